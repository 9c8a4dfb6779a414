import type { TalentProblem } from './talent-problem.ts';

/** A part of the problem that shares no person with the rest, with nothing in it that cannot cost anything. */
export interface TalentCore {
  /** Distinct casts: indices into `wages`. */
  readonly casts: readonly (readonly number[])[];
  readonly durations: readonly number[];
  readonly wages: readonly number[];
  /** The problem's scenes that stand together as one scene here. */
  readonly members: readonly (readonly number[])[];
}

interface Strip {
  cast: Set<number>;
  duration: number;
  members: number[];
}

/**
 * What is left to decide: scenes of equal cast are shot together, people who are always together count as one, and who
 * has one scene, or waits for nothing, never costs. Scenes that then have no cast are `free`: first or last of all they
 * cost nothing. The least hold cost is the sum over the cores, in whatever order they follow each other.
 */
export function reduceProblem(problem: TalentProblem): { cores: TalentCore[]; free: number[] } {
  const wages = [...problem.wages];
  let strips: Strip[] = problem.scenes.map((scene, i) => ({
    cast: new Set(scene.cast.filter((person) => (wages[person] as number) > 0)),
    duration: scene.duration,
    members: [i],
  }));
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    strips = mergeEqualCasts(strips);
    mergeEqualPeople(strips, wages);
    const size = strips.reduce((sum, strip) => sum + strip.cast.size, strips.length);
    if (size === before) break;
    before = size;
  }
  const free = strips.filter((strip) => strip.cast.size === 0).flatMap((strip) => strip.members);
  const parts = splitByPeople(strips.filter((strip) => strip.cast.size > 0));
  return { cores: parts.map((part) => toCore(part, wages)), free };
}

function mergeEqualCasts(strips: readonly Strip[]): Strip[] {
  const byCast = Map.groupBy(strips, (strip) => [...strip.cast].sort((a, b) => a - b).join());
  return [...byCast.values()].map((same) => ({
    cast: (same[0] as Strip).cast,
    duration: same.reduce((sum, strip) => sum + strip.duration, 0),
    members: same.flatMap((strip) => strip.members),
  }));
}

/** Also takes those out who have one scene only. */
function mergeEqualPeople(strips: readonly Strip[], wages: number[]): void {
  const first = new Map<string, number>();
  for (let person = 0; person < wages.length; person++) {
    const own = strips.flatMap((strip, i) => (strip.cast.has(person) ? [i] : []));
    if (own.length === 0) continue;
    const twin = first.get(own.join());
    if (own.length > 1 && twin === undefined) {
      first.set(own.join(), person);
      continue;
    }
    if (twin !== undefined) wages[twin] = (wages[twin] as number) + (wages[person] as number);
    for (const i of own) (strips[i] as Strip).cast.delete(person);
  }
}

function splitByPeople(strips: readonly Strip[]): Strip[][] {
  let parts: { people: Set<number>; strips: Strip[] }[] = [];
  for (const strip of strips) {
    const joined = { people: new Set(strip.cast), strips: [strip] };
    const apart = [];
    for (const part of parts) {
      if (![...strip.cast].some((person) => part.people.has(person))) apart.push(part);
      else {
        for (const person of part.people) joined.people.add(person);
        joined.strips.unshift(...part.strips);
      }
    }
    parts = [...apart, joined];
  }
  return parts.map((part) => part.strips);
}

function toCore(strips: readonly Strip[], wages: readonly number[]): TalentCore {
  const people = [...new Set(strips.flatMap((strip) => [...strip.cast]))];
  people.sort((a, b) => (wages[b] as number) - (wages[a] as number) || a - b);
  const index = new Map(people.map((person, i) => [person, i]));
  return {
    casts: strips.map((strip) => [...strip.cast].map((person) => index.get(person) as number)),
    durations: strips.map((strip) => strip.duration),
    wages: people.map((person) => wages[person] as number),
    members: strips.map((strip) => strip.members),
  };
}
