import { type ScheduleProblem, scheduleProblemSchema } from '../problem/schedule-problem.ts';
import { seededRandom } from '../talent/random.ts';
import { FILM_RULES, filmDays } from './film-days.ts';

export interface FilmSize {
  readonly scenes: number;
  readonly people: number;
  readonly days: number;
}

/** A film, and a plan for it that breaks no hard rule: the days' scenes in their order. */
export interface PlannedFilm {
  readonly problem: ScheduleProblem;
  readonly hidden: readonly { readonly day: string; readonly scenes: readonly string[] }[];
}

interface Draft {
  readonly id: string;
  readonly day: number;
  readonly place: string;
  readonly minutes: number;
  readonly cast: string[];
  readonly timeOfDay: 'day' | 'night' | 'sunset';
  readonly setting: 'INT' | 'EXT';
  readonly elements: string[];
}

/** Of a shooting day beside set-up, meal, wrap and the longest move. */
const SHOOTING_MINUTES = 420;

/**
 * A made-up film of a given size with every rule on. A plan is drawn first, days at places with whoever lives there;
 * then people, places and elements get dates on which they are not free, none of them needed by that plan.
 */
export function realisticFilm(size: FilmSize, seed: number): PlannedFilm {
  const dice = new Dice(seed * 7919 + size.scenes);
  const cast = makeCast(size.people, dice);
  const days = filmDays(size.days);
  const drafts = drawPlan(size, cast, dice);
  const problem = problemOf(drafts, cast, days, dice);
  const hidden = days.flatMap((day, i) => {
    const scenes = inLight(drafts.filter((draft) => draft.day === i)).map((draft) => draft.id);
    return scenes.length > 0 ? [{ day: day.id, scenes }] : [];
  });
  return { problem, hidden };
}

/** Every fifth scene must not be shot before what comes earlier in the story. */
const sceneOf = ({ day: _, ...draft }: Draft, number: number, i: number) => ({
  ...draft,
  name: `${number}`,
  mayBeDark: draft.timeOfDay === 'sunset',
  storyOrder: number,
  storyMatters: i % 5 === 0,
});

/** What the drafts are asked as, with dates closed that their plan does not need. */
function problemOf(
  drafts: readonly Draft[],
  cast: ReturnType<typeof makeCast>,
  days: ReturnType<typeof filmDays>,
  dice: Dice,
): ScheduleProblem {
  const numbers = dice.shuffled(drafts.map((_, i) => i + 1));
  const used = (test: (draft: Draft) => boolean) => new Set(drafts.filter(test).map((draft) => draft.day));
  const closedBut = (needed: ReadonlySet<number>, share: number) => ({
    dates: Object.fromEntries(
      days.flatMap((day, i) => (needed.has(i) || !dice.chance(share) ? [] : [[day.date, []]])),
    ),
  });
  return scheduleProblemSchema.parse({
    format: 'ddak.schedule/1',
    scenes: drafts.map((draft, i) => sceneOf(draft, numbers[i]!, i)),
    days,
    people: cast.map((person) => ({
      ...person,
      available: closedBut(
        used((draft) => draft.cast.includes(person.id)),
        0.15,
      ),
    })),
    places: [...new Set(drafts.map((draft) => draft.place))].map((id) => ({
      id,
      feePerDay: 500_000 * dice.upTo(6),
      returnFee: 300_000 * dice.upTo(4),
      available: closedBut(
        used((draft) => draft.place === id),
        0.3,
      ),
    })),
    elements: ['rain', 'crane', 'dog'].map((id) => ({
      id,
      feePerDay: 1_500_000,
      available: closedBut(
        used((draft) => draft.elements.includes(id)),
        0.5,
      ),
    })),
    moveBetween: { minutes: 60, cost: 400_000 },
    rules: FILM_RULES,
    precedences: someInOrder(drafts, dice),
    preferences: {
      castWaitMinute: 1,
      storyBreak: 20,
      dayNightSwitch: 30,
      exteriorWithoutCover: 10,
      unevenMinute: 0.01,
    },
  });
}

class Dice {
  readonly #random: () => number;
  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }
  upTo(most: number): number {
    return Math.floor(this.#random() * (most + 1));
  }
  chance(share: number): boolean {
    return this.#random() < share;
  }
  pick<T>(list: readonly T[]): T {
    return list[this.upTo(list.length - 1)]!;
  }
  shuffled<T>(list: readonly T[]): T[] {
    const rest = [...list];
    return list.map(() => rest.splice(this.upTo(rest.length - 1), 1)[0]!);
  }
}

function makeCast(count: number, dice: Dice) {
  return Array.from({ length: count }, (_, i) => {
    const isLead = i < Math.max(2, count / 8);
    const dayRate = isLead ? 100_000 * (15 + dice.upTo(15)) : 50_000 * (4 + dice.upTo(12));
    const minorClass = i === 3 ? ('under15' as const) : i === 5 ? ('under19' as const) : null;
    return {
      id: `p${i + 1}`,
      dayRate,
      holdRate: dayRate * 0.5,
      dropAfterDays: isLead ? null : 8,
      pickupFee: dayRate,
      minorClass,
    };
  });
}

/** Days in runs at one place, a sixth of them nights, until there are as many scenes as asked for. */
function drawPlan(size: FilmSize, cast: ReturnType<typeof makeCast>, dice: Dice): Draft[] {
  const drafts: Draft[] = [];
  const dayCount = Math.floor(size.days * 0.75);
  const perDay = size.scenes / dayCount;
  let day = 0;
  let wasNight = false;
  for (let place = 1; drafts.length < size.scenes; place++) {
    const residents = dice.shuffled(cast).slice(0, 3 + dice.upTo(3));
    const isNight = dice.chance(1 / 6);
    // After a night nobody is rested in time for the morning: the plan has a day off.
    if (wasNight && !isNight) day++;
    wasNight = isNight;
    for (let run = 1 + dice.upTo(3); run > 0 && drafts.length < size.scenes; run--, day++) {
      const left = size.scenes - drafts.length;
      const daysLeft = Math.max(1, dayCount - day);
      const count =
        daysLeft === 1 ? left : Math.min(left, Math.max(1, Math.round(perDay + dice.upTo(2) - 1)));
      const at = Math.min(day, size.days - 1);
      for (let i = 0; i < count; i++)
        drafts.push(
          draw({ id: `s${drafts.length + 1}`, day: at, place, count, isNight, residents, cast }, dice),
        );
    }
  }
  return drafts;
}

interface Where {
  readonly id: string;
  readonly day: number;
  readonly place: number;
  readonly count: number;
  readonly isNight: boolean;
  readonly residents: ReturnType<typeof makeCast>;
  readonly cast: ReturnType<typeof makeCast>;
}

function draw({ id, day, place, count, isNight, residents, cast }: Where, dice: Dice): Draft {
  const most = Math.floor(SHOOTING_MINUTES / count / 10) * 10;
  const minutes = Math.max(10, Math.min(most, 40 + 10 * dice.upTo(20)));
  const lead = dice.chance(0.7) ? [cast[dice.upTo(Math.max(1, Math.floor(cast.length / 8)))]!] : [];
  const visitor = dice.chance(0.3) ? [dice.pick(cast)] : [];
  const here = [...new Set([...lead, ...visitor, ...dice.shuffled(residents).slice(0, 1 + dice.upTo(2))])];
  const timeOfDay = isNight ? 'night' : dice.chance(0.04) ? 'sunset' : 'day';
  const people = here.filter((person) => timeOfDay === 'day' || person.minorClass !== 'under15');
  return {
    id,
    day,
    place: `l${place}`,
    minutes,
    cast: people.map((person) => person.id),
    timeOfDay,
    setting: dice.chance(0.45) ? 'EXT' : 'INT',
    elements: dice.chance(0.06) ? [dice.pick(['rain', 'crane', 'dog'])] : [],
  };
}

const inLight = (drafts: readonly Draft[]): Draft[] =>
  drafts.toSorted((a, b) => Number(a.timeOfDay === 'sunset') - Number(b.timeOfDay === 'sunset'));

/** A few pairs that the plan already has in their order. */
function someInOrder(drafts: readonly Draft[], dice: Dice) {
  return Array.from({ length: Math.floor(drafts.length / 15) }, () => {
    const [one, other] = [dice.pick(drafts), dice.pick(drafts)];
    return one.day < other.day ? { before: one.id, after: other.id } : { before: other.id, after: one.id };
  }).filter((pair) => {
    const [before, after] = [pair.before, pair.after].map((id) => drafts.find((draft) => draft.id === id)!);
    return before!.day !== after!.day;
  });
}
