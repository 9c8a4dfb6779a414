import { fieldsOf, type HeadingFields, type ReviewedScene, type ReviewStep } from '@ddak/domain';
import type { sceneListItems } from './review-view.ts';

/** Says that a heading is right as it stands: its own fields, set by a person. */
export const confirmStep = (scene: ReviewedScene): ReviewStep =>
  editStep(scene, scene.heading, fieldsOf(scene));

export const editStep = (scene: ReviewedScene, heading: string, fields: HeadingFields): ReviewStep => ({
  kind: 'editHeading',
  headingLine: scene.headingLine,
  heading: heading.trim().slice(0, 200),
  fields,
});

/** The scene that is to be looked at after one was answered: the next doubtful one, else the next in the text. */
export function nextToCheck(scenes: readonly ReviewedScene[], after: ReviewedScene): ReviewedScene {
  const doubtful = scenes.filter(
    (scene) => scene.doubts.length > 0 && scene.headingLine !== after.headingLine,
  );
  const next = doubtful.find((scene) => scene.headingLine > after.headingLine) ?? doubtful[0];
  return next ?? scenes.find((scene) => scene.headingLine > after.headingLine) ?? after;
}

/** The scene `by` places further down the list as shown; it stops at both ends. */
export function neighbourInList(
  items: ReturnType<typeof sceneListItems>,
  headingLine: number | null,
  by: 1 | -1,
): ReviewedScene | undefined {
  const scenes = items.flatMap((item) => (item.kind === 'scene' ? [item.scene] : []));
  const at = scenes.findIndex((scene) => scene.headingLine === headingLine);
  if (at < 0) return scenes[0];
  return scenes[Math.min(scenes.length - 1, Math.max(0, at + by))];
}
