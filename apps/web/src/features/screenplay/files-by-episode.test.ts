import { expect, it } from 'vitest';
import { filesByEpisode } from './files-by-episode.ts';

const placed = (names: readonly string[], episodes: number | null) =>
  filesByEpisode(
    names.map((name) => ({ name })),
    episodes,
  ).map(({ file, episodeNo }) => [file.name, episodeNo]);

it('SP25: files come in the order of their names', () => {
  expect(placed(['밤의 정류장 10고.hwp', '밤의 정류장 2고.hwp'], null)).toEqual([
    ['밤의 정류장 2고.hwp', null],
    ['밤의 정류장 10고.hwp', null],
  ]);
});

it('SP25: in a series each goes to the episode that its name names, one that is there or the next one', () => {
  expect(placed(['밤의 정류장 3부.hwp', '밤의 정류장 1부_2고.hwp', 'EP02.fdx'], 1)).toEqual([
    ['밤의 정류장 1부_2고.hwp', 1],
    ['EP02.fdx', 2],
    ['밤의 정류장 3부.hwp', 3],
  ]);
  expect(placed(['제2화.hwp'.normalize('NFD')], 3)[0]?.[1]).toBe(2);
});

it('SP25: what names none, or one far behind the last, goes where it was let go of', () => {
  expect(placed(['3부작 기획.hwp', '밤의 정류장 2고.hwp', '8부.hwp', '12회차.hwp', 'step 2.hwp'], 1)).toEqual(
    [
      ['3부작 기획.hwp', null],
      ['12회차.hwp', null],
      ['밤의 정류장 2고.hwp', null],
      ['step 2.hwp', null],
      ['8부.hwp', null],
    ],
  );
});
