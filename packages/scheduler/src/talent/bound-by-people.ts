import type { TalentProblem } from './talent-problem.ts';

/**
 * At least what a film costs, from small parts of its cast: leaving people out makes waiting no dearer, so the least of
 * each group alone adds up to a bound. Groups are taken by wage, the highest together; `boundOf` gives the bound of a
 * film with so few people, and a film of six has at most 63 different casts.
 */
export function boundByPeople(
  problem: TalentProblem,
  groupSize: number,
  boundOf: (part: TalentProblem) => number,
): number {
  const people = problem.wages.map((_, person) => person);
  people.sort((a, b) => (problem.wages[b] as number) - (problem.wages[a] as number) || a - b);
  let bound = 0;
  for (let from = 0; from < people.length; from += groupSize)
    bound += boundOf(onlyWith(problem, new Set(people.slice(from, from + groupSize))));
  return bound;
}

function onlyWith({ scenes, wages }: TalentProblem, people: ReadonlySet<number>): TalentProblem {
  return {
    wages,
    scenes: scenes.map((scene) => ({ ...scene, cast: scene.cast.filter((person) => people.has(person)) })),
  };
}
