import { type ScheduleProblem, scheduleProblemSchema } from '../problem/schedule-problem.ts';
import type { SequenceProblem } from '../sequence/sequence-problem.ts';
import type { AllocationProblem } from '../talent/allocation-problem.ts';
import type { TalentProblem } from '../talent/talent-problem.ts';

const scene = (i: number) => `s${i + 1}`;
const person = (i: number) => `p${i + 1}`;
const place = (i: number) => `l${i + 1}`;
const FIRST_DATE = Date.UTC(2026, 0, 1);
const dateOf = (i: number) => new Date(FIRST_DATE + i * 86_400_000).toISOString().slice(0, 10);

/** Scenes one after another, who waits is paid: one day without an end, people paid from their first scene to their last. */
export function talentAsProblem({ scenes, wages }: TalentProblem): ScheduleProblem {
  return sequenceAsProblem({
    wages,
    scenes: scenes.map((one) => ({ ...one, place: -1 })),
    returnFees: [],
    precedences: [],
  });
}

/** The same, with places that cost when the company comes back, and pairs in order. */
export function sequenceAsProblem(problem: SequenceProblem): ScheduleProblem {
  return scheduleProblemSchema.parse({
    format: 'ddak.schedule/1',
    days: [{ id: 'd1', date: dateOf(0), call: 0 }],
    scenes: problem.scenes.map((one, i) => ({
      id: scene(i),
      minutes: one.duration,
      cast: one.cast.map(person),
      place: one.place < 0 ? null : place(one.place),
      storyOrder: i + 1,
    })),
    people: problem.wages.map((minuteRate, i) => ({ id: person(i), minuteRate })),
    places: problem.returnFees.map((returnFee, i) => ({ id: place(i), returnFee })),
    precedences: problem.precedences.map(([before, after]) => ({
      before: scene(before),
      after: scene(after),
    })),
  });
}

/** So many scenes a day, people paid for each day with a scene; as many days as there are scenes. */
export function allocationAsProblem(problem: AllocationProblem): ScheduleProblem {
  return scheduleProblemSchema.parse({
    format: 'ddak.schedule/1',
    days: Array.from({ length: problem.scenes }, (_, i) => ({ id: `d${i + 1}`, date: dateOf(i) })),
    scenes: Array.from({ length: problem.scenes }, (_, i) => ({
      id: scene(i),
      minutes: 60,
      cast: problem.people.flatMap((one, p) => (one.scenes.includes(i) ? [person(p)] : [])),
      storyOrder: i + 1,
    })),
    people: problem.people.map(({ fee }, i) => ({ id: person(i), dayRate: fee })),
    rules: [{ rule: 'scenesPerDay', count: problem.maxScenesPerDay }],
  });
}
