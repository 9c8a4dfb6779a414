import type { Doubt } from '../organised.ts';
import type { ReviewedScene } from '../review/review-scene.ts';
import type { ReviewStep } from '../review/review-step.ts';

/** One way out of a doubt: what its button says in Korean, and the step that it keeps. */
export interface Mend {
  readonly label: string;
  readonly step: ReviewStep;
}

/** What a mend is found from: the doubt, its scene, and all scenes with the lines as they are reviewed. */
export interface Doubtful {
  readonly doubt: Doubt;
  readonly scene: ReviewedScene;
  readonly scenes: readonly ReviewedScene[];
}

/** `12A`; for a scene without a number nothing. */
export const numberOf = (scene: ReviewedScene): string =>
  scene.sceneNo === null ? '' : `${scene.sceneNo}${scene.subSceneNo}`;

/** The scenes before one, the nearest first. */
export const scenesBefore = (
  scenes: readonly ReviewedScene[],
  scene: ReviewedScene,
): readonly ReviewedScene[] => scenes.slice(0, scenes.indexOf(scene)).reverse();
