import { breachCost } from './breach-cost.ts';
import type { CompiledProblem } from './compile-problem.ts';
import type { Link } from './links.ts';

/** Where each scene stands: its day (−1: nowhere), its place in the day and when it starts. */
export interface Places {
  readonly day: Int32Array;
  readonly at: Int32Array;
  readonly start: Float64Array;
}

const HAIR = 1e-6;

/** What it costs that a pair is the wrong way round, or a group not as it should be. */
export function linkCost(problem: CompiledProblem, link: Link, places: Places): number {
  return breachCost(problem, link, brokenBy(problem, link, places));
}

function brokenBy(problem: CompiledProblem, { kind, scenes }: Link, places: Places): number {
  switch (kind) {
    case 'precedence':
      return isBefore(problem, scenes[0]!, scenes[1]!, places) ? 0 : 1;
    case 'story':
      return isStoryBroken(problem, scenes[0]!, scenes[1]!, places) ? 1 : 0;
    case 'sameDay':
      return Math.max(0, distinctDays(scenes, places) - 1);
    case 'differentDays':
      return scenes.filter((scene) => places.day[scene]! >= 0).length - distinctDays(scenes, places);
    case 'together':
      return Math.max(0, pieces(scenes, places) - 1);
  }
}

function isBefore(
  { days, minutes }: CompiledProblem,
  before: number,
  after: number,
  places: Places,
): boolean {
  const late = places.day[after]!;
  if (late < 0) return true;
  const early = places.day[before]!;
  if (early < 0) return false;
  const dates = days[early]!.date - days[late]!.date;
  return (
    dates < 0 || (dates === 0 && places.start[before]! + minutes[before]! <= places.start[after]! + HAIR)
  );
}

function isStoryBroken({ days }: CompiledProblem, first: number, second: number, places: Places): boolean {
  if (places.day[first]! < 0 || places.day[second]! < 0) return false;
  const one = days[places.day[first]!]!.date;
  const other = days[places.day[second]!]!.date;
  return other < one || (other === one && places.start[second]! < places.start[first]!);
}

function distinctDays(scenes: readonly number[], { day }: Places): number {
  let count = 0;
  for (let i = 0; i < scenes.length; i++) {
    const own = day[scenes[i]!]!;
    let isNew = own >= 0;
    for (let j = 0; j < i && isNew; j++) isNew = day[scenes[j]!]! !== own;
    if (isNew) count++;
  }
  return count;
}

/** Runs of the group that follow one another without another scene between. */
function pieces(scenes: readonly number[], { day, at }: Places): number {
  let count = 0;
  for (const scene of scenes) {
    if (day[scene]! < 0) continue;
    const hasOneBefore = scenes.some((other) => day[other] === day[scene] && at[other]! === at[scene]! - 1);
    if (!hasOneBefore) count++;
  }
  return count;
}
