import { dayName, dayNumbers, josa, type ProjectState, sceneLabel, shortDate, unitMark } from '@ddak/domain';
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
  return cargo.kind === 'split'
    ? `${what} ${where}에 나눠 찍어요.`
    : `${what} ${josa(where, '으로/로')} 옮겼어요.`;
}

export function cargoWords(state: ProjectState, cargo: Cargo): string {
  if (cargo.ids.length > 1) return `${cargo.ids.length}개를`;
  const row = cargo.kind === 'scenes' ? undefined : state.timetableRow.get(cargo.ids[0]!);
  if (row?.phaseData) return `${row.phaseData.label || row.phaseData.kind} 줄을`;
  const scene = state.scene.get(row?.sceneData ?? cargo.ids[0]!);
  return scene ? `S#${sceneLabel(state, scene)} 씬을` : '줄을';
}
