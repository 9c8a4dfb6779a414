import type { HeadingFields } from '../../organised.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter after this scene's that no scene of its number and episode has; null: the 26 are used up. */
export function freeLetter(scenes: readonly HeadingFields[], scene: HeadingFields): string | null {
  const taken = new Set(
    scenes
      .filter((other) => other.episodeNo === scene.episodeNo && other.sceneNo === scene.sceneNo)
      .map((other) => other.subSceneNo),
  );
  const from = scene.subSceneNo === '' ? 0 : LETTERS.indexOf(scene.subSceneNo) + 1;
  return [...LETTERS.slice(from)].find((letter) => !taken.has(letter)) ?? null;
}

/** The letter that follows: '' → A, A → B; null after Z. */
export const letterAfter = (letter: string): string | null =>
  letter === '' ? 'A' : (LETTERS[LETTERS.indexOf(letter) + 1] ?? null);
