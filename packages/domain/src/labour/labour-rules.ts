import type { LabourRule } from './labour-rule.ts';

const HOUR = 60;
const READ = { date: '2026-11-01', checkBy: '2027-06-30' } as const;
const LABOUR_ACT = { kind: 'law', severity: 'soft', ...READ } as const;
const MINORS_ACT = { kind: 'law', severity: 'hard', ...READ } as const;
const CONTRACT = {
  kind: 'contract',
  severity: 'soft',
  source: '영화 스태프 표준근로계약서',
  ...READ,
} as const;
const PRACTICE = { kind: 'practice', source: '현장 관행', ...READ } as const;

const under15 = '대중문화예술산업발전법 제22조';
const under19 = '대중문화예술산업발전법 제23조';

/**
 * The working-time rules that a Korean production plans by, as data. Not legal advice: each says where it is from and
 * by when it should be looked at again, and a production can set its own value and severity (LB1).
 */
export const LABOUR_RULES = {
  dayHours: {
    ...LABOUR_ACT,
    id: 'dayHours',
    name: '하루 소정근로',
    value: 8 * HOUR,
    unit: 'minutes',
    source: '근로기준법 제50조',
  },
  weekHours: {
    ...LABOUR_ACT,
    id: 'weekHours',
    name: '주 소정근로',
    value: 40 * HOUR,
    unit: 'minutesAWeek',
    source: '근로기준법 제50조',
  },
  weekExtension: {
    ...LABOUR_ACT,
    id: 'weekExtension',
    severity: 'hard',
    name: '주 연장근로 한도',
    value: 12 * HOUR,
    unit: 'minutesAWeek',
    source: '근로기준법 제53조',
  },
  breakPerFourHours: {
    ...LABOUR_ACT,
    id: 'breakPerFourHours',
    name: '4시간마다 휴게',
    value: 30,
    unit: 'minutes',
    source: '근로기준법 제54조',
  },
  breakPerEightHours: {
    ...LABOUR_ACT,
    id: 'breakPerEightHours',
    name: '8시간마다 휴게',
    value: 60,
    unit: 'minutes',
    source: '근로기준법 제54조',
  },
  weeklyDayOff: {
    ...LABOUR_ACT,
    id: 'weeklyDayOff',
    name: '주휴일',
    value: 1,
    unit: 'daysAWeek',
    source: '근로기준법 제55조',
  },
  overtimePremium: {
    ...LABOUR_ACT,
    id: 'overtimePremium',
    name: '연장근로 가산',
    value: 50,
    unit: 'percent',
    source: '근로기준법 제56조',
  },
  nightPremium: {
    ...LABOUR_ACT,
    id: 'nightPremium',
    name: '야간근로 가산 (22:00–06:00)',
    value: 50,
    unit: 'percent',
    source: '근로기준법 제56조',
  },
  holidayPremium: {
    ...LABOUR_ACT,
    id: 'holidayPremium',
    name: '휴일근로 가산 (8시간까지)',
    value: 50,
    unit: 'percent',
    source: '근로기준법 제56조',
  },
  holidayLongPremium: {
    ...LABOUR_ACT,
    id: 'holidayLongPremium',
    name: '휴일근로 가산 (8시간 초과)',
    value: 100,
    unit: 'percent',
    source: '근로기준법 제56조',
  },
  shootDay: {
    ...CONTRACT,
    id: 'shootDay',
    severity: 'hard',
    name: '촬영일 최장 시간',
    value: 12 * HOUR,
    unit: 'minutes',
  },
  shootDayFactor: {
    ...CONTRACT,
    id: 'shootDayFactor',
    name: '촬영일 최장 시간을 넘긴 임금',
    value: 2,
    unit: 'times',
  },
  otherDay: { ...CONTRACT, id: 'otherDay', name: '비촬영일 최장 시간', value: 10 * HOUR, unit: 'minutes' },
  restBetweenDays: {
    ...PRACTICE,
    id: 'restBetweenDays',
    severity: 'soft',
    name: '일과 사이 휴식',
    value: 11 * HOUR,
    unit: 'minutes',
  },
  leastRestBetweenDays: {
    ...PRACTICE,
    id: 'leastRestBetweenDays',
    severity: 'hard',
    name: '일과 사이 최소 휴식',
    value: 8 * HOUR,
    unit: 'minutes',
  },
  mealWithin: {
    ...PRACTICE,
    id: 'mealWithin',
    severity: 'soft',
    name: '집합 후 식사까지',
    value: 6 * HOUR,
    unit: 'minutes',
  },
  mealLength: {
    ...PRACTICE,
    id: 'mealLength',
    severity: 'soft',
    name: '한 끼 식사 시간',
    value: 30,
    unit: 'minutes',
  },
  setStruck: {
    ...PRACTICE,
    id: 'setStruck',
    severity: 'hard',
    name: '세트 철거일 뒤 촬영',
    value: 0,
    unit: 'days',
  },
  under15NightFrom: {
    ...MINORS_ACT,
    id: 'under15NightFrom',
    name: '15세 미만 야간 금지 시작',
    value: 22 * HOUR,
    unit: 'clock',
    source: under15,
  },
  under15NightByConsent: {
    ...MINORS_ACT,
    id: 'under15NightByConsent',
    name: '15세 미만 야간 금지 시작 (다음 날 등교 없음, 본인·보호자 동의)',
    value: 24 * HOUR,
    unit: 'clock',
    source: under15,
  },
  under15Week: {
    ...MINORS_ACT,
    id: 'under15Week',
    name: '15세 미만 주 최장 시간',
    value: 35 * HOUR,
    unit: 'minutesAWeek',
    source: under15,
  },
  under19Week: {
    ...MINORS_ACT,
    id: 'under19Week',
    name: '15세 이상 19세 미만 주 최장 시간',
    value: 40 * HOUR,
    unit: 'minutesAWeek',
    source: under19,
  },
  under19WeekExtension: {
    ...MINORS_ACT,
    id: 'under19WeekExtension',
    name: '15세 이상 19세 미만 주 연장 한도 (합의)',
    value: 6 * HOUR,
    unit: 'minutesAWeek',
    source: under19,
  },
  under19DayExtension: {
    ...MINORS_ACT,
    id: 'under19DayExtension',
    name: '15세 이상 19세 미만 하루 연장 한도 (합의)',
    value: 1 * HOUR,
    unit: 'minutes',
    source: under19,
  },
  under19NightFrom: {
    ...MINORS_ACT,
    id: 'under19NightFrom',
    name: '15세 이상 19세 미만 야간 금지 시작 (동의가 없을 때)',
    value: 22 * HOUR,
    unit: 'clock',
    source: under19,
  },
} as const satisfies Record<string, LabourRule>;

export type LabourRuleId = keyof typeof LABOUR_RULES;
export const LABOUR_RULE_IDS = Object.keys(LABOUR_RULES) as LabourRuleId[];

/** Shown wherever the rules are. */
export const LABOUR_NOTICE = '법률 자문이 아닙니다.';
