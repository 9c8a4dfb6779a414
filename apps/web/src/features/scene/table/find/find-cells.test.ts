import { Production } from '@ddak/testkit';
import { nextMatch } from '@ddak/ui';
import { describe, expect, it } from 'vitest';
import { COLUMN_KEYS } from '../scene-columns.ts';
import { findCells } from './find-cells.ts';

function film() {
  const made = new Production();
  const sceneIds = ['골목', '편의점', '골목'].map((setName, i) => made.scene(i + 1, { setName }));
  made.run('editScenes', { sceneIds: [sceneIds[1]!], patch: { synopsis: '골목을 본다.' } });
  return { state: made.state, sceneIds, shown: { rowIds: sceneIds, columns: COLUMN_KEYS } };
}

describe('finding in the table', () => {
  it('GR10: finds the cells that show the words, by initial consonants too, and none without words', () => {
    const { state, shown, sceneIds } = film();
    expect(findCells(state, shown, '골목')).toEqual([
      { rowId: sceneIds[0], column: 'setName' },
      { rowId: sceneIds[1], column: 'synopsis' },
      { rowId: sceneIds[2], column: 'setName' },
    ]);
    expect(findCells(state, shown, 'ㅍㅇㅈ')).toEqual([{ rowId: sceneIds[1], column: 'setName' }]);
    expect([findCells(state, shown, ' '), findCells(state, shown, '바다')]).toEqual([[], []]);
    expect(findCells(state, { ...shown, rowIds: [sceneIds[1]!] }, '골목')).toHaveLength(1);
  });

  it('GR10: jumps behind and before the active cell and round the ends', () => {
    const { state, shown, sceneIds } = film();
    const matches = findCells(state, shown, '골목');
    const from = { rowId: sceneIds[1]!, column: 'synopsis' } as const;
    const jump = (towards: 'here' | 'next' | 'previous', cell: (typeof matches)[number] | null = from) =>
      nextMatch(matches, shown, cell, towards);
    expect([jump('here'), jump('next'), jump('previous')]).toEqual([1, 2, 0]);
    expect([jump('next', matches[2]!), jump('previous', matches[0]!)]).toEqual([0, 2]);
    expect([jump('here', null), jump('previous', null), nextMatch([], shown, from, 'next')]).toEqual([
      0, 2, -1,
    ]);
    expect(jump('here', { rowId: sceneIds[1]!, column: 'number' })).toBe(1);
  });
});
