import { keptSteps, sketchScript } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { OrganisedScreenplay } from '../organised.ts';
import { applyReview } from '../review/apply-review.ts';
import type { ReviewStep } from '../review/review-step.ts';
import { mendsOfDoubt } from './mends-of-doubt.ts';
import { isUnlikelyScript } from './unsure.ts';

const sure = sketchScript(`
  S#1. 카페 (낮)
  준호가 앉는다.
  S#2. 골목 (밤)
  미영이 걷는다.
`);
const withConfidence = (...confidences: number[]): OrganisedScreenplay => ({
  ...sure,
  scenes: sure.scenes.map((scene, i) => ({
    ...scene,
    guessed: ['setting'],
    confidence: confidences[i] ?? 1,
  })),
});
const text = withConfidence(1, 0.43);
const after = (...steps: ReviewStep[]) => applyReview(text, keptSteps(...steps));
const codes = (...steps: ReviewStep[]) =>
  after(...steps).map((scene) => scene.doubts.map((doubt) => doubt.code));

describe('a scene that is not sure', () => {
  it('SY22: is doubted as such, and can be called right or none', () => {
    expect(codes()).toEqual([[], ['unsure_scene']]);
    const [, scene] = after();
    const mends = mendsOfDoubt({ doubt: scene!.doubts[0]!, scene: scene!, scenes: after() });
    expect(mends.map((mend) => mend.label)).toEqual(['씬 제목이 맞음', '씬 제목 아님']);
    expect(codes(mends[0]!.step)).toEqual([[], []]);
    expect(after(mends[0]!.step)[1]!.confidence).toBe(1);
    expect(codes(mends[1]!.step)).toEqual([[]]);
  });

  it('SY22: is not asked of twice where another doubt asks the same', () => {
    const doubt = { code: 'sentence_like', message: '문장 같아요.', line: 3 };
    const doubted = {
      ...text,
      scenes: text.scenes.map((scene, i) => (i === 1 ? { ...scene, doubts: [doubt] } : scene)),
    };
    expect(applyReview(doubted, [])[1]!.doubts).toEqual([doubt]);
  });

  it('SY22: a text with no likely scene is an unlikely script, until a person says of one that it is', () => {
    const unlikely = withConfidence(0.3, 0.43);
    expect(isUnlikelyScript(applyReview(unlikely, []))).toBe(true);
    expect(isUnlikelyScript(after())).toBe(false);
    expect(isUnlikelyScript([])).toBe(false);
    const right = keptSteps({ kind: 'confirm', headingLine: 3, doubt: null });
    expect(isUnlikelyScript(applyReview(unlikely, right))).toBe(false);
  });

  it('SY21: many scenes are right in one step, with all that was guessed', () => {
    const scenes = after({ kind: 'confirmScenes', headingLines: [1, 3, 99] });
    expect(scenes.map(({ guessed, checked, doubts }) => [guessed, checked, doubts])).toEqual([
      [[], true, []],
      [[], true, []],
    ]);
    expect(applyReview(text, keptSteps({ kind: 'confirmScenes', headingLines: [99] }))).toEqual(after());
  });
});
