import { currentBoard, type Id, type ProjectState, rowsOf, shotDaysFor } from '@ddak/domain';

/** TT35: what comes along with the plan when a board becomes it, and what waits again there; nothing before the shoot. */
export function sayShotDays(state: ProjectState, boardId: Id): readonly string[] {
  const [from, to] = [currentBoard(state), state.board.get(boardId)];
  if (!from || !to || from === to) return [];
  const { brought, replaced, exchanged } = shotDaysFor(state, from, to);
  if (brought.length === 0) return [];
  const stands = new Set(brought.flatMap((day) => scenesOn(state, day._id)));
  const left = [...replaced, ...exchanged].flatMap((day) => scenesOn(state, day._id));
  const waiting = new Set(left.filter((id) => !stands.has(id)));
  const came = `찍은 ${brought.length}일이 함께 왔어요`;
  return waiting.size === 0 ? [came] : [came, `씬 ${waiting.size}개는 미배정으로 돌아갔어요`];
}

const scenesOn = (state: ProjectState, dayId: Id): readonly Id[] =>
  rowsOf(state, dayId).flatMap(({ sceneData }) => sceneData ?? []);
