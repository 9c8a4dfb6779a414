import {
  type ArgsOf,
  commandSubject,
  dayName,
  dayNumbers,
  endOfDay,
  type Id,
  josa,
  type ProjectState,
  shortDate,
  type TimetableRow,
  unitMark,
} from '@ddak/domain';
import type { UndoStep } from '../command/undo-stack.ts';

/** A command of mine that moved strips, or means to. */
export type MoveStep = Pick<UndoStep, '_id' | 'name' | 'args'>;

/** A move of mine that somebody else's has outdone, in words. `again` null: it cannot be done once more. */
export interface LostMove {
  readonly commandId: Id;
  readonly name: string;
  readonly title: string;
  readonly message: string;
  readonly again: { readonly name: string; readonly args: unknown } | null;
  /** SN13: the scene or the day that is gone. */
  readonly removed: Id | null;
}

/** PR10: who has put the strips of `step` where, with the move that puts them back to where I had them. */
export function tellLostMove(
  before: ProjectState,
  after: ProjectState,
  who: string,
  step: MoveStep,
  rowIds: readonly Id[],
  newId: () => Id,
): LostMove {
  const rows = rowIds.flatMap((id) => after.timetableRow.get(id) ?? before.timetableRow.get(id) ?? []);
  const { dayId, afterRowId } = placeOf(after, step);
  const named = { rowIds, sceneIds: rows.flatMap(({ sceneData }) => sceneData ?? []) };
  const isGone = !rowIds.some((id) => after.timetableRow.has(id));
  const message = isGone ? goneWords(after, rows[0], dayId) : movedWords(after, rows[0], dayId);
  return {
    commandId: step._id,
    name: step.name,
    title: commandSubject(after, named) || commandSubject(before, named),
    message: `${who} 님이 ${message}`,
    again: after.timetable.has(dayId) ? againOf(after, rows, dayId, afterRowId, newId) : null,
    removed: removedOf(after, rows, dayId),
  };
}

function removedOf(state: ProjectState, rows: readonly TimetableRow[], dayId: Id): Id | null {
  const scenes = rows.flatMap(({ sceneData }) => sceneData ?? []);
  return scenes.find((id) => !state.scene.has(id)) ?? (state.timetable.has(dayId) ? null : dayId);
}

/** Where a move of mine led. */
function placeOf(
  state: ProjectState,
  { name, args }: MoveStep,
): { readonly dayId: Id; readonly afterRowId: Id | null } {
  if (name === 'giveOwnDay') {
    const { timetableId } = args as ArgsOf<'giveOwnDay'>;
    return { dayId: timetableId, afterRowId: endOfDay(state, timetableId, new Set()) };
  }
  const { afterRowId } = args as { readonly afterRowId: Id | null };
  const dayId =
    name === 'moveRows'
      ? (args as ArgsOf<'moveRows'>).toTimetableId
      : (args as ArgsOf<'allocateScenes'>).timetableId;
  return { dayId, afterRowId };
}

function goneWords(state: ProjectState, row: TimetableRow | undefined, mine: Id): string {
  const scene = row?.sceneData ? state.scene.get(row.sceneData) : undefined;
  if (row?.sceneData && !scene) return '이 씬을 지웠어요.';
  if (!state.timetable.has(mine)) return '내가 옮긴 촬영일을 지웠어요.';
  if (!scene) return '이 줄을 지웠어요.';
  return `${scene.status === 'parked' ? '보류했어요.' : '미배정으로 되돌렸어요.'} ${mineWords(state, mine)}`;
}

function movedWords(state: ProjectState, row: TimetableRow | undefined, mine: Id): string {
  const there = row?.timetableId ?? mine;
  if (there === mine) return `${dayWords(state, there)} 안에서 다시 옮겼어요.`;
  return `${josa(dayWords(state, there), '으로/로')} 옮겼어요. ${mineWords(state, mine)}`;
}

const mineWords = (state: ProjectState, mine: Id): string =>
  state.timetable.has(mine)
    ? `내가 옮긴 곳은 ${josa(dayWords(state, mine), '이에요/예요')}.`
    : '내가 옮긴 촬영일은 없어졌어요.';

function dayWords(state: ProjectState, dayId: Id): string {
  const day = state.timetable.get(dayId);
  const number = day && dayNumbers(state, day.boardId).get(dayId);
  if (!day) return '다른 날';
  return number ? dayName(day, number) : `${shortDate(day.tableDate)}${unitMark(day)} 자리`;
}

/** Rows that still stand are moved; scenes whose rows are gone are put on the day anew. */
function againOf(
  state: ProjectState,
  rows: readonly TimetableRow[],
  dayId: Id,
  afterRowId: Id | null,
  newId: () => Id,
): LostMove['again'] {
  const standing = rows.filter(({ _id }) => state.timetableRow.has(_id)).map(({ _id }) => _id);
  if (standing.length > 0) {
    const args: ArgsOf<'moveRows'> = { rowIds: standing, toTimetableId: dayId, afterRowId };
    return { name: 'moveRows', args };
  }
  const scenes = rows.flatMap(({ sceneData }) =>
    sceneData && state.scene.has(sceneData) ? [sceneData] : [],
  );
  if (scenes.length === 0) return null;
  const fresh = scenes.map((sceneId) => ({ rowId: newId(), sceneId }));
  const args: ArgsOf<'allocateScenes'> = { timetableId: dayId, afterRowId, rows: fresh };
  return { name: 'allocateScenes', args };
}
