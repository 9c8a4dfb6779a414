import type { Breach } from '../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { dayLabel, sceneLabel } from './say-refusal.ts';
import { minutes, RULES, whoLabel } from './say-rule.ts';

/** What a plan breaks, as a line: `12월 4일: 하루 길이 1시간 20분 넘음`. */
export function sayBreach(problem: ScheduleProblem, breach: Breach): string {
  const day = breach.days.at(-1);
  const where = day ? `${dayLabel(problem, day)}: ` : '';
  const name = whoLabel(problem, breach.who);
  const scenes = breach.scenes.map((id) => sceneLabel(problem, id)).join(', ');
  const much = minutes(breach.by);
  switch (breach.rule) {
    case 'dayLength':
      return `${where}하루 길이 ${much} 넘음`;
    case 'restCrew':
      return `${where}${breach.days.length > 1 ? '앞날과' : '앞뒤 날과'} 사이 휴식 ${much} 모자람`;
    case 'restCast':
      return `${where}${name} 휴식 ${much} 모자람`;
    case 'weekHours':
      return `${where.replace(': ', '이 든 주: ')}한 주 ${much} 넘음`;
    case 'weeklyDayOff':
      return `${where.replace(': ', '이 든 주: ')}쉬는 날 없음`;
    case 'meal':
      return `${where}식사 ${much} 늦음`;
    case 'break':
      return `${where}휴식 ${much} 모자람`;
    case 'minorDay':
    case 'minorWeek':
      return `${where}미성년 ${name} ${much} 넘음`;
    case 'minorHours':
      return `${where}미성년 ${name} 밤 시간 (${scenes})`;
    case 'peopleAvailable':
    case 'placesAvailable':
    case 'elementsAvailable':
      return `${where}${name} 불가 (${scenes})`;
    default:
      return `${where}${RULES[breach.rule] ?? breach.rule} 맞지 않음${scenes ? ` (${scenes})` : ''}`;
  }
}
