import { describe, expect, it } from 'vitest';
import { type CallsheetSceneRow, isRowOutside, rowTime, rowWords } from '../index.ts';

const row = (mark: CallsheetSceneRow['mark'], light: string, setting: string, shootKind: string) =>
  rowWords({ mark, cells: { light, setting, shootKind } } as CallsheetSceneRow);

describe('the marks of a row', () => {
  it('CS31: are said in words, the script’s own where it has them', () => {
    expect(row('D', 'D', 'I', 'L')).toBe('낮 · 안 · 로케');
    expect(row('M', 'M 새벽', 'E', 'O')).toBe('새벽 · 밖 · 오픈');
    expect(row('N', 'N', 'I/E', '')).toBe('밤 · 안팎');
    expect(row('E', 'E', 'I E', 'S')).toBe('저녁 · 안·밖 · 세트');
    expect(row('', '', '', '')).toBe('');
  });

  it('SL1: have the colour of the board: 아침 is day, whatever its letter; and outside is all that is not inside', () => {
    const time = (mark: CallsheetSceneRow['mark'], light: string) =>
      rowTime({ mark, cells: { light } } as CallsheetSceneRow);
    expect(time('M', 'M 아침')).toBe('day');
    expect(time('M', 'M')).toBe('dawn');
    expect(time('M', 'M 동틀녘')).toBe('dawn');
    expect(time('E', 'E')).toBe('sunset');
    expect(time('', '')).toBeNull();
    const outside = (setting: string) => isRowOutside({ cells: { setting } } as CallsheetSceneRow);
    expect(['I', 'E', 'I/E', ''].map(outside)).toEqual([false, true, true, false]);
  });
});
