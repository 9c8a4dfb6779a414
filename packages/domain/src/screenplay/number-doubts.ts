import type { Doubt } from './organised.ts';
import type { ReviewedScene } from './review-scene.ts';

const SEQUENCE_CODES = ['number_gap', 'number_back', 'number_double'];

const labelOf = (scene: ReviewedScene): string => `S#${scene.sceneNo}${scene.subSceneNo}`;

/**
 * SY8: doubts about the order of numbers are judged anew on the reviewed scenes: the organised ones stay only where
 * they are still so, and every number that two scenes of an episode share is named.
 */
export function judgeNumbers(scenes: readonly ReviewedScene[]): ReviewedScene[] {
  const seen = new Set<string>();
  let before: ReviewedScene | undefined;
  return scenes.map((scene) => {
    const previous = before?.episodeNo === scene.episodeNo ? before : undefined;
    if (scene.sceneNo === null) return scene;
    before = scene;
    const key = `${scene.episodeNo ?? ''}/${scene.sceneNo}/${scene.subSceneNo}`;
    const isDouble = seen.has(key);
    seen.add(key);
    const kept = scene.doubts.filter((doubt) => !SEQUENCE_CODES.includes(doubt.code));
    const doubts = [...kept, ...scene.doubts.filter((doubt) => stillSo(doubt, previous, scene))];
    return { ...scene, doubts: isDouble ? [...doubts, doubleOf(scene)] : doubts };
  });
}

function stillSo(doubt: Doubt, previous: ReviewedScene | undefined, scene: ReviewedScene): boolean {
  const step = (scene.sceneNo ?? 0) - (previous?.sceneNo ?? 0);
  if (doubt.code === 'number_gap') return step > 1;
  return doubt.code === 'number_back' && step < 0;
}

const doubleOf = (scene: ReviewedScene): Doubt => ({
  code: 'number_double',
  message: `${labelOf(scene)} 번호가 두 번 나와요.`,
  line: scene.headingLine,
});
