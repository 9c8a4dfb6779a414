import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { readCharacterCells } from './read-character-cells.ts';

function film() {
  const made = new Production();
  const [junho, sujin] = [made.character('준호'), made.character('수진')];
  const put = (
    cells: readonly (readonly [string, 'number' | 'name' | 'kind' | 'actor' | 'days', string])[],
  ) =>
    readCharacterCells(
      made.state.character,
      cells.map(([rowId, column, text]) => ({ rowId, cells: [[column, text] as const] })),
    );
  return { made, junho, sujin, put };
}

describe('cells of people', () => {
  it('GR20: are read by their columns; what is said already is not said again', () => {
    const { junho, sujin, put } = film();
    const { rows, refused } = put([
      [junho, 'number', '7'],
      [junho, 'name', '준호'],
      [sujin, 'kind', '주'],
      [sujin, 'actor', '박유나'],
      [sujin, 'days', '3회차'],
    ]);
    expect(rows).toEqual([
      { characterId: junho, patch: { characterNumber: 7 } },
      { characterId: sujin, patch: { kind: 'lead' } },
      { characterId: sujin, patch: { actorName: '박유나' } },
    ]);
    expect(refused.size).toBe(0);
  });

  it('GR20: what cannot be read stays as it was, and says why', () => {
    const { junho, sujin, put } = film();
    const { rows, refused } = put([
      [junho, 'number', '일'],
      [junho, 'name', ''],
      [sujin, 'kind', '주인공'],
      ['gone', 'name', '아무개'],
    ]);
    expect(rows).toEqual([]);
    expect([...refused.entries()].map(([id, { why }]) => [id, why])).toEqual([
      [`cell-${junho}-number`, '번호는 1부터 999까지의 수로 적어 주세요.'],
      [`cell-${junho}-name`, '배역 이름은 비울 수 없어요.'],
      [`cell-${sujin}-kind`, '구분은 주연, 조연, 단역 가운데 하나로 적어 주세요.'],
    ]);
  });
});
