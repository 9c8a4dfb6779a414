import { type Change, type ChangeOf, changedId } from '../change.ts';
import type { ProjectState } from '../state.ts';
import type { Told, ToldEntry } from './told.ts';

/** Whether it says that a search for a proposal has come to its end. */
export const isFinishedProposal = (change: Change): change is ChangeOf<'board'> & { op: 'update' } =>
  change.table === 'board' && change.op === 'update' && (change.after.lastProposal ?? null) !== null;

/** NT12: what a search has found, to who began it and turned away. */
export function toldOfProposal(state: ProjectState, { actorId }: ToldEntry, change: Change): Told[] {
  const proposal = isFinishedProposal(change) ? change.after.lastProposal : null;
  const board = state.board.get(changedId(change));
  if (!proposal || !board) return [];
  const { _id, found } = proposal;
  return [
    {
      ...{ kind: 'proposal', userId: actorId, section: 'timetable', matter: _id },
      title: found > 0 ? '배치안이 나왔어요' : '배치안을 만들지 못했어요',
      body: `${board.name} · ${found > 0 ? `${found}개를 견주어 볼 수 있어요` : '까닭을 열어 보세요'}`,
      path: `timetable?board=${board._id}&proposal=${_id}`,
    },
  ];
}
