import type { Id } from '../../kernel/id.ts';
import { sumOfHours } from '../../labour/worked-hours.ts';
import type { ProjectState } from '../../state.ts';
import { crewDay, saidRates } from '../crew-rates.ts';
import { type DayCrew, dayCrewOf } from '../day-crew.ts';
import { type CostRow, costRow, dearestFirst, type TableLine } from './cost-row.ts';
import type { workHours } from './work-hours.ts';

/**
 * CO16: what each person is paid, work and waiting. Of the crew, who is paid by one day of all of them (CO4), each has the
 * share of it that their own day is; whose day nobody has said are one row.
 */
export function byPerson(
  state: ProjectState,
  lines: readonly TableLine[],
  hours: ReturnType<typeof workHours>,
): CostRow[] {
  const cast = lines.filter(({ kind }) => kind === 'castWork' || kind === 'castHold');
  const actors = [...Map.groupBy(cast, ({ of }) => of!)].map(([id, own]) => {
    const person = state.character.get(id);
    const name = person?.actorName || person?.name || '배우';
    const about = person?.actorName ? person.name : '배우 미정';
    const count = (kind: TableLine['kind']): number => own.filter((line) => line.kind === kind).length;
    const work = { days: count('castWork'), held: count('castHold'), hours: null };
    return costRow({ key: id, name, about }, own, work);
  });
  return [...dearestFirst(actors), ...crewRows(state, lines, hours)];
}

/** Of the crew: those who have said what they are paid by their ids, all others by null. */
interface CrewShare {
  readonly parts: Pick<TableLine, 'kind' | 'won' | 'usual'>[];
  readonly days: Set<Id>;
}

/** CO19: who works with one unit alone has a share of its days, and of no others. */
function crewRows(
  state: ProjectState,
  lines: readonly TableLine[],
  hours: ReturnType<typeof workHours>,
): CostRow[] {
  const shares = new Map<Id | null, CrewShare>();
  const ofCrew = lines.filter(({ kind }) => kind === 'crew' || kind === 'overtime');
  const groups = Map.groupBy(ofCrew, ({ dayId }) => crewKey(crewOf(state, dayId)));
  for (const own of groups.values()) shareLines(state, own, shares);
  const { known, unpriced } = crewDay(state);
  return [...shares].flatMap(([id, { parts, days }]) => {
    const said =
      id === null ? { key: 'crew', name: othersName(known.size, unpriced), about: '' } : crewName(state, id);
    const worked = [...days].flatMap((dayId) => hours.get(dayId) ?? []);
    const row = costRow(said, parts, { days: worked.length, held: 0, hours: sumOfHours(worked) });
    return row.won === 0 ? [] : [row];
  });
}

const crewOf = (state: ProjectState, dayId: Id | null): DayCrew | undefined => {
  const day = state.timetable.get(dayId ?? '');
  return day && dayCrewOf(state, day);
};
const crewKey = (who: DayCrew | undefined): string => (who ? `${who.unit} ${who.withShared}` : '');

/** What is paid to the crew on days that the same of them work. */
function shareLines(
  state: ProjectState,
  lines: readonly TableLine[],
  shares: Map<Id | null, CrewShare>,
): void {
  const days = lines.flatMap(({ dayId }) => dayId ?? []);
  const { known, others } = crewDay(state, crewOf(state, days[0] ?? null));
  const usualOthers = saidRates(state).crewDay === null ? ('all' as const) : ('none' as const);
  const paid = [
    ...[...known].map(([id, won]) => ({ id, won, usual: 'none' as const })),
    { id: null, won: others, usual: usualOthers },
  ].filter(({ won }) => won > 0);
  const parts = (['crew', 'overtime'] as const).map((kind) => ({
    kind,
    won: shareOut(
      lines.filter((line) => line.kind === kind).reduce((sum, { won }) => sum + won, 0),
      paid.map(({ won }) => won),
    ),
  }));
  for (const [i, { id, usual }] of paid.entries()) {
    const share = shares.get(id) ?? { parts: [], days: new Set() };
    shares.set(id, share);
    share.parts.push(...parts.map(({ kind, won }) => ({ kind, won: won[i]!, usual })));
    for (const dayId of days) share.days.add(dayId);
  }
}

/** A whole amount in whole parts, in proportion: what one is rounded by the next one takes along. */
export function shareOut(won: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [weight, given] = [0, 0];
  return weights.map((own) => {
    weight += own;
    const part = Math.round((won * weight) / all) - given;
    given += part;
    return part;
  });
}

const othersName = (known: number, unpriced: number): string =>
  known === 0 ? '스태프 전체' : `그 밖의 스태프 ${unpriced}명`;

function crewName(state: ProjectState, crewId: string): Pick<CostRow, 'key' | 'name' | 'about'> {
  const person = state.crew.get(crewId);
  const team = state.crewTeam.get(person?.crewTeamId ?? '')?.name ?? '';
  const about = [team, person?.roleTitle].filter(Boolean).join(' · ');
  return { key: crewId, name: person?.name ?? '스태프', about };
}
