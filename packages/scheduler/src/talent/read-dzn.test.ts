import { describe, expect, it } from 'vitest';
import { readDzn } from '../index.ts';

const FILM = `% two people
numScenes = 3;
numActors = 2;
ia = [| 1, 0, 1
      | 0, 1, 1 |];
c = [3,5];
d = [1,2,4];
`;

describe('reading a talent instance', () => {
  const problem = {
    wages: [3, 5],
    scenes: [
      { duration: 1, cast: [0] },
      { duration: 2, cast: [1] },
      { duration: 4, cast: [0, 1] },
    ],
  };

  it('reads actors × scenes, wages and durations', () => {
    expect(readDzn(FILM)).toEqual({ ok: true, problem });
  });

  it('reads the long form of arrays, trailing commas and statements that it does not need', () => {
    const long = 'numScenes=3;numActors=2;d=[1,2,4,];c=[3,5];s=[2,1];ia=array2d(1..2,1..3,[1,0,1,0,1,1]);';
    expect(readDzn(long)).toEqual({ ok: true, problem });
  });

  it.each([
    [FILM.replace('c = [3,5];', ''), 'missing', 'c'],
    [FILM.replace('[3,5]', '[3,x]'), 'notNumbers', 'c'],
    [FILM.replace('[3,5]', '[3,-5]'), 'notNumbers', 'c'],
    [FILM.replace('[1,2,4]', '[1,2]'), 'wrongLength', 'd'],
    [FILM.replace('1, 0, 1', '1, 2, 1'), 'notZeroOrOne', 'ia'],
    ['', 'missing', 'numScenes'],
  ])('says what is wrong with a file (%#)', (text, code, name) => {
    expect(readDzn(text)).toMatchObject({ ok: false, code, details: { name } });
  });
});
