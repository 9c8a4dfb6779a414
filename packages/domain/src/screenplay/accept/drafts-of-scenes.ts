import { groupBy } from '../../kernel/group-by.ts';
import type { Id } from '../../kernel/id.ts';
import type { Scene } from '../../scene/scene.ts';
import type { ProjectState } from '../../state.ts';
import type { OrganisedScreenplay } from '../organised.ts';
import { applyReview } from '../review/apply-review.ts';
import type { ReviewedScene } from '../review/review-scene.ts';

/** What the version that a scene came from says of it, as it was reviewed. Each version is gone through once. */
export function draftsOfScenes(
  state: ProjectState,
  texts: ReadonlyMap<Id, OrganisedScreenplay>,
): (scene: Scene) => ReviewedScene | undefined {
  const versions = new Map<Id, ReadonlyMap<number, ReviewedScene>>();
  const edits = groupBy(state.reviewEdit, 'screenplayId');
  const scenesOf = (screenplayId: Id): ReadonlyMap<number, ReviewedScene> => {
    const known = versions.get(screenplayId);
    if (known) return known;
    const text = texts.get(screenplayId);
    const scenes = text ? applyReview(text, edits.get(screenplayId) ?? []) : [];
    const byLine = new Map(scenes.map((scene) => [scene.headingLine, scene]));
    versions.set(screenplayId, byLine);
    return byLine;
  };
  return ({ screenplayId, firstLine }) =>
    screenplayId === null || firstLine === null ? undefined : scenesOf(screenplayId).get(firstLine);
}
