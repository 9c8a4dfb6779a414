import type { Id } from '../kernel/id.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneLabel } from '../scene/scene-label.ts';
import type { ProjectState } from '../state.ts';
import { rowsOfScene } from './rows-of.ts';
import type { TimetableRow } from './timetable.ts';

/** TT13: the rows of a board that are parts of a split scene, by their numbers, shot ones too; none: it is whole there. */
export const partsOf = (state: ProjectState, boardId: Id, sceneId: Id): readonly TimetableRow[] =>
  rowsOfScene(state, sceneId)
    .filter(({ part, state: progress }) => part !== null && progress !== 'dropped')
    .filter(({ timetableId }) => state.timetable.get(timetableId)?.boardId === boardId)
    .toSorted((a, b) => a.part! - b.part!);

/** TT13: of how many parts of its scene a row is one; 1: it is all of it. A part that was taken off the board counts yet. */
export function partCount(state: ProjectState, { part, sceneData, timetableId }: TimetableRow): number {
  const boardId = state.timetable.get(timetableId)?.boardId;
  if (part === null || sceneData === null || boardId === undefined) return 1;
  const parts = partsOf(state, boardId, sceneData);
  const numbers = new Set(parts.map((one) => one.part));
  return Math.max(2, numbers.size, part, parts.at(-1)?.part ?? 0);
}

/** `2/3`: which part of its scene a row is; empty where it is all of it. */
export const partText = (state: ProjectState, row: TimetableRow): string =>
  row.part === null ? '' : `${row.part}/${partCount(state, row)}`;

/** `12 (2/3)`: a scene as a row has it. */
export function labelOfRow(state: ProjectState, scene: Scene, row: TimetableRow): string {
  const part = partText(state, row);
  return part === '' ? sceneLabel(state, scene) : `${sceneLabel(state, scene)} (${part})`;
}

/** Minutes in so many whole shares, the first ones a minute longer where they do not come out even. */
export const sharesOf = (minutes: number, shares: number): readonly number[] =>
  Array.from({ length: shares }, (_, i) => Math.floor((minutes + shares - 1 - i) / shares));
