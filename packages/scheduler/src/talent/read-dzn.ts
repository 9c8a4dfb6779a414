import type { TalentProblem } from './talent-problem.ts';

export type DznRefusal =
  | { readonly code: 'missing'; readonly details: { readonly name: string } }
  | { readonly code: 'notNumbers'; readonly details: { readonly name: string } }
  | {
      readonly code: 'wrongLength';
      readonly details: { readonly name: string; readonly expected: number; readonly found: number };
    }
  | { readonly code: 'notZeroOrOne'; readonly details: { readonly name: string } };

export type DznReading =
  | { readonly ok: true; readonly problem: TalentProblem }
  | ({ readonly ok: false } & DznRefusal);

/**
 * Reads a talent instance in MiniZinc's data format: `numScenes`, `numActors`, `ia` (actors × scenes of 0 and 1), wages
 * `c`, durations `d`, in any order. What else the file says is left aside.
 */
export function readDzn(text: string): DznReading {
  const values = assignmentsOf(text);
  try {
    const [scenes] = numbersOf(values, 'numScenes', 1) as [number];
    const [people] = numbersOf(values, 'numActors', 1) as [number];
    const wages = numbersOf(values, 'c', people);
    const durations = numbersOf(values, 'd', scenes);
    const cells = numbersOf(values, 'ia', people * scenes);
    if (cells.some((cell) => cell > 1)) throw new Refused({ code: 'notZeroOrOne', details: { name: 'ia' } });
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
  const statements = text.replace(/%.*$/gm, '').split(';');
  return new Map(
    statements.flatMap((statement) => {
      const [, name, value] = /^\s*(\w+)\s*=([\s\S]*)$/.exec(statement) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Numbers that are not negative, of an array of one or two dimensions or one alone. */
function numbersOf(values: ReadonlyMap<string, string>, name: string, expected: number): number[] {
  const value = values.get(name);
  if (value === undefined) throw new Refused({ code: 'missing', details: { name } });
  const list = /^\s*array[12]d\s*\(.*?(\[[\s\S]*\])\s*\)\s*$/.exec(value)?.[1] ?? value;
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
