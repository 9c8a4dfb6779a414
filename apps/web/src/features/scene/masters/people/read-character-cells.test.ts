import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { CharacterColumn } from './character-columns.tsx';
import { readCharacterCells } from './read-character-cells.ts';

function film() {
  const made = new Production();
  const [junho, sujin] = [made.character('준호'), made.character('수진')];
  const put = (
    cells: readonly (readonly [
      string,
      'number' | 'name' | 'kind' | 'actor' | 'birth' | 'days' | 'available',
      string,
    ])[],
  ) =>
    readCharacterCells(
      made.state,
      cells.map(([rowId, column, text]) => ({ rowId, cells: [[column, text] as const] })),
      { now: made.now, near: '2026-12-01' },
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

  it('SC14: a list that counts its own rows comes in without the numbers of people whom it leaves out', () => {
    const { made, junho, sujin, put } = film();
    const numbers = [junho, sujin].map((id) => made.state.character.get(id)!.characterNumber);
    const { rows, refused } = put([
      [junho, 'actor', '김도현'],
      [junho, 'number', String(numbers[1])],
    ]);
    expect(rows).toEqual([{ characterId: junho, patch: { actorName: '김도현' } }]);
    expect([...refused.values()].map(({ why }) => why)).toEqual([`${numbers[1]}번은 ‘수진’의 번호예요.`]);
  });

  it('SC22: birth dates are read as they are typed, of an actor, with a guardian where one is needed', () => {
    const { made, junho, sujin, put } = film();
    made.run('editCharacter', { characterId: junho, patch: { actorName: '김도현' } });
    for (const text of ['2010-03-04', '20100304', '100304'])
      expect(put([[junho, 'birth', text]]).rows).toEqual([
        { characterId: junho, patch: {}, birthDate: '2010-03-04' },
      ]);
    expect(put([[junho, 'birth', '']]).rows).toEqual([]);
    const whyOf = (id: string, text: string) => [...put([[id, 'birth', text]]).refused.values()][0]?.why;
    expect(whyOf(junho, '3/4')).toBe('생년월일은 2012-03-04나 120304처럼 적어 주세요.');
    expect(whyOf(junho, '20990101')).toBe('생년월일이 오늘보다 늦어요.');
    expect(whyOf(junho, '150304')).toContain('보호자와 함께');
    expect(whyOf(sujin, '100304')).toBe('배우 이름을 먼저 적어 주세요.');
    const child = { birthDate: '2015-03-04', guardianName: '김어른', guardianPhone: '' };
    made.run('setBirthDate', { contactId: made.newId(), characterId: junho, ...child });
    expect(put([[junho, 'birth', '150304']])).toEqual({ rows: [], added: [], refused: new Map() });
    expect(put([[junho, 'birth', '150305']]).rows).toMatchObject([{ birthDate: '2015-03-05' }]);
    expect(put([[junho, 'birth', '']]).rows).toMatchObject([{ birthDate: null }]);
  });

  it('AV7: days are pasted in place of those that were said, an empty cell takes none away', () => {
    const { junho, put } = film();
    expect(put([[junho, 'available', '12/3, 12/5~7 불가']]).rows).toMatchObject([
      {
        patch: {
          availability: [
            { kind: 'unavailable', from: '2026-12-03', to: '2026-12-03' },
            { kind: 'unavailable', from: '2026-12-05', to: '2026-12-07' },
          ],
        },
      },
    ]);
    for (const text of ['', '언제나 가능']) expect(put([[junho, 'available', text]]).rows).toEqual([]);
    const { rows, refused } = put([[junho, 'available', '12/3 빼고 가능']]);
    expect([rows, [...refused.values()][0]?.why]).toEqual([
      [],
      '가능한 날: 무슨 뜻인지 알 수 없어요: ‘빼고 가능’',
    ]);
  });

  it('GR28, SC29: people who are not there yet begin with their name, and a name that is there is refused', () => {
    const made = new Production();
    made.character('준호');
    const row = (rowId: string, ...cells: [CharacterColumn, string][]) => ({ rowId, cells });
    const read = readCharacterCells(made.state, [], { now: 0, near: '2026-12-01' }, [
      row('a', ['name', '소라'], ['kind', '조연'], ['actor', '문가온']),
      row('b', ['name', '준 호'], ['kind', '주연']),
      // Its name was too long.
      row('c', ['kind', '주연']),
      row('d', ['name', '도진'], ['kind', '주인공']),
    ]);
    expect(read.added).toEqual([
      { characterId: 'a', name: '소라' },
      { characterId: 'd', name: '도진' },
    ]);
    expect(read.rows).toEqual([
      { characterId: 'a', patch: { kind: 'support', actorName: '문가온' } },
      { characterId: 'd', patch: {} },
    ]);
    expect([...read.refused.keys()]).toEqual(['cell-b-name', 'cell-d-kind']);
  });
});
