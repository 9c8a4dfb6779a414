import type { Availability, ScheduleProblem } from '../problem/schedule-problem.ts';

/** What is suddenly not to be had: a day, exteriors in the rain, somebody or somewhere on a date. */
export type Loss =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'exteriors'; readonly date: string }
  | { readonly kind: 'person'; readonly person: string; readonly date: string }
  | { readonly kind: 'place'; readonly place: string; readonly date: string };

const WEATHER = 'weather';

/** The problem without what is lost. Pins that stand on it are gone too: they cannot be kept. */
export function withoutLosses(problem: ScheduleProblem, losses: readonly Loss[]): ScheduleProblem {
  return losses.reduce(without, problem);
}

function without(problem: ScheduleProblem, loss: Loss): ScheduleProblem {
  switch (loss.kind) {
    case 'day':
      return {
        ...problem,
        days: problem.days.filter((day) => day.id !== loss.day),
        pins: problem.pins.filter((pin) => pin.day !== loss.day),
        baseline: problem.baseline.filter(({ day }) => day !== loss.day),
      };
    case 'person':
      return withRule(
        {
          ...problem,
          people: problem.people.map((one) =>
            one.id === loss.person ? { ...one, available: closedOn(one.available, loss.date) } : one,
          ),
        },
        'peopleAvailable',
      );
    case 'place':
      return withRule(
        {
          ...problem,
          places: problem.places.map((one) =>
            one.id === loss.place ? { ...one, available: closedOn(one.available, loss.date) } : one,
          ),
        },
        'placesAvailable',
      );
    case 'exteriors':
      return withoutExteriors(problem, loss.date);
  }
}

const closedOn = (available: Availability, date: string): Availability => ({
  ...available,
  dates: { ...available.dates, [date]: [] },
});

/** Whoever says that somebody is lost wants it kept, whatever the rules were before. */
function withRule(
  problem: ScheduleProblem,
  rule: 'peopleAvailable' | 'placesAvailable' | 'elementsAvailable',
): ScheduleProblem {
  const isHard = problem.rules.some((one) => one.rule === rule && one.severity === 'hard');
  if (isHard) return problem;
  const others = problem.rules.filter((one) => one.rule !== rule);
  return { ...problem, rules: [...others, { rule, severity: 'hard', weight: 1 }] };
}

/** Weather is something that exteriors need and that is not to be had on the date. */
function withoutExteriors(problem: ScheduleProblem, date: string): ScheduleProblem {
  const known = problem.elements.find(({ id }) => id === WEATHER);
  const weather = known ?? {
    id: WEATHER,
    name: '야외 촬영',
    feePerDay: 0,
    // Two units may both be outside.
    shared: true,
    available: { otherwise: 'free' as const, dates: {} },
  };
  return withRule(
    {
      ...problem,
      elements: [
        ...problem.elements.filter(({ id }) => id !== WEATHER),
        { ...weather, available: closedOn(weather.available, date) },
      ],
      scenes: problem.scenes.map((scene) =>
        scene.setting === 'INT' || scene.setting === null || scene.elements.includes(WEATHER)
          ? scene
          : { ...scene, elements: [...scene.elements, WEATHER] },
      ),
    },
    'elementsAvailable',
  );
}
