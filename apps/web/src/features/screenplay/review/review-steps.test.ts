import { applyReview } from '@ddak/domain';
import { sketchScript } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { bulkFields, confirmStep, linesFromTo, mendsIn, neighbourStop, nextToCheck } from './review-steps.ts';
import { sceneListItems } from './review-view.ts';

const SCRIPT = `
  S#1. 카페 (낮)
  준호가 앉는다.
  S#3. 골목 (밤)
  미영이 걷는다.
  S#4. 옥상 (밤)
  바람이 분다.
  S#7. 정류장 (밤)
  버스가 온다.
`;
const doubt = (code: string, line: number) => ({ code, message: `${code}.`, line });
const text = sketchScript(SCRIPT, [
  doubt('number_gap', 3),
  doubt('possible_heading', 4),
  doubt('number_gap', 7),
]);
const scenes = applyReview(text, []);
const clear = applyReview(sketchScript(SCRIPT), []);

describe('confirming a scene', () => {
  it('is one step for all that is doubted of it', () => {
    expect(confirmStep(scenes[1]!)).toEqual({ kind: 'confirm', headingLine: 3, doubt: null });
  });

  it('goes on to the next doubtful scene, from the last one round to the first', () => {
    expect(nextToCheck(scenes, scenes[1]!).headingLine).toBe(7);
    expect(nextToCheck(scenes, scenes[3]!).headingLine).toBe(3);
  });

  it('goes on in the text when nothing is doubtful any more', () => {
    expect(nextToCheck(clear, clear[1]!).headingLine).toBe(5);
    expect(nextToCheck(clear, clear[3]!).headingLine).toBe(7);
  });
});

describe('moving in the list', () => {
  const items = sceneListItems(scenes, 'doubts');
  const from = (headingLine: number | null, doubtAt: number, by: 1 | -1) => {
    const stop = neighbourStop(items, headingLine, doubtAt, by);
    return [stop?.scene.headingLine, stop?.doubtAt];
  };

  it('stops at every doubt, then at the scenes without any, and ends at both ends', () => {
    expect(from(3, 0, 1)).toEqual([3, 1]);
    expect(from(3, 1, 1)).toEqual([7, 0]);
    expect(from(7, 0, 1)).toEqual([1, 0]);
    expect(from(1, 0, -1)).toEqual([7, 0]);
    expect(from(3, 0, -1)).toEqual([3, 0]);
    expect(from(5, 0, 1)).toEqual([5, 0]);
  });

  it('begins at the first scene, and stays with a scene whose doubt has gone', () => {
    expect(from(null, 0, 1)).toEqual([3, 0]);
    expect(from(1, 4, 1)).toEqual([1, 0]);
  });

  it('marks all scenes between two of the list as shown', () => {
    expect(linesFromTo(items, 7, 5)).toEqual([7, 1, 5]);
    expect(linesFromTo(items, 5, 7)).toEqual([7, 1, 5]);
    expect(linesFromTo(items, 99, 7)).toEqual([7]);
  });
});

describe('the keys 1 to 9', () => {
  it('are the ways out of the doubt where one stands', () => {
    const [, scene] = scenes;
    expect(mendsIn(scenes, scene!, scene!.doubts[1]).map((mend) => mend.label)).toEqual([
      '씬 제목으로',
      '본문이 맞음',
    ]);
    expect(mendsIn(scenes, scenes[0]!, undefined)).toEqual([]);
  });
});

describe('setting many scenes', () => {
  const blank = { setName: ' ', setting: null, timeText: '', timeOfDay: null, flag: null };

  it('takes what was filled in and leaves the rest', () => {
    expect(bulkFields(blank)).toBeNull();
    expect(bulkFields({ ...blank, setName: ' 옥상 ', timeOfDay: 'night' })).toEqual({
      setName: '옥상',
      timeOfDay: 'night',
    });
  });
});
