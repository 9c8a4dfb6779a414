import type { ProjectState } from '../state.ts';
import type { Target } from './target.ts';

/** Where a target stands, below its project's address: what a link to something that hangs on it opens. */
export function targetPath(state: ProjectState, { targetKind, targetId }: Target): string {
  if (targetKind === 'scene') return `scenes?scene=${targetId}`;
  if (targetKind === 'character') return `characters?at=${targetId}`;
  if (targetKind === 'location') return `locations?at=${targetId}`;
  if (targetKind === 'callsheet') return `callsheets/${targetId}`;
  if (targetKind === 'breakdownItem')
    return `breakdown?scene=${state.breakdownItem.get(targetId)?.sceneId ?? ''}`;
  if (targetKind === 'project') return '';
  const day = targetKind === 'timetable' ? targetId : state.timetableRow.get(targetId)?.timetableId;
  const boardId = state.timetable.get(day ?? '')?.boardId;
  return boardId ? `timetable?board=${boardId}` : 'timetable';
}
