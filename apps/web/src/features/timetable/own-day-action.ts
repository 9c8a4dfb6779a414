import type { DateText, Id, ProjectState, Timetable } from '@ddak/domain';
import { josa, shortDate } from '@ddak/domain';
import type { BoardCommand, Cargo } from './view/drop.ts';
import { cargoWords } from './view/say-drop.ts';

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
      const usual = state.project.get(projectId)?.dayRowSets[0]?.rows ?? [];
      const rows = usual.map((phaseData) => ({ rowId: newId(), phaseData }));
      const args = {
        cargo:
          cargo.kind === 'scenes'
            ? { kind: 'scenes' as const, rows: cargo.ids.map((sceneId) => ({ rowId: newId(), sceneId })) }
            : { kind: 'rows' as const, rowIds: [...cargo.ids] },
        ...{ timetableId: newId(), calltime: null, newDay: { boardId, tableDate, unit, rows } },
      };
      const where = `새 촬영일 ${josa(shortDate(tableDate), '으로/로')}`;
      return undoable({ name: 'giveOwnDay', args }, `${cargoWords(state, cargo)} ${where} 옮겼어요.`);
    },
  };
}
