import type { Id } from '../kernel/id.ts';
import type { Scene } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import { daysOf, rowsOf } from '../timetable/rows-of.ts';
import { partCount } from '../timetable/scene-parts.ts';
import type { Timetable, TimetableRow } from '../timetable/timetable.ts';
import { AMOUNT_KEYS, type Amount, type ReportAmount, type ReportScene } from './day-report-view.ts';
import { recordOf } from './record-of.ts';
import { reportOf } from './report-of.ts';

const NOTHING: Amount = { scenes: 0, cuts: 0, pages: 0, minutes: 0 };

/** What of its scene a row is. */
function shareOf(state: ProjectState, rowId: string | null): number {
  const row = state.timetableRow.get(rowId ?? '');
  return row ? 1 / partCount(state, row) : 1;
}

const sum = (amounts: readonly Amount[]): Amount =>
  amounts.reduce(
    (all, one) => Object.fromEntries(AMOUNT_KEYS.map((key) => [key, all[key] + one[key]])) as Amount,
    NOTHING,
  );

/** What a scene is, or the share of it that was shot. */
const amountOf = (scene: Scene, share: number, cuts: number): Amount => ({
  scenes: share === 1 ? 1 : 0,
  cuts,
  pages: Math.round(scene.pages * share),
  minutes: (scene.screenMinutes ?? 0) * share,
});

/** RP6: planned and shot on this day; of the whole film shot until then, all of it, and what is left. */
export function reportAmounts(
  state: ProjectState,
  day: Timetable,
  lines: readonly ReportScene[],
): { readonly amounts: readonly ReportAmount[]; readonly progress: string } {
  const all = amountOfFilm(state);
  const soFar = amountSoFar(state, day);
  const left = AMOUNT_KEYS.map((key) => [key, Math.max(0, all[key] - soFar[key])]);
  const percent = all.scenes === 0 ? 0 : Math.floor((soFar.scenes / all.scenes) * 100);
  return {
    amounts: [
      { label: '오늘 계획', amount: sum(lines.filter((line) => line.planned).map(plannedAmount(state))) },
      { label: '오늘 촬영', amount: sum(lines.map(shotAmount(state))) },
      { label: '지금까지', amount: soFar },
      { label: '작품 전체', amount: all },
      { label: '남음', amount: Object.fromEntries(left) as Amount },
    ],
    progress: `${soFar.scenes} / ${all.scenes}씬 · ${percent}%`,
  };
}

/** What is not left out of the script. */
export const filmOf = (state: ProjectState): Scene[] =>
  [...state.scene.values()].filter(({ status }) => status !== 'omitted');

/** RP6: all of the film. */
export const amountOfFilm = (state: ProjectState): Amount =>
  sum(filmOf(state).map((scene) => amountOf(scene, 1, scene.cutCount ?? 0)));

/** RP6: what of the film was shot until a day of the plan, that day too. */
export const amountSoFar = (state: ProjectState, day: Timetable): Amount =>
  sum([...shotSoFar(state, day).values()]);

/** RP6: by scene of the film, what of it was shot until a day of the plan, that day too. */
export function shotSoFar(state: ProjectState, day: Timetable): ReadonlyMap<Id, Amount> {
  const shot = shotUntil(state, day);
  return new Map(filmOf(state).map((scene) => [scene._id, amountShot(scene, shot.get(scene._id) ?? [])]));
}

/** A line of the day; a part of a scene is its share of it. */
function lineAmount(state: ProjectState, line: ReportScene, cuts: number): Amount {
  const share = shareOf(state, line.rowId);
  const scenes = line.sceneIds.flatMap((id) => state.scene.get(id) ?? []);
  return {
    ...sum(scenes.map((scene) => amountOf(scene, share, 0))),
    scenes: line.sceneIds.length,
    cuts,
  };
}

const plannedAmount =
  (state: ProjectState) =>
  (line: ReportScene): Amount =>
    lineAmount(state, line, line.plannedCuts ?? 0);

const shotAmount =
  (state: ProjectState) =>
  (line: ReportScene): Amount =>
    line.state === '완료' ? lineAmount(state, line, line.cuts ?? 0) : { ...NOTHING, cuts: line.cuts ?? 0 };

/** A row of a scene that was shot, wholly or in part. */
interface ShotRow {
  readonly sceneId: string;
  readonly part: TimetableRow['part'];
  /** Of how many. */
  readonly parts: number;
  readonly isDone: boolean;
  /** What somebody said; of rows that are shot as one it is said in the first. */
  readonly said: number | null;
}

/** By scene, the rows of this plan's days until one in which it was shot. */
function shotUntil(state: ProjectState, day: Timetable): ReadonlyMap<string, readonly ShotRow[]> {
  const days = daysOf(state, day.boardId).filter(({ tableDate }) => tableDate <= day.tableDate);
  const shot = days.flatMap(({ _id }) => {
    const said = new Map(reportOf(state, _id)?.cuts.map(({ rowId, count }) => [rowId, count]));
    return rowsOf(state, _id).flatMap((row): ShotRow[] => {
      const record = recordOf(state, row);
      if (row.sceneData === null || !['done', 'partial'].includes(record.state)) return [];
      const ofLine = record._id !== row._id && said.has(record._id) ? 0 : null;
      const { sceneData: sceneId, part } = row;
      const parts = partCount(state, row);
      return [{ sceneId, part, parts, isDone: record.state === 'done', said: said.get(row._id) ?? ofLine }];
    });
  });
  return Map.groupBy(shot, ({ sceneId }) => sceneId);
}

/** RP6: a scene is shot when it was shot whole, or all its parts were. RP4: its cuts. */
function amountShot(scene: Scene, rows: readonly ShotRow[]): Amount {
  const done = rows.filter(({ isDone }) => isDone);
  const isWhole = done.some(({ part }) => part === null);
  const share = isWhole ? 1 : new Set(done.map(({ part }) => part)).size / (done[0]?.parts ?? 1);
  const cuts = rows.map(({ said, isDone, part }) => said ?? (isDone && part === null ? scene.cutCount : 0));
  return amountOf(
    scene,
    share,
    cuts.reduce<number>((all, count) => all + (count ?? 0), 0),
  );
}
