import type { Doubt } from '../organised.ts';
import type { ReviewedScene } from '../review/review-scene.ts';
import { doubtKey } from '../review/review-state.ts';
import { SEQUENCE_CODES } from '../review/steps/confirm-doubts.ts';

const labelOf = (scene: ReviewedScene): string => `S#${scene.sceneNo}${scene.subSceneNo}`;

/**
 * SY8: doubts about the order of numbers are judged anew on the reviewed scenes: the organised ones stay only where
 * they are still so, and every number that two scenes of an episode share is named, unless it was called right
 * (SY14). A scene whose doubts stay as they are comes out as the same object.
 */
export function judgeNumbers(
  scenes: readonly ReviewedScene[],
  answered: ReadonlySet<string>,
): ReviewedScene[] {
  const seen = new Set<string>();
  let before: ReviewedScene | undefined;
  return scenes.map((scene) => {
    const previous = before?.episodeNo === scene.episodeNo ? before : undefined;
    if (scene.sceneNo === null) return scene;
    before = scene;
    const key = `${scene.episodeNo ?? ''}/${scene.sceneNo}/${scene.subSceneNo}`;
    const isDouble = seen.has(key);
    seen.add(key);
    const kept = scene.doubts.filter(
      (doubt) => !SEQUENCE_CODES.includes(doubt.code) || stillSo(doubt, previous, scene),
    );
    const double = doubleOf(scene);
    const added = isDouble && !answered.has(doubtKey(double)) ? [double] : [];
    return withDoubts(scene, [...kept, ...added]);
  });
}

const judged = new WeakMap<ReviewedScene, ReviewedScene>();

function withDoubts(scene: ReviewedScene, doubts: readonly Doubt[]): ReviewedScene {
  const same = (other: ReviewedScene) =>
    other.doubts.length === doubts.length &&
    other.doubts.every((doubt, i) => doubt === doubts[i] || doubt.message === doubts[i]?.message);
  const last = judged.get(scene) ?? scene;
  if (same(last)) return last;
  const next = same(scene) ? scene : { ...scene, doubts: [...doubts] };
  judged.set(scene, next);
  return next;
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
