import type { Id, ProjectState } from '@ddak/domain';
import {
  arrangementsByLight,
  countLit,
  dayName,
  dayNumbers,
  formatClock,
  hasSetOrder,
  josa,
} from '@ddak/domain';
import toast from 'react-hot-toast';
import type { BoardCommand } from '../view/drop.ts';

export interface LightAction {
  /** TT33: a day's scenes in the order in which their light comes, and the call with which most have theirs. */
  orderByLight(timetableId: Id): boolean;
}

export function lightAction(
  now: () => ProjectState,
  undoable: (command: BoardCommand, said: string) => boolean,
): LightAction {
  return {
    orderByLight(timetableId) {
      const state = now();
      const day = state.timetable.get(timetableId);
      if (!day) return false;
      if (hasSetOrder(state, day)) {
        toast('고정했거나 시각을 정했거나 찍은 씬이 있어 순서를 그대로 두었어요.');
        return false;
      }
      const [best] = arrangementsByLight(state, day);
      if (!best || best.lit <= countLit(state, day)) {
        toast('순서를 바꿔도 해에 더 맞는 씬이 없어요.');
        return false;
      }
      const { rowIds, calltime } = best;
      const isOther = calltime !== day.calltime;
      const name = josa(dayName(day, dayNumbers(state, day.boardId).get(timetableId)), '을/를');
      const called = isOther ? ` 집합 ${formatClock(calltime)}.` : '';
      const args = { timetableId, rowIds: [...rowIds], calltime: isOther ? calltime : null };
      return undoable({ name: 'arrangeDay', args }, `${name} 낮·밤에 맞춰 다시 놓았어요.${called}`);
    },
  };
}
