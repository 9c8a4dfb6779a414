import type { LineType, OrganisedLine, OrganisedScreenplay, ReviewedScene } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import {
  blockAt,
  hasSeveralEpisodes,
  reviewedLabel,
  sceneAt,
  sceneListItems,
  scriptBlocks,
} from './review-view.ts';

const lines = (...types: LineType[]): OrganisedLine[] =>
  types.map((type, i) => ({ n: i + 1, text: `${i + 1}번째 줄`, type, scene: 0, rows: 1, confidence: 1 }));

const text = (list: OrganisedLine[]): OrganisedScreenplay => ({
  format: 'txt',
  title: null,
  lines: list,
  scenes: [],
  characters: [],
  locations: [],
  unread: [],
});

const scene = (headingLine: number, lastLine: number, patch: Partial<ReviewedScene> = {}): ReviewedScene => ({
  episodeNo: null,
  sceneNo: headingLine,
  subSceneNo: '',
  setName: '카페',
  setting: 'INT',
  timeOfDay: 'day',
  timeText: '낮',
  omitted: false,
  heading: '카페',
  headingLine,
  lastLine,
  pages: 3,
  filePages: null,
  screenMinutes: 0.75,
  flags: [],
  items: [],
  synopsis: '',
  characters: [],
  guessed: [],
  confidence: 1,
  doubts: [],
  checked: false,
  ...patch,
});
const doubts = [{ code: 'number_gap', message: '3 다음에 5가 나와요.', line: 3 }];

describe('the scene list', () => {
  const scenes = [scene(1, 2), scene(3, 4, { doubts }), scene(5, 6)];
  const shown = (order: 'doubts' | 'text') =>
    sceneListItems(scenes, order).map((item) =>
      item.kind === 'title' ? `${item.text} ${item.count}` : item.scene.headingLine,
    );

  it('shows scenes with doubts first, each group in the order of the text', () => {
    expect(shown('doubts')).toEqual(['확인할 씬 1', 3, '그 밖의 씬 2', 1, 5]);
  });

  it('shows the order of the text where that is asked for', () => {
    expect(shown('text')).toEqual([1, 3, 5]);
  });
});

describe('the label of a scene', () => {
  it('names the episode where the script has several', () => {
    const parts = [scene(1, 2, { episodeNo: 1 }), scene(3, 4, { episodeNo: 2, subSceneNo: 'A' })];
    expect(reviewedLabel(parts[1]!, hasSeveralEpisodes(parts))).toBe('2-3A');
    expect(reviewedLabel(parts[1]!, false)).toBe('3A');
    expect(reviewedLabel(scene(1, 2, { sceneNo: null }), false)).toBe('–');
  });
});

describe('the blocks of the text', () => {
  it('puts a name and what is said under it into one block', () => {
    const blocks = scriptBlocks(
      text(lines('heading', 'action', 'character', 'parenthetical', 'dialogue', 'character', 'dialogue')),
      [scene(1, 7)],
    );
    expect(blocks.map((block) => [block.kind, block.nameLine?.n ?? null, block.lines.length])).toEqual([
      ['heading', null, 1],
      ['action', null, 1],
      ['speech', 3, 2],
      ['speech', 6, 1],
    ]);
  });

  it('follows the review: a line split off is a heading, one joined away is not', () => {
    const blocks = scriptBlocks(text(lines('heading', 'action', 'heading')), [scene(1, 1), scene(2, 3)]);
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'heading', 'action']);
  });

  it('finds the block and the scene of a line', () => {
    const scenes = [scene(2, 4)];
    const blocks = scriptBlocks(text(lines('other', 'heading', 'character', 'dialogue')), scenes);
    expect(blockAt(blocks, 4)).toBe(2);
    expect(sceneAt(scenes, 4)).toBe(scenes[0]);
    expect(sceneAt(scenes, 1)).toBeUndefined();
  });
});
