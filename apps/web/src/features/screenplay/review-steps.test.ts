import type { ReviewedScene } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { confirmStep, neighbourInList, nextToCheck } from './review-steps.ts';
import { sceneListItems } from './review-view.ts';

const scene = (headingLine: number, doubtful: boolean): ReviewedScene => ({
  episodeNo: null,
  sceneNo: headingLine,
  subSceneNo: '',
  setName: '카페',
  setting: 'INT',
  timeOfDay: 'day',
  timeText: '낮',
  omitted: false,
  heading: `S#${headingLine}. 카페`,
  headingLine,
  lastLine: headingLine + 1,
  pages: 3,
  filePages: null,
  screenMinutes: 0.75,
  flags: [],
  items: [],
  synopsis: '',
  characters: [],
  guessed: ['setting'],
  confidence: 0.6,
  doubts: doubtful ? [{ code: 'missing_keyword', message: '확인해 주세요.', line: headingLine }] : [],
  checked: false,
});
const scenes = [scene(1, false), scene(3, true), scene(5, false), scene(7, true)];

describe('confirming a scene', () => {
  it('keeps its own fields as a step', () => {
    expect(confirmStep(scenes[1]!)).toMatchObject({
      kind: 'editHeading',
      headingLine: 3,
      heading: 'S#3. 카페',
      fields: { sceneNo: 3, setName: '카페', omitted: false },
    });
  });

  it('goes on to the next doubtful scene, from the last one round to the first', () => {
    expect(nextToCheck(scenes, scenes[1]!).headingLine).toBe(7);
    expect(nextToCheck(scenes, scenes[3]!).headingLine).toBe(3);
  });

  it('goes on in the text when nothing is doubtful any more', () => {
    const clear = [scene(1, false), scene(3, true), scene(5, false)];
    expect(nextToCheck(clear, clear[1]!).headingLine).toBe(5);
  });
});

describe('moving in the list', () => {
  it('follows the list as it is shown and stops at its ends', () => {
    const items = sceneListItems(scenes, 'doubts');
    expect(neighbourInList(items, 7, 1)?.headingLine).toBe(1);
    expect(neighbourInList(items, 3, -1)?.headingLine).toBe(3);
    expect(neighbourInList(items, null, 1)?.headingLine).toBe(3);
  });
});
