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

  it('reads comments of both kinds, words in quotes and index sets on lines of their own', () => {
    const odd = `/* numScenes = 7;
      two; lines */ numScenes = 3; name = "50 % of ; it"; numActors
      = 2 % three = 3;
      ;\r\nd = array1d(1..3,
      [1,2,4]); c=[3,5]; ia = array2d(1..numActors,
        1..numScenes, [ true, false, true,
      false, true, true ] )`;
    expect(readDzn(odd)).toEqual({ ok: true, problem });
  });

  it('reads a rehearsal, in which all wait alike', () => {
    const rehearsal = `num_pieces = 3; num_players = 2; duration = [1, 2, 4];
      rehearsal = array2d(1..num_players, 1..num_pieces,
        [ 1,0,1,
          0,1,1 ]);`;
    expect(readDzn(rehearsal)).toEqual({ ok: true, problem: { ...problem, wages: [1, 1] } });
    expect(readDzn(rehearsal.replace('duration', 'length'))).toMatchObject({
      code: 'missing',
      details: { name: 'duration' },
    });
  });

  it.each([
    [FILM.replace('c = [3,5];', ''), 'missing', 'c'],
    [FILM.replace('[3,5]', '[3,x]'), 'notNumbers', 'c'],
    [FILM.replace('[3,5]', '[3,-5]'), 'notNumbers', 'c'],
    [FILM.replace('[1,2,4]', '[1,2]'), 'wrongLength', 'd'],
    [FILM.replace('1, 0, 1', '1, 2, 1'), 'notZeroOrOne', 'ia'],
    ['', 'missing', 'numScenes'],
    [FILM.replace('numActors = 2', 'numActors = 1.5'), 'notNumbers', 'numActors'],
    [FILM.replace('numScenes = 3', 'numScenes = 3000000000'), 'tooMany', 'numScenes'],
  ])('says what is wrong with a file (%#)', (text, code, name) => {
    expect(readDzn(text)).toMatchObject({ ok: false, code, details: { name } });
  });
});
