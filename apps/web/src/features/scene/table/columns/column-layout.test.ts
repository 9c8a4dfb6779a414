import { describe, expect, it } from 'vitest';
import { COLUMN_KEYS, mayBeCut } from '../scene-columns.ts';
import { readLayout, SCENE_LAYOUTS } from './column-layout.ts';

const {
  usual: USUAL_LAYOUT,
  shown: shownColumns,
  tracks: gridColumns,
  leastWidth,
  move,
  show,
  widen,
  widthOf,
} = SCENE_LAYOUTS;

describe('the columns of the table', () => {
  it('GR13: are shown, hidden, moved and widened, but the number stays the first', () => {
    const usual = shownColumns(USUAL_LAYOUT);
    const some = show(show(USUAL_LAYOUT, 'days', false), 'number', false);
    expect(shownColumns(some)).toEqual(usual.filter((key) => key !== 'days'));
    expect(shownColumns(show(some, 'days', true))).toEqual(usual);
    const moved = move(USUAL_LAYOUT, 'location', -1);
    expect(moved.order.slice(0, 3)).toEqual(['number', 'location', 'setName']);
    expect(move(moved, 'location', -1)).toBe(moved);
    expect(move(USUAL_LAYOUT, 'number', 1)).toBe(USUAL_LAYOUT);
    expect(move(USUAL_LAYOUT, 'note', 1)).toBe(USUAL_LAYOUT);
    expect(widthOf(widen(USUAL_LAYOUT, 'cuts', 5), 'cuts')).toBe(40);
    expect(leastWidth(widen(USUAL_LAYOUT, 'cuts', 144)) - leastWidth(USUAL_LAYOUT)).toBe(100);
  });

  it('GR13: leave what is left to the action, unless it was given a width', () => {
    expect(gridColumns(USUAL_LAYOUT)).toContain('minmax(204px, 1fr)');
    expect(gridColumns(widen(USUAL_LAYOUT, 'synopsis', 300))).toContain(' 300px ');
  });

  it('GR13: come back from the device as they were left, and whole where what is there cannot be read', () => {
    const left = widen(move(show(USUAL_LAYOUT, 'cuts', false), 'days', -1), 'cast', 200);
    expect(readLayout(JSON.stringify(left))).toEqual(left);
    for (const kept of [null, '', '{', '7', 'null', '{"order":3,"hidden":{},"widths":[]}'])
      expect(readLayout(kept)).toEqual(USUAL_LAYOUT);
    const strange = {
      order: ['days', 'gone', 'days'],
      hidden: ['number', 'gone'],
      widths: { gone: 9, cast: 'x', cuts: 9000 },
    };
    const read = readLayout(JSON.stringify(strange));
    expect([...read.order].sort()).toEqual([...COLUMN_KEYS].sort());
    expect([read.order[0], read.hidden, read.widths]).toEqual(['number', USUAL_LAYOUT.hidden, { cuts: 800 }]);
  });

  it('GR16: show the things of the breakdown by choice, also to whom laid them out before there were any', () => {
    expect(shownColumns(USUAL_LAYOUT)).not.toContain('props');
    expect(shownColumns(show(USUAL_LAYOUT, 'props', true))).toContain('props');
    const before = readLayout('{"order":["number","cast","cuts"],"hidden":["cuts"]}');
    expect(shownColumns(before)).not.toContain('props');
    expect(shownColumns(before)).not.toContain('cuts');
    expect(shownColumns(readLayout(JSON.stringify(show(before, 'props', true))))).toContain('props');
  });

  it('GR13: say by their width which texts may be longer than their cells', () => {
    expect(mayBeCut('location', '성산 부두 뒤편', 116)).toBe(true);
    expect(mayBeCut('location', '성산 부두 뒤편', 240)).toBe(false);
  });
});
