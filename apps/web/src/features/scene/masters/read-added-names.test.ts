import { describe, expect, it } from 'vitest';
import { placeColumns } from './places/place-columns.tsx';
import { readAddedNames } from './read-added-names.ts';

const COLUMNS = placeColumns(() => {});

describe('names that are added', () => {
  let id = 0;
  const read = (text: string) => {
    const { rows, ...others } = readAddedNames(
      text,
      COLUMNS,
      'realName',
      (name) => name === '가게',
      () => `new${id++}`,
    );
    return { rows: rows.map(({ cells }) => cells.map((cell) => cell.join(' '))), ...others };
  };

  it('GR28: a name a line, each once, without those that are there', () => {
    expect(read('골목\n\n가게\n 옥상 \n골목\n')).toEqual({
      rows: [['realName 골목'], ['realName 옥상']],
      known: ['가게'],
      nameless: 0,
      tooLong: [],
    });
  });

  it('GR28, GR27: a block out of a spreadsheet, by its head or in the order of the columns', () => {
    expect(read('골목\t서울 마포구 (예시 주소 1)').rows).toEqual([
      ['realName 골목', 'address 서울 마포구 (예시 주소 1)'],
    ]);
    expect(read('주차\t촬영지\n2대\t골목').rows).toEqual([['parking 2대', 'realName 골목']]);
  });

  it('GR28: a name that is too long is said, and makes nothing', () => {
    const { rows, tooLong } = read('골'.repeat(121));
    expect([rows, tooLong.length]).toEqual([[], 1]);
  });
});
