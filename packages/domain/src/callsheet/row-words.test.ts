import { describe, expect, it } from 'vitest';
import { type CallsheetSceneRow, rowWords } from '../index.ts';

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
});
