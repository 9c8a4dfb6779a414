import type { ArgsOf, DateText, Id, ProjectState, Timetable } from '@ddak/domain';
import { josa, shortDate, usualRows } from '@ddak/domain';
import type { BoardCommand, Cargo } from '../view/drop.ts';
import { cargoWords } from '../view/say-drop.ts';

export interface OwnDayAction {
  /** TT32: puts what is picked up onto a new day. */
  moveToNewDay(cargo: Cargo, tableDate: DateText, unit: Timetable['unit']): boolean;
}

export function ownDayAction(
  now: () => ProjectState,
  boardId: Id,
  newId: () => Id,
  undoable: (command: BoardCommand, said: string) => boolean,
): OwnDayAction {
  return {
    moveToNewDay(cargo, tableDate, unit) {
      const state = now();
      const { projectId } = state.board.get(boardId)!;
      const rows = usualRows(state, projectId, newId);
      const args = {
        cargo: asTaken(cargo, newId),
        ...{ timetableId: newId(), calltime: null, newDay: { boardId, tableDate, unit, rows } },
      };
      const date = shortDate(tableDate);
      const where = `새 촬영일 ${cargo.kind === 'split' ? `${date}에` : josa(date, '으로/로')}`;
      const did = cargo.kind === 'split' ? '나눠 찍어요' : '옮겼어요';
      return undoable({ name: 'giveOwnDay', args }, `${cargoWords(state, cargo)} ${where} ${did}.`);
    },
  };
}

function asTaken({ kind, ids }: Cargo, newId: () => Id): ArgsOf<'giveOwnDay'>['cargo'] {
  if (kind === 'scenes') return { kind, rows: ids.map((sceneId) => ({ rowId: newId(), sceneId })) };
  if (kind === 'split') return { kind, rowId: ids[0]!, secondRowId: newId() };
  return { kind, rowIds: [...ids] };
}
