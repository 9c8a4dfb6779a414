import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import type { Blocker, LeftOver } from '../solve/left-over.ts';
import { dayLabel } from './say-refusal.ts';

/** The name of whom or what a rule concerns; the id where the problem has no name. */
export function whoLabel({ people, places, elements }: ScheduleProblem, id: string | null): string {
  const found = [...people, ...places, ...elements].find((one) => one.id === id);
  return found?.name ?? id ?? '';
}

/** What stands in a scene's way, and what would free it: sentences. */
export function sayLeftOver(problem: ScheduleProblem, { nowhere, blockers }: LeftOver): string[] {
  if (blockers.length === 0)
    return ['찾은 시간 안에는 들어갈 자리가 없었어요. 더 오래 찾거나 촬영일을 늘려 보세요.'];
  return blockers.map((blocker) => (nowhere ? sayEverywhere(problem, blocker) : sayOnDay(problem, blocker)));
}

function sayEverywhere(problem: ScheduleProblem, { rule, who, by }: Blocker): string {
  const name = whoLabel(problem, who);
  switch (rule) {
    case 'noDays':
      return '촬영일이 없어요. 촬영일을 먼저 만들어 주세요.';
    case 'lockedDays':
      return '모든 촬영일이 잠겨 있어요. 하루라도 잠금을 풀어 주세요.';
    case 'dayLength':
      return `하루에 찍기에는 너무 길어요. ${minutes(by)} 줄이거나 씬을 나눠 주세요.`;
    case 'peopleAvailable':
      return `배우 ${name}: 이 씬을 찍을 수 있는 날이 없어요. 가능한 날을 늘려 주세요.`;
    case 'placesAvailable':
      return `장소 ${name}: 이 씬을 찍을 수 있는 날이 없어요. 가능한 날을 늘려 주세요.`;
    case 'elementsAvailable':
      return `${name}: 이 씬을 찍을 수 있는 날이 없어요. 가능한 날을 늘려 주세요.`;
    case 'light':
      return '어느 날에도 필요한 빛이 이 씬의 길이만큼 이어지지 않아요. 씬을 나누거나 시간대를 바꿔 주세요.';
    case 'break':
      return `하루에 찍으려면 쉬는 시간이 ${minutes(by)} 모자라요. 씬을 나눠 주세요.`;
    case 'minorHours':
      return `배우 ${name}: 미성년자가 촬영할 수 있는 시간을 벗어나요.`;
    default:
      return `${RULES[rule] ?? rule} 규칙 때문에 들어갈 날이 없어요.`;
  }
}

function sayOnDay(problem: ScheduleProblem, { rule, who, by, day }: Blocker): string {
  const date = day ? dayLabel(problem, day) : '';
  const name = whoLabel(problem, who);
  switch (rule) {
    case 'dayLength':
      return `${date}: 하루 길이가 ${minutes(by)} 모자라요. 그만큼 늘리거나 다른 씬을 옮기면 들어가요.`;
    case 'scenesPerDay':
      return `${date}: 하루 씬 수를 ${by}개 넘어요. 그날의 다른 씬을 옮기면 들어가요.`;
    case 'peopleAvailable':
      return `${date}: 배우 ${name} 일정이 맞지 않아요. 그날 가능해지면 들어가요.`;
    case 'placesAvailable':
      return `${date}: 장소 ${name} 일정이 맞지 않아요. 그날 가능해지면 들어가요.`;
    case 'elementsAvailable':
      return `${date}: ${name} 일정이 맞지 않아요. 그날 가능해지면 들어가요.`;
    case 'restCrew':
      return `${date} 앞뒤로 스태프 휴식이 ${minutes(by)} 모자라요. 뒤에 오는 콜타임을 늦추면 들어가요.`;
    case 'restCast':
      return `${date} 앞뒤로 배우 ${name} 휴식이 ${minutes(by)} 모자라요. 이 배우의 뒤에 오는 씬을 늦추면 들어가요.`;
    case 'weekHours':
      return `${date}이 든 주: 주간 시간이 ${minutes(by)} 넘어요. 그 주의 다른 씬을 옮기면 들어가요.`;
    case 'weeklyDayOff':
      return `${date}이 든 주: 쉬는 날이 ${by}일 모자라요. 그 주의 하루를 비우면 들어가요.`;
    case 'light':
      return `${date}: 빛이 맞지 않아요. 콜타임을 바꾸거나 다른 씬을 옮기면 들어가요.`;
    case 'minorDay':
    case 'minorWeek':
      return `${date}: 미성년 배우 ${name}의 시간이 ${minutes(by)} 넘어요. 이 배우의 다른 씬을 옮기면 들어가요.`;
    case 'precedence':
      return `${date}: 먼저 찍어야 하는 씬과 순서가 맞지 않아요. 그 씬을 앞당기면 들어가요.`;
    case 'meal':
      return `${date}: 식사가 ${minutes(by)} 늦어져요. 앞뒤 씬의 순서를 바꾸거나 다른 씬을 옮기면 들어가요.`;
    case 'break':
      return `${date}: 쉬는 시간이 ${minutes(by)} 모자라요. 다른 씬을 옮기면 들어가요.`;
    case 'minorHours':
      return `${date}: 미성년 배우 ${name}의 촬영 시간대를 벗어나요. 이 씬을 더 이른 시간에 찍으면 들어가요.`;
    case 'onePlaceAtOnce':
      return `${date}: ${name}, 두 팀에서 함께 필요해요. 한 팀의 씬을 옮기면 들어가요.`;
    case 'sameDay':
    case 'together':
      return `${date}: 함께 찍기로 한 씬과 떨어져요. 그 씬들을 같은 날로 옮기면 들어가요.`;
    case 'differentDays':
      return `${date}: 다른 날 찍기로 한 씬이 있어요. 그 씬을 다른 날로 옮기면 들어가요.`;
    case 'pin':
      return `${date}: 고정한 순서나 시각과 맞지 않아요. 고정을 풀면 들어가요.`;
    default:
      return `${date}: ${RULES[rule] ?? rule} 규칙에 걸려요.`;
  }
}

/** Names of rules as a person reads them. */
export const RULES: Readonly<Record<string, string>> = {
  dayLength: '하루 길이',
  scenesPerDay: '하루 씬 수',
  light: '빛',
  peopleAvailable: '배우 일정',
  placesAvailable: '장소 일정',
  elementsAvailable: '준비물 일정',
  onePlaceAtOnce: '동시 출연',
  restCrew: '스태프 휴식',
  restCast: '배우 휴식',
  weekHours: '주간 시간',
  weeklyDayOff: '주휴일',
  meal: '식사',
  break: '휴게 시간',
  minorHours: '미성년자 촬영 시간대',
  minorDay: '미성년자 하루 시간',
  minorWeek: '미성년자 주간 시간',
  precedence: '촬영 순서',
  pin: '고정',
  sameDay: '같은 날',
  differentDays: '다른 날',
  together: '이어서',
};

/** `90` → `1시간 30분`. */
export function minutes(count: number): string {
  const whole = Math.max(1, Math.round(count));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [hours > 0 ? `${hours}시간` : '', rest > 0 ? `${rest}분` : '']
    .filter((part) => part !== '')
    .join(' ');
}
