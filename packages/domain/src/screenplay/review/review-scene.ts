import type { OrganisedScene } from '../organised.ts';

/**
 * A scene as it stands after the review steps. `checked`: a person has set or confirmed its heading. `headless`: its
 * heading stands for itself and its first line is text (SY16). A scene without text ends before it begins (SY15).
 */
export interface ReviewedScene extends OrganisedScene {
  readonly checked: boolean;
  readonly headless: boolean;
}

/** SY15: whether a scene has no text: a number that the script skips. */
export const hasNoText = (scene: Pick<OrganisedScene, 'headingLine' | 'lastLine'>): boolean =>
  scene.lastLine < scene.headingLine;
