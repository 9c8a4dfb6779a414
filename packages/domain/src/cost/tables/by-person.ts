import { sumOfHours } from '../../labour/worked-hours.ts';
import type { ProjectState } from '../../state.ts';
import { crewDay } from '../crew-rates.ts';
import { type CostRow, type CostWork, costRow, dearestFirst, type TableLine } from './cost-row.ts';
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
  const work = { days: hours.size, held: 0, hours: sumOfHours(hours.values()) };
  return [...dearestFirst(actors), ...crewRows(state, lines, work)];
}

function crewRows(state: ProjectState, lines: readonly TableLine[], work: CostWork): CostRow[] {
  const { known, unpriced, others } = crewDay(state);
  const shares = [
    ...[...known].map(([id, won]) => ({ id, won, usual: 'none' as const })),
    { id: null, won: others, usual: state.costRates.size === 0 ? ('all' as const) : ('none' as const) },
  ].filter(({ won }) => won > 0);
  const parts = (['crew', 'overtime'] as const).map((kind) => ({
    kind,
    won: shareOut(
      lines.filter((line) => line.kind === kind).reduce((sum, { won }) => sum + won, 0),
      shares.map(({ won }) => won),
    ),
  }));
  const rows = shares.map(({ id, usual }, i) =>
    costRow(
      id === null ? { key: 'crew', name: othersName(known.size, unpriced), about: '' } : crewName(state, id),
      parts.map(({ kind, won }) => ({ kind, won: won[i]!, usual })),
      work,
    ),
  );
  return rows.filter(({ won }) => won !== 0);
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
