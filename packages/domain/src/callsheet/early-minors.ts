import { minorOf } from '../checks/check-labour.ts';
import { formatClock, parseClock } from '../kernel/clock.ts';
import { isEveOfFreeDay } from '../kernel/holidays.ts';
import { MORNING, nightRule } from '../labour/check-minor.ts';
import type { Severity } from '../labour/labour-rule.ts';
import { rulesInForce } from '../labour/rules-in-force.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { CastCallLine } from './callsheet-view.ts';

/** A minor who is called before the morning. */
export interface EarlyMinor {
  readonly characterId: string;
  readonly severity: Severity;
  readonly message: string;
}

/**
 * CS106: the board knows a minor's day from their first scene; the sheet calls them before that, for make-up. Who begins
 * to play in the night is told by the board already.
 */
export function earlyMinors(
  state: ProjectState,
  { projectId, tableDate }: Pick<Timetable, 'projectId' | 'tableDate'>,
  calls: readonly CastCallLine[],
): readonly EarlyMinor[] {
  const rules = rulesInForce(state.project.get(projectId)?.labourRules);
  return calls.flatMap(({ characterId, character, actor, arrival, shoot }) => {
    const person = state.character.get(characterId);
    const [called, first] = [parseClock(arrival), parseClock(shoot)];
    if (!person || called === null || called >= MORNING || (first !== null && first < MORNING)) return [];
    const minor = minorOf(person);
    const rule = nightRule(minor, tableDate, rules, isEveOfFreeDay(tableDate));
    if (!rule) return [];
    const age = minor.classOn(tableDate) === 'under15' ? '15세 미만은' : '19세 미만은';
    const who = actor ? `${character}(${actor})` : character;
    const message = `${who}의 도착이 ${arrival}이에요. ${age} ${formatClock(MORNING)} 전에는 일할 수 없어요.`;
    return { characterId, severity: rule.severity, message };
  });
}
