import { attachmentsOn, groupBy, type ProjectState } from '@ddak/domain';

/** What has been said of things and hung on them goes with them, line by line. */
export function saidLosses(state: ProjectState, targetIds: readonly string[]): string[] {
  const comments = groupBy(state.comment, 'targetId');
  const said = targetIds.reduce((sum, id) => sum + (comments.get(id)?.length ?? 0), 0);
  const hung = targetIds.reduce((sum, id) => sum + attachmentsOn(state, id).length, 0);
  return [...(said > 0 ? [`댓글 ${said}개`] : []), ...(hung > 0 ? [`붙인 파일과 링크 ${hung}개`] : [])];
}
