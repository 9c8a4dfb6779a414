import { describe, expect, it } from 'vitest';
import { checkMinorDay, checkMinorWeeks, type Minor } from './check-minor.ts';
import { checkRestBetweenDays } from './check-rest-between-days.ts';
import { checkWeeks } from './check-weeks.ts';
import { checkWorkDay } from './check-work-day.ts';
import { LABOUR_RULE_IDS, LABOUR_RULES } from './labour-rules.ts';
import { paidMinutes } from './paid-minutes.ts';
import { labourOverridesSchema, rulesInForce } from './rules-in-force.ts';
import { type WorkDay, workedMinutes } from './work-day.ts';

const H = 60;
const rules = rulesInForce();
/** Days and weeks together. */
const checkMinor = (
  days: readonly WorkDay[],
  minor: Minor,
  of: typeof rules,
  noSchoolNextDay: (date: string) => boolean,
) => [
  ...days.flatMap((one) => checkMinorDay(one, minor, of, noSchoolNextDay(one.date))),
  ...checkMinorWeeks(days, minor, of),
];
const meal = (start: number, minutes = 60) => ({ kind: 'meal' as const, start, end: start + minutes });
const day = (date: string, start: number, end: number, change: Partial<WorkDay> = {}): WorkDay => ({
  date,
  start,
  end,
  pauses: [meal(start + 5 * H)],
  shooting: true,
  holiday: false,
  ...change,
});
const ids = (breaches: readonly { ruleId: string }[]): string[] => breaches.map(({ ruleId }) => ruleId);

describe('the rule set', () => {
  it('names for every rule its source, its date and when to look again', () => {
    for (const id of LABOUR_RULE_IDS) {
      const rule = LABOUR_RULES[id];
      expect(rule.id).toBe(id);
      expect(rule.source).not.toBe('');
      expect(Date.parse(rule.checkBy)).toBeGreaterThan(Date.parse(rule.date));
    }
  });

  it('LB1: takes a production’s own value and severity, and keeps the source', () => {
    const own = rulesInForce({ shootDay: { value: 10 * H }, restBetweenDays: { severity: 'hard' } });
    expect(own.shootDay).toEqual({ ...LABOUR_RULES.shootDay, value: 10 * H });
    expect(own.restBetweenDays.severity).toBe('hard');
    expect(own.dayHours).toEqual(LABOUR_RULES.dayHours);
    expect(labourOverridesSchema.safeParse({ noSuchRule: { value: 1 } }).success).toBe(false);
  });

  it('LB1: has minors, a rest under 8 h, the 12-hour day, the 52-hour week and a struck set as hard, everything else as soft', () => {
    const hard = LABOUR_RULE_IDS.filter((id) => LABOUR_RULES[id].severity === 'hard');
    expect(hard).toEqual([
      'weekExtension',
      'shootDay',
      'leastRestBetweenDays',
      'setStruck',
      ...LABOUR_RULE_IDS.filter((id) => id.startsWith('under1')),
    ]);
  });
});

describe('a day of work', () => {
  it('LB2: counts from call to release, less meals and rests', () => {
    const pauses = [meal(13 * H), { kind: 'rest' as const, start: 17 * H, end: 17 * H + 30 }];
    expect(workedMinutes(day('2026-12-01', 8 * H, 20 * H, { pauses }))).toBe(10 * H + 30);
  });

  it('LB3: holds 12 h on a shooting day and 10 h on another, to the minute', () => {
    expect(checkWorkDay(day('2026-12-01', 7 * H, 20 * H), rules)).toEqual([]);
    const over = checkWorkDay(day('2026-12-01', 7 * H, 20 * H + 1), rules);
    expect(over).toMatchObject([{ ruleId: 'shootDay', value: 721, limit: 720, dates: ['2026-12-01'] }]);
    expect(ids(checkWorkDay(day('2026-12-01', 7 * H, 18 * H + 1, { shooting: false }), rules))).toEqual([
      'otherDay',
    ]);
  });

  it('LB4: wants half an hour of breaks in four hours and an hour in eight', () => {
    const none = { pauses: [] };
    expect(checkWorkDay(day('2026-12-01', 8 * H, 12 * H - 1, none), rules)).toEqual([]);
    expect(ids(checkWorkDay(day('2026-12-01', 8 * H, 12 * H, none), rules))).toEqual(['breakPerFourHours']);
    // Exactly eight hours are worked, of nine.
    const two = { pauses: [meal(12 * H, 30), { kind: 'rest' as const, start: 14 * H, end: 14 * H + 29 }] };
    expect(ids(checkWorkDay(day('2026-12-01', 8 * H, 16 * H + 59, two), rules))).toEqual([
      'breakPerEightHours',
    ]);
    const short = { pauses: [meal(12 * H, 45)] };
    expect(checkWorkDay(day('2026-12-01', 8 * H, 17 * H, short), rules)).toMatchObject([
      { ruleId: 'breakPerEightHours', value: 45, limit: 60 },
    ]);
  });

  it('LB5: wants the first meal within six hours of the call, on a day that lasts longer', () => {
    expect(
      ids(checkWorkDay(day('2026-12-01', 8 * H, 16 * H, { pauses: [meal(14 * H + 1)] }), rules)),
    ).toEqual(['mealWithin']);
    expect(checkWorkDay(day('2026-12-01', 8 * H, 16 * H, { pauses: [meal(14 * H)] }), rules)).toEqual([]);
  });
});

describe('a meal', () => {
  const eating = (...minutes: number[]) => ({
    pauses: minutes.map((length, i) => meal((12 + 5 * i) * H, length)),
  });

  it('LB5: takes half an hour, each of them', () => {
    expect(checkWorkDay(day('2026-12-01', 8 * H, 20 * H, eating(60, 30)), rules)).toEqual([]);
    expect(checkWorkDay(day('2026-12-01', 8 * H, 20 * H, eating(60, 29)), rules)).toMatchObject([
      { ruleId: 'mealLength', severity: 'soft', value: 29, limit: 30 },
    ]);
  });

  it('LB5: is not missed on a day that ends six hours after its call', () => {
    const rest = { pauses: [{ kind: 'rest' as const, start: 10 * H, end: 10 * H + 30 }] };
    expect(checkWorkDay(day('2026-12-01', 8 * H, 14 * H, rest), rules)).toEqual([]);
    expect(checkWorkDay(day('2026-12-01', 8 * H, 14 * H + 1, rest), rules)).toMatchObject([
      { ruleId: 'mealWithin', message: '14:01까지 식사가 없어요.' },
    ]);
  });
});

describe('several days', () => {
  it('LB6: wants 11 h between release and call; under 8 h it is the harder rule alone', () => {
    const rest = (call: number) =>
      checkRestBetweenDays([day('2026-12-02', call, 20 * H), day('2026-12-01', 9 * H, 24 * H)], rules);
    expect(rest(11 * H)).toEqual([]);
    expect(rest(11 * H - 1)).toMatchObject([
      { ruleId: 'restBetweenDays', severity: 'soft', value: 659, dates: ['2026-12-01', '2026-12-02'] },
    ]);
    expect(rest(8 * H)).toMatchObject([{ ruleId: 'restBetweenDays' }]);
    expect(rest(8 * H - 1)).toMatchObject([{ ruleId: 'leastRestBetweenDays', severity: 'hard', limit: 480 }]);
  });

  it('LB7, LB8: counts Monday to Sunday: 52 h at most, and a day off', () => {
    const week = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
    const long = week.map((date) => day(date, 8 * H, 19 * H + 24));
    expect(checkWeeks(long, rules)).toEqual([]);
    const longer = [...long, day('2026-12-05', 8 * H, 8 * H + 5, { pauses: [] })];
    expect(checkWeeks(longer, rules)).toMatchObject([
      { ruleId: 'weekExtension', value: 52 * H + 5, limit: 52 * H },
    ]);
    // Sunday is the last day of its week, Monday the first of the next.
    const short = (date: string) => day(date, 8 * H, 8 * H + 5, { pauses: [] });
    expect(ids(checkWeeks([...long, short('2026-12-06')], rules))).toEqual(['weekExtension']);
    expect(checkWeeks([...long, short('2026-11-29'), short('2026-12-07')], rules)).toEqual([]);
    const seven = [...week, '2026-12-05', '2026-12-06'].map((date) => day(date, 9 * H, 12 * H));
    expect(ids(checkWeeks(seven, rules))).toEqual(['weeklyDayOff']);
    expect(checkWeeks([...seven.slice(1), day('2026-12-07', 9 * H, 12 * H)], rules)).toEqual([]);
  });
});

describe('minors', () => {
  const child: Minor = { classOn: () => 'under15', nightConsent: false, extensionAgreed: false };
  const youth: Minor = { classOn: () => 'under19', nightConsent: false, extensionAgreed: false };
  const evening = (end: number) => [day('2026-12-04', 18 * H, end, { pauses: [] })];

  it('LB9: ends the day of a child at 22:00, at 24:00 with consent and no school', () => {
    const free = (is: boolean) => () => is;
    expect(checkMinor(evening(22 * H), child, rules, free(true))).toEqual([]);
    expect(ids(checkMinor(evening(22 * H + 1), child, rules, free(true)))).toEqual(['under15NightFrom']);
    const agreed = { ...child, nightConsent: true };
    expect(checkMinor(evening(24 * H), agreed, rules, free(true))).toEqual([]);
    expect(ids(checkMinor(evening(24 * H), agreed, rules, free(false)))).toEqual(['under15NightFrom']);
    expect(ids(checkMinor(evening(24 * H + 1), agreed, rules, free(true)))).toEqual([
      'under15NightByConsent',
    ]);
    const morning = (start: number) =>
      checkMinor([day('2026-12-04', start, 9 * H)], child, rules, free(false));
    expect(morning(6 * H)).toEqual([]);
    expect(morning(6 * H - 1)).toMatchObject([{ ruleId: 'under15NightFrom', value: 359, limit: 360 }]);
  });

  it('LB9: lets a youth work by night by consent', () => {
    expect(ids(checkMinor(evening(25 * H), youth, rules, () => false))).toEqual(['under19NightFrom']);
    expect(checkMinor(evening(25 * H), { ...youth, nightConsent: true }, rules, () => false)).toEqual([]);
  });

  it('LB10: gives a youth eight hours a day, and one more by agreement, to the minute', () => {
    const long = (minutes: number, minor: Minor) =>
      checkMinor([day('2026-12-01', 9 * H, 9 * H + minutes, { pauses: [] })], minor, rules, () => false);
    const agreed = { ...youth, extensionAgreed: true };
    expect(long(8 * H, youth)).toEqual([]);
    expect(long(8 * H + 1, youth)).toMatchObject([
      { ruleId: 'under19DayExtension', severity: 'hard', limit: 480 },
    ]);
    expect(long(9 * H, agreed)).toEqual([]);
    expect(long(9 * H + 1, agreed)).toMatchObject([
      { ruleId: 'under19DayExtension', value: 541, limit: 540 },
    ]);
    expect(long(12 * H, child)).toEqual([]);
  });

  it('LB10: holds 35 h a week under 15, 40 h above, and 46 h by agreement', () => {
    const week = (hours: number) =>
      ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'].map((date) =>
        day(date, 9 * H, 9 * H + (hours / 6) * H, { pauses: [] }),
      );
    const found = (hours: number, minor: Minor) => ids(checkMinor(week(hours), minor, rules, () => false));
    expect(found(35, child)).toEqual([]);
    expect(found(36, child)).toEqual(['under15Week']);
    expect(found(40, youth)).toEqual([]);
    expect(found(41, youth)).toEqual(['under19Week']);
    expect(found(46, { ...youth, extensionAgreed: true })).toEqual([]);
    expect(found(47, { ...youth, extensionAgreed: true })).toEqual(['under19Week']);
  });
});

describe('LB13: a birthday among the days', () => {
  const turns = (date: string): Minor => ({
    classOn: (day) => (day < date ? 'under15' : 'under19'),
    ...{ nightConsent: true, extensionAgreed: false },
  });
  const grown = (date: string): Minor => ({
    classOn: (day) => (day < date ? 'under19' : 'none'),
    ...{ nightConsent: false, extensionAgreed: false },
  });

  it('holds each day to the age of that day', () => {
    const nights = ['2026-12-01', '2026-12-02'].map((date) => day(date, 18 * H, 25 * H, { pauses: [] }));
    const found = (minor: Minor) =>
      checkMinor(nights, minor, rules, () => false).map(({ ruleId, dates }) => [ruleId, dates]);
    expect(found(turns('2026-12-02'))).toEqual([['under15NightFrom', ['2026-12-01']]]);
    expect(found(grown('2026-12-02'))).toEqual([['under19NightFrom', ['2026-12-01']]]);
    const long = [day('2026-12-01', 9 * H, 18 * H, { pauses: [] })];
    expect(ids(checkMinor(long, turns('2026-12-01'), rules, () => false))).toEqual(['under19DayExtension']);
    expect(checkMinor(long, turns('2026-12-02'), rules, () => false)).toEqual([]);
    expect(checkMinor(long, grown('2026-12-01'), rules, () => false)).toEqual([]);
  });

  it('holds its week to 35 h before it, and all of it to 40 h', () => {
    const week = (...hours: number[]) =>
      hours.map((count, i) => day(`2026-12-0${i + 1}`, 9 * H, 9 * H + count * H, { pauses: [] }));
    const found = (minor: Minor, ...hours: number[]) =>
      checkMinor(week(...hours), minor, rules, () => false)
        .filter(({ ruleId }) => ruleId.endsWith('Week'))
        .map(({ ruleId, value }) => [ruleId, value / H]);
    const fourth = turns('2026-12-04');
    expect(found(fourth, 12, 12, 11, 5)).toEqual([]);
    expect(found(fourth, 12, 12, 12, 4)).toEqual([['under15Week', 36]]);
    expect(found(fourth, 12, 12, 10, 7)).toEqual([['under19Week', 41]]);
    // Who is grown counts no hours any more.
    expect(found(grown('2026-12-04'), 12, 12, 12, 12)).toEqual([]);
    expect(found(grown('2026-12-05'), 12, 12, 12, 12)).toEqual([['under19Week', 48]]);
  });
});

describe('LB11: paid minutes', () => {
  it('adds half for what goes beyond eight hours and again for the night', () => {
    expect(paidMinutes(day('2026-12-01', 9 * H, 18 * H), rules)).toEqual({
      worked: 480,
      overtime: 0,
      night: 0,
      paid: 480,
    });
    expect(paidMinutes(day('2026-12-01', 13 * H, 24 * H), rules)).toEqual({
      worked: 600,
      overtime: 120,
      night: 120,
      paid: 600 + 60 + 60,
    });
  });

  it('pays twice beyond the longest day of the contract', () => {
    expect(paidMinutes(day('2026-12-01', 6 * H, 20 * H), rules).paid).toBe(13 * H + 2 * H + H);
  });

  it('never pays the hours beyond the longest day worse than the overtime before them', () => {
    const dear = rulesInForce({ overtimePremium: { value: 150 } });
    expect(paidMinutes(day('2026-12-01', 6 * H, 20 * H), dear).paid).toBe(13 * H + 5 * H * 1.5);
  });

  it('pays a longest day that is shorter than eight hours twice beyond it, and nothing besides', () => {
    const short = rulesInForce({ shootDay: { value: 7 * H } });
    expect(paidMinutes(day('2026-12-01', 9 * H, 19 * H), short).paid).toBe(9 * H + 2 * H);
  });

  it('pays holidays half as much again, and twice beyond eight hours', () => {
    const holiday = day('2026-12-25', 9 * H, 20 * H, { holiday: true });
    expect(paidMinutes(holiday, rules).paid).toBe(10 * H + 4 * H + 2 * H);
  });

  it('counts the small hours as night, less a meal in them', () => {
    const night = day('2026-12-01', 20 * H, 28 * H, { pauses: [meal(24 * H)] });
    expect(paidMinutes(night, rules).night).toBe(5 * H);
  });
});
