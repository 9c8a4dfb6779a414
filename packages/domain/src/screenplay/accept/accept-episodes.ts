import { type Change, insert } from '../../change.ts';
import type { PlanContext } from '../../command.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import { byOrder, keysAfter } from '../../kernel/order-key.ts';
import type { ProjectState } from '../../state.ts';
import type { ReviewedScene } from '../review/review-scene.ts';
import type { Screenplay } from '../screenplay.ts';

/**
 * SP4: in a series a scene goes to the episode that its heading names, and missing episodes are made; without a
 * number, and in every other project, it goes to the episode of the script.
 */
export function acceptEpisodes(
  state: ProjectState,
  screenplay: Screenplay,
  reviewed: readonly ReviewedScene[],
  ctx: PlanContext,
): { changes: Change[]; episodeOf: (scene: ReviewedScene) => Id } {
  const present = [...state.episode.values()].sort(byOrder);
  const isSeries = state.project.get(ctx.projectId)?.projectType === 'series';
  const highest = isSeries ? Math.max(0, ...reviewed.map((scene) => scene.episodeNo ?? 0)) : 0;
  const missing = Math.max(0, Math.min(highest, 200) - present.length);
  const keys = keysAfter(present, present.at(-1)?._id ?? null, missing);
  const made = keys.map((orderKey, i) => ({
    _id: deriveId(ctx.commandId, 'episode', i),
    projectId: ctx.projectId,
    orderKey,
    title: '',
  }));
  const all = [...present, ...made];
  return {
    changes: made.map((episode) => insert('episode', episode)),
    episodeOf: (scene) =>
      (isSeries && scene.episodeNo !== null && all[scene.episodeNo - 1]?._id) || screenplay.episodeId,
  };
}
