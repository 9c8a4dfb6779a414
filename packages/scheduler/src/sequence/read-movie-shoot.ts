import { MOST_SCENES } from '../problem/schedule-problem.ts';
import type { SequenceProblem } from './sequence-problem.ts';

export type MovieShootReading =
  | { readonly ok: true; readonly problem: SequenceProblem }
  | { readonly ok: false; readonly code: 'notNumbers'; readonly details: { readonly word: string } }
  | {
      readonly ok: false;
      readonly code: 'wrongCount';
      readonly details: { readonly expected: number; readonly found: number };
    }
  | { readonly ok: false; readonly code: 'tooMany'; readonly details: { readonly most: number } }
  | { readonly ok: false; readonly code: 'notZeroOrOne' }
  | { readonly ok: false; readonly code: 'outOfRange'; readonly details: { readonly name: string } };

/**
 * Reads the movie-shoot format: numbers with white space, commas or brackets between them. `nbActors nbScenes nbLocations
 * nbPrecedences`, wages of actors, fees of locations, durations, the location of each scene, a row of 0 and 1 for each
 * actor, and pairs (before, after). Scenes and locations count from 0, or from 1 where the numbers say so; names before
 * the values (`nbActors = 5`) and comments are left aside.
 */
export function readMovieShoot(text: string): MovieShootReading {
  const bare = text.replace(/(#|%|\/\/).*$/gm, ' ').replace(/(?<![\w.])[A-Za-z_]\w*\s*[:=]?/g, ' ');
  const words = bare.split(/[\s,;:=[\](){}|"]+/).filter((word) => word !== '');
  const numbers = words.map(Number);
  const odd = numbers.findIndex((number) => !Number.isFinite(number) || number < 0);
  if (odd >= 0) return { ok: false, code: 'notNumbers', details: { word: words[odd]! } };
  const [actors = 0, scenes = 0, locations = 0, pairs = 0] = numbers;
  const expected = 4 + actors + locations + 2 * scenes + actors * scenes + 2 * pairs;
  if (numbers.length !== expected)
    return { ok: false, code: 'wrongCount', details: { expected, found: numbers.length } };
  if (scenes > MOST_SCENES) return { ok: false, code: 'tooMany', details: { most: MOST_SCENES } };
  let at = 4;
  const next = (count: number) => {
    at += count;
    return numbers.slice(at - count, at);
  };
  const wages = next(actors);
  const returnFees = next(locations);
  const durations = next(scenes);
  const placesAsGiven = next(scenes);
  const rows = wages.map(() => next(scenes));
  const endsAsGiven = next(2 * pairs);
  // A list with the highest number counts from 1, and so does the other, where its own numbers leave it open.
  const fromOne = placesAsGiven.includes(locations) || endsAsGiven.includes(scenes);
  const places = fromZero(placesAsGiven, locations, fromOne);
  const ends = fromZero(endsAsGiven, scenes, fromOne);
  if (rows.some((row) => row.some((cell) => cell !== 0 && cell !== 1)))
    return { ok: false, code: 'notZeroOrOne' };
  if (!places) return { ok: false, code: 'outOfRange', details: { name: 'sceneLocation' } };
  if (!ends) return { ok: false, code: 'outOfRange', details: { name: 'precedence' } };
  const castOf = (scene: number) => wages.flatMap((_, person) => (rows[person]![scene] ? [person] : []));
  return {
    ok: true,
    problem: {
      wages,
      returnFees,
      scenes: durations.map((duration, i) => ({ duration, cast: castOf(i), place: places[i]! })),
      precedences: Array.from({ length: pairs }, (_, i) => [ends[2 * i]!, ends[2 * i + 1]!] as const),
    },
  };
}

/** Indices from 0, of a list that may count from 1; null if it fits neither. */
function fromZero(list: readonly number[], count: number, fromOne: boolean): number[] | null {
  const fits = (shift: number) =>
    list.every((one) => Number.isInteger(one) && one - shift >= 0 && one - shift < count);
  if (fits(0) && !(fromOne && fits(1))) return [...list];
  return fits(1) ? list.map((one) => one - 1) : null;
}
