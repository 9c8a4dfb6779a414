import { type ScheduleProblem, scheduleProblemSchema } from '../problem/schedule-problem.ts';
import { seededRandom } from '../talent/random.ts';
import { filmDays } from './film-days.ts';

/** What is shot on a day that is full: what `filmDays` leave beside set-up and wrap. */
const FULL_DAY = 630;

/**
 * A film whose best plan is known, because the bound meets it: every day is full, at a place of its own, and each person's
 * scenes are some days that follow one another, whole. It is hidden behind shuffled scenes. What it costs is given too.
 */
export function plantedShoot(size: { days: number; scenesADay: number; people: number }, seed: number) {
  const random = seededRandom(seed * 104_729 + size.days);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const stays = Array.from({ length: size.people }, () => {
    const length = 1 + upTo(4);
    const first = upTo(size.days - length);
    return { first, last: first + length - 1 };
  });
  // The names of places must not give their days away.
  const names = Array.from({ length: size.days }, (_, i) => ({ i, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ i }) => `l${i + 1}`);
  const scenes = Array.from({ length: size.days }, (_, day) =>
    split(FULL_DAY, size.scenesADay, upTo).map((minutes, i) => ({
      id: `s${day * size.scenesADay + i + 1}`,
      minutes,
      place: names[day]!,
      cast: stays.flatMap(({ first, last }, p) => (first <= day && day <= last ? [`p${p + 1}`] : [])),
      key: random(),
    })),
  ).flat();
  const dayRates = stays.map(() => 100_000 * (2 + upTo(20)));
  const days = filmDays(size.days).map((day) => ({ ...day, call: 360, overtime: [], nightPerMinute: 0 }));
  const problem: ScheduleProblem = scheduleProblemSchema.parse({
    format: 'ddak.schedule/1',
    scenes: scenes.toSorted((a, b) => a.key - b.key).map(({ key: _, ...scene }) => scene),
    days,
    people: dayRates.map((dayRate, p) => ({ id: `p${p + 1}`, dayRate, holdRate: dayRate })),
    places: days.map((_, i) => ({ id: `l${i + 1}`, feePerDay: 1_000_000 })),
    moveBetween: { minutes: 60, cost: 300_000 },
    rules: [{ rule: 'dayLength' }],
  });
  const cast = stays.reduce((sum, { first, last }, p) => sum + (last - first + 1) * dayRates[p]!, 0);
  return { problem, optimum: cast + size.days * (8_000_000 + 1_000_000) };
}

/** A number of minutes as so many parts of 10 at the least. */
function split(total: number, parts: number, upTo: (most: number) => number): number[] {
  const most = total / 10 - parts;
  const cuts = Array.from({ length: parts - 1 }, () => upTo(most)).sort((a, b) => a - b);
  return [...cuts, most].map((cut, i) => 10 * (cut - (cuts[i - 1] ?? 0) + 1));
}
