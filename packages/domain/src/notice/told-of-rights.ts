import type { ChangeOf } from '../change.ts';
import type { ProjectState } from '../state.ts';
import type { Told, ToldEntry } from './told.ts';

/** NT5: somebody whose own role or rights another has changed. */
export function toldOfRights(
  state: ProjectState,
  { commandId }: ToldEntry,
  change: ChangeOf<'projectMember'>,
): Told[] {
  if (change.op !== 'update' || !('role' in change.after || 'rights' in change.after)) return [];
  const member = state.projectMember.get(change._id);
  if (!member) return [];
  return [
    {
      ...{ kind: 'rights', userId: member.userId, section: 'callsheet', matter: commandId },
      ...{ title: '내 권한이 바뀌었어요', body: '', path: '' },
    },
  ];
}
