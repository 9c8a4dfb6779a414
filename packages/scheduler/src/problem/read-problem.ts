import type { z } from 'zod';
import { type ScheduleProblem, scheduleProblemSchema } from './schedule-problem.ts';

/** Why a problem cannot be read; the Korean sentence is made in say-refusal.ts. */
export type ProblemRefusal =
  | { readonly code: 'badValue'; readonly details: { readonly path: string } }
  | { readonly code: 'doubleId'; readonly details: { readonly kind: string; readonly id: string } }
  | {
      readonly code: 'unknownId';
      readonly details: { readonly kind: string; readonly id: string; readonly path: string };
    };

export type ProblemReading =
  | { readonly ok: true; readonly problem: ScheduleProblem }
  | { readonly ok: false; readonly refusal: ProblemRefusal };

type Named = readonly { readonly id: string }[];

/** A problem from JSON: its form first, then whether everything that it names is there. */
export function readProblem(json: unknown): ProblemReading {
  const read = scheduleProblemSchema.safeParse(json);
  if (!read.success) return badValue(read.error);
  const problem = read.data;
  const refusal = doubleId(problem) ?? unknownId(problem);
  return refusal ? { ok: false, refusal } : { ok: true, problem };
}

/** The place of what is wrong; of a key that nobody knows, its own. */
function badValue(error: z.ZodError): ProblemReading {
  const issue = error.issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...(issue?.path ?? []), ...unknown].join('.');
  return { ok: false, refusal: { code: 'badValue', details: { path } } };
}

function doubleId(problem: ScheduleProblem): ProblemRefusal | null {
  const lists: Record<string, Named> = {
    scenes: problem.scenes,
    days: problem.days,
    people: problem.people,
    places: problem.places,
    elements: problem.elements,
  };
  for (const [kind, list] of Object.entries(lists)) {
    const seen = new Set<string>();
    for (const { id } of list) {
      if (seen.has(id)) return { code: 'doubleId', details: { kind, id } };
      seen.add(id);
    }
  }
  return doubleOnBoard(problem);
}

/** A day of the board stands in it once, and each of its scenes once. */
function doubleOnBoard({ baseline }: ScheduleProblem): ProblemRefusal | null {
  const days = new Set<string>();
  for (const { day, scenes } of baseline) {
    const again = scenes.find((scene, i) => scenes.indexOf(scene) !== i);
    if (days.has(day)) return { code: 'doubleId', details: { kind: 'baseline', id: day } };
    if (again !== undefined) return { code: 'doubleId', details: { kind: 'baseline', id: again } };
    days.add(day);
  }
  return null;
}

function unknownId(problem: ScheduleProblem): ProblemRefusal | null {
  const idsOf = (list: Named) => new Set(list.map(({ id }) => id));
  const known = {
    scenes: idsOf(problem.scenes),
    days: idsOf(problem.days),
    people: idsOf(problem.people),
    places: idsOf(problem.places),
    elements: idsOf(problem.elements),
  };
  for (const [kind, id, path] of namesIn(problem))
    if (!known[kind].has(id)) return { code: 'unknownId', details: { kind, id, path } };
  return null;
}

type Kind = 'scenes' | 'days' | 'people' | 'places' | 'elements';

/** Every id that the problem names, with where it does. */
function* namesIn(problem: ScheduleProblem): Generator<[Kind, string, string]> {
  for (const scene of problem.scenes) {
    for (const person of scene.cast) yield ['people', person, `scenes ${scene.id} cast`];
    for (const element of scene.elements) yield ['elements', element, `scenes ${scene.id} elements`];
    if (scene.place !== null) yield ['places', scene.place, `scenes ${scene.id} place`];
  }
  for (const { from, to } of problem.moves) {
    yield ['places', from, 'moves'];
    yield ['places', to, 'moves'];
  }
  for (const { before, after } of problem.precedences) {
    yield ['scenes', before, 'precedences'];
    yield ['scenes', after, 'precedences'];
  }
  for (const group of problem.groups) for (const scene of group.scenes) yield ['scenes', scene, 'groups'];
  for (const { scene, day } of problem.pins) {
    yield ['scenes', scene, 'pins'];
    yield ['days', day, 'pins'];
  }
  for (const { day, scenes } of problem.baseline) {
    yield ['days', day, 'baseline'];
    for (const scene of scenes) yield ['scenes', scene, 'baseline'];
  }
}
