import { groupBy } from '../../kernel/group-by.ts';
import type { ProjectState } from '../../state.ts';
import type { ComparedDraft } from '../matching/compare-draft.ts';
import { hasNoText } from '../review/review-scene.ts';
import type { Screenplay } from '../screenplay.ts';

/**
 * SP22: a version without a scene of its own episode belongs to the one that most of its scenes name: there it takes the
 * next number. Nothing where it stays.
 */
export function episodeOfVersion(
  state: ProjectState,
  screenplay: Screenplay,
  compared: readonly ComparedDraft[],
): Partial<Screenplay> {
  const counts = new Map<string, number>();
  for (const { scene, episodeId } of compared)
    if (!hasNoText(scene)) counts.set(episodeId, (counts.get(episodeId) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (!most || counts.has(screenplay.episodeId)) return {};
  const [episodeId] = most;
  const versions = groupBy(state.screenplay, 'episodeId').get(episodeId) ?? [];
  const versionNo = Math.max(0, ...versions.map((version) => version.versionNo)) + 1;
  const isNamed = screenplay.label !== `${screenplay.versionNo}고`;
  return { episodeId, versionNo, label: isNamed ? screenplay.label : `${versionNo}고` };
}
