import { MOST_SCENES } from '../problem/schedule-problem.ts';
import type { TalentProblem } from './talent-problem.ts';

export type DznRefusal =
  | { readonly code: 'missing'; readonly details: { readonly name: string } }
  | { readonly code: 'notNumbers'; readonly details: { readonly name: string } }
  | { readonly code: 'tooMany'; readonly details: { readonly name: string; readonly most: number } }
  | {
      readonly code: 'wrongLength';
      readonly details: { readonly name: string; readonly expected: number; readonly found: number };
    }
  | { readonly code: 'notZeroOrOne'; readonly details: { readonly name: string } };

export type DznReading =
  | { readonly ok: true; readonly problem: TalentProblem }
  | ({ readonly ok: false } & DznRefusal);

/** What the values are called: in talent scheduling, and in the rehearsal problem (CSPLib 039), where all wait alike. */
const TALENT = { scenes: 'numScenes', people: 'numActors', wages: 'c', durations: 'd', cells: 'ia' };
const REHEARSAL = {
  scenes: 'num_pieces',
  people: 'num_players',
  wages: null,
  durations: 'duration',
  cells: 'rehearsal',
};

/**
 * Reads a talent instance in MiniZinc's data format: `numScenes`, `numActors`, `ia` (actors × scenes of 0 and 1), wages
 * `c`, durations `d`, in any order. A rehearsal (`num_pieces`, `num_players`, `duration`, `rehearsal`) is one in which
 * everybody's wage is 1. What else the file says is left aside.
 */
export function readDzn(text: string): DznReading {
  const values = assignmentsOf(text);
  const names = values.has(REHEARSAL.scenes) || values.has(REHEARSAL.people) ? REHEARSAL : TALENT;
  try {
    const scenes = countOf(values, names.scenes);
    const people = countOf(values, names.people);
    const wages =
      names.wages === null ? Array<number>(people).fill(1) : numbersOf(values, names.wages, people);
    const durations = numbersOf(values, names.durations, scenes);
    const cells = numbersOf(values, names.cells, people * scenes);
    if (cells.some((cell) => cell !== 0 && cell !== 1))
      throw new Refused({ code: 'notZeroOrOne', details: { name: names.cells } });
    const castOf = (scene: number) =>
      wages.flatMap((_, person) => (cells[person * scenes + scene] === 1 ? [person] : []));
    return {
      ok: true,
      problem: { wages, scenes: durations.map((duration, scene) => ({ duration, cast: castOf(scene) })) },
    };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, ...error.refusal };
    throw error;
  }
}

class Refused extends Error {
  readonly refusal: DznRefusal;
  constructor(refusal: DznRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

function assignmentsOf(text: string): Map<string, string> {
  // Words in quotes first: what looks like a comment in them is none.
  const bare = text.replace(/"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|%.*/g, (found) =>
    found.startsWith('"') ? '""' : ' ',
  );
  const statements = bare.split(';');
  return new Map(
    statements.flatMap((statement) => {
      const [, name, value] = /^\s*(\w+)\s*=([\s\S]*)$/.exec(statement) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
}

function countOf(values: ReadonlyMap<string, string>, name: string): number {
  const [count] = numbersOf(values, name, 1) as [number];
  if (!Number.isInteger(count)) throw new Refused({ code: 'notNumbers', details: { name } });
  if (count > MOST_SCENES) throw new Refused({ code: 'tooMany', details: { name, most: MOST_SCENES } });
  return count;
}

/** Numbers that are not negative, of an array of one or two dimensions or one alone. */
function numbersOf(values: ReadonlyMap<string, string>, name: string, expected: number): number[] {
  const value = values.get(name);
  if (value === undefined) throw new Refused({ code: 'missing', details: { name } });
  const list = /^\s*array[12]d\s*\([\s\S]*?(\[[\s\S]*\])\s*\)\s*$/.exec(value)?.[1] ?? value;
  const numbers = list
    .split(/[\s,|[\]]+/)
    .filter((word) => word !== '')
    .map(numberOf);
  if (numbers.some((number) => Number.isNaN(number)))
    throw new Refused({ code: 'notNumbers', details: { name } });
  if (numbers.length !== expected)
    throw new Refused({ code: 'wrongLength', details: { name, expected, found: numbers.length } });
  return numbers as number[];
}

function numberOf(word: string): number {
  if (word === 'true') return 1;
  if (word === 'false') return 0;
  return /^\d+(\.\d+)?$/.test(word) ? Number(word) : Number.NaN;
}
