import {
  dayName,
  dayNumbers,
  type Id,
  isPlaced,
  josa,
  type ProjectState,
  rowsOfScene,
  sceneLabel,
  shortDate,
  type Timetable,
  type TimetableRow,
  unitMark,
} from '@ddak/domain';
import type { Cargo, DropTarget } from './drop.ts';

/** A drop in words: `S#12A 씬을 3회차로 옮겼어요.`, several as their number. */
export function sayDrop(state: ProjectState, cargo: Cargo, target: DropTarget): string {
  const what = cargoWords(state, cargo);
  if (target.kind === 'pool') {
    const scenes = cargo.ids.some((id) => state.timetableRow.get(id)?.rowType === 'scene');
    return scenes ? `${what} 미배정으로 되돌렸어요.` : `${what} 지웠어요.`;
  }
  const day = state.timetable.get(target.timetableId);
  const number = day && dayNumbers(state, day.boardId).get(day._id);
  const place = day ? `${shortDate(day.tableDate)}${unitMark(day)} 자리` : '다른 날';
  const where = day && number ? dayName(day, number) : place;
  if (cargo.kind === 'split') return `${what} ${where}에 나눠 찍어요.`;
  if (day && cargo.ids.every((id) => comesAnew(state, day, cargo, id)))
    return `${what} ${where}에 다시 넣었어요.`;
  return `${what} ${josa(where, '으로/로')} 옮겼어요.`;
}

/** TT34: whether what is shot of a scene stays where it is, and a new row comes. */
function comesAnew(state: ProjectState, day: Timetable, { kind }: Cargo, id: Id): boolean {
  const row = state.timetableRow.get(id);
  if (kind !== 'scenes') return row !== undefined && row.timetableId !== day._id && !isPlaced(row);
  const isHere = ({ timetableId }: TimetableRow) => state.timetable.get(timetableId)?.boardId === day.boardId;
  const rows = rowsOfScene(state, id).filter(isHere);
  return rows.length > 0 && rows.every(({ state: progress }) => progress !== 'planned');
}

export function cargoWords(state: ProjectState, cargo: Cargo): string {
  if (cargo.ids.length > 1) return `${cargo.ids.length}개를`;
  const row = cargo.kind === 'scenes' ? undefined : state.timetableRow.get(cargo.ids[0]!);
  if (row?.phaseData) return `${row.phaseData.label || row.phaseData.kind} 줄을`;
  const scene = state.scene.get(row?.sceneData ?? cargo.ids[0]!);
  return scene ? `S#${sceneLabel(state, scene)} 씬을` : '줄을';
}
