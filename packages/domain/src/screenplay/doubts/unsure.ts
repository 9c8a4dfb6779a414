import type { Doubt, OrganisedScene } from '../organised.ts';

/** Below it a scene or a line is marked as not sure. */
export const SURE = 0.7;
/** Below it somebody of the script is shown as perhaps no person (OG70). */
export const SURE_PERSON = 0.6;
/** A script has scenes that reach it; a text without any is likely none (SY22). */
const LIKELY = 0.5;

/** Doubts that ask already whether the line is a heading at all. */
export const HEADING_CODES: readonly string[] = [
  'unsure_scene',
  'sentence_like',
  'misspelt_marker',
  'odd_marker',
  'missing_keyword',
];

/** SY22: a scene that is not sure is asked about, whatever else is doubted of it. */
export const unsureDoubt = (scene: Pick<OrganisedScene, 'confidence' | 'headingLine'>): Doubt => ({
  code: 'unsure_scene',
  message: `씬 제목이 맞는지 확실하지 않아요 (확신 ${Math.round(scene.confidence * 100)}%).`,
  line: scene.headingLine,
});

/** SY22: whether the text is likely no script: no scene of it is so much as likely. */
export const isUnlikelyScript = (scenes: readonly Pick<OrganisedScene, 'confidence'>[]): boolean =>
  scenes.length > 0 && scenes.every(({ confidence }) => confidence < LIKELY);
