import type { FrozenSheet } from '../callsheet/issue/frozen-sheet.ts';
import { type ClockMinutes, parseClock } from '../kernel/clock.ts';
import type { ProjectState } from '../state.ts';
import type { DayReport } from './day-report.ts';
import type { ReportCall } from './day-report-view.ts';

type Row = FrozenSheet['rows'][number];

/** RP10: the actors and teams whom the plan calls, with when they came, were ready and were let go. */
export function reportCalls(
  state: ProjectState,
  plan: FrozenSheet,
  report: DayReport | undefined,
): readonly ReportCall[] {
  const said = new Map(report?.calls.map((call) => [call._id, call]));
  const lineOf = (
    fixed: Pick<ReportCall, '_id' | 'kind' | 'label'>,
    planned: Readonly<Record<'arrived' | 'ready' | 'wrapped', ClockMinutes | null>>,
  ): ReportCall => {
    const call = said.get(fixed._id);
    return {
      ...fixed,
      arrived: { planned: planned.arrived, actual: call?.arrivedAt ?? null },
      ready: { planned: planned.ready, actual: call?.readyAt ?? null },
      wrapped: { planned: planned.wrapped, actual: call?.wrappedAt ?? null },
    };
  };
  const shot = plan.rows.filter((row) => row.kind === 'scene');
  const cast = plan.castCalls.map(({ characterId, character, actor, arrival, shoot }) => {
    const own = shot.filter((row) => plays(state, row, characterId));
    return lineOf(
      { _id: characterId, kind: 'cast', label: [character, actor].filter(Boolean).join(' · ') },
      { arrived: parseClock(arrival), ready: parseClock(shoot), wrapped: endOf(own) },
    );
  });
  const teams = plan.teamCalls.map(({ crewTeamId, team, calltime }) =>
    lineOf(
      { _id: crewTeamId, kind: 'team', label: team },
      {
        arrived: parseClock(calltime),
        ready: shot.length > 0 ? Math.min(...shot.map(({ start }) => start)) : null,
        wrapped: endOf(plan.rows),
      },
    ),
  );
  return [...cast, ...teams];
}

const plays = (state: ProjectState, row: Row, characterId: string): boolean =>
  row.kind === 'scene' &&
  row.sceneIds.some((id) => state.scene.get(id)?.characters.some(({ _id }) => _id === characterId));

const endOf = (rows: readonly Row[]): ClockMinutes | null =>
  rows.length > 0 ? Math.max(...rows.map(({ end }) => end)) : null;
