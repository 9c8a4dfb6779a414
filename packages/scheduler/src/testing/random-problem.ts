import { type ScheduleProblem, scheduleProblemSchema } from '../problem/schedule-problem.ts';
import { seededRandom } from '../talent/random.ts';

/** A small problem with some of everything in it, so that whatever one piece counts is there to be counted. */
export function randomProblem(seed: number, size: { scenes: number; days: number }): ScheduleProblem {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const chance = (share: number) => random() < share;
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length - 1)]!;
  const some = (ids: readonly string[], share: number) => ids.filter(() => chance(share));
  const named = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i}`);
  const severity = () => pick(['hard', 'hard', 'soft', 'off'] as const);
  const [sceneIds, dayIds] = [named('s', size.scenes), named('d', size.days)];
  const [peopleIds, placeIds, elementIds] = [named('p', 1 + upTo(4)), named('l', 1 + upTo(3)), named('e', 2)];
  const dates = dayIds.map(
    (_, i) => `2026-12-${String(1 + i - (chance(0.15) && i > 0 ? 1 : 0)).padStart(2, '0')}`,
  );
  const available = () => ({
    otherwise: chance(0.9) ? ('free' as const) : ('closed' as const),
    dates: Object.fromEntries(
      some(dates, 0.2).map((date) => [date, chance(0.5) ? [] : [[480 + upTo(200), 900 + upTo(500)]]]),
    ),
  });
  // Drawn apart, so that they change nothing else of a problem.
  const luck = seededRandom(seed + 1_000_000);
  const birthday = () => (luck() < 0.3 ? dates[Math.floor(luck() * dates.length)]! : null);
  const cook = seededRandom(seed + 2_000_000);
  const setMeals = () =>
    [300 + 20 * Math.floor(cook() * 20), 750 + 20 * Math.floor(cook() * 20)]
      .filter(() => cook() < 0.2)
      .map((start) => ({ start, minutes: 30 + 15 * Math.floor(cook() * 3) }));
  const wish = seededRandom(seed + 3_000_000);
  const later = () => (wish() < 0.5 ? Math.floor(wish() * 10) : 0);
  const weighed = () => ({ severity: severity(), weight: upTo(5) });
  const weights = () => (chance(0.5) ? upTo(9) : 0);
  return scheduleProblemSchema.parse({
    format: 'ddak.schedule/1',
    scenes: sceneIds.map((id) => ({
      id,
      minutes: 20 + 10 * upTo(20),
      breakMinutes: chance(0.1) ? 10 : 0,
      cast: some(peopleIds, 0.5),
      place: chance(0.9) ? pick(placeIds) : null,
      setting: pick(['INT', 'EXT', 'INT/EXT', null]),
      windowVisible: chance(0.2),
      timeOfDay: pick(['day', 'day', 'night', 'dawn', 'sunset', null]),
      mayBeDark: chance(0.3),
      elements: some(elementIds, 0.2),
      episode: 1 + upTo(1),
      storyOrder: upTo(100),
      storyMatters: chance(0.5),
    })),
    days: dayIds.map((id, i) => ({
      id,
      date: dates[i],
      unit: chance(0.85) ? 'A' : 'B',
      week: i < 3 ? 'w1' : 'w2',
      call: chance(0.4) ? 300 + upTo(500) : { from: 300 + upTo(200), to: 600 + upTo(500) },
      callStep: i % 2 === 0 ? 0 : 5,
      sunrise: chance(0.9) ? 440 : null,
      sunset: chance(0.9) ? 1040 : null,
      setupMinutes: 10 * upTo(6),
      breakMinutes: 0,
      wrapMinutes: 10 * upTo(3),
      regularMinutes: chance(0.7) ? 480 : null,
      maxMinutes: chance(0.8) ? 500 + upTo(250) : null,
      crewCost: upTo(5000),
      overtime: chance(0.7)
        ? [
            { after: 300, perMinute: upTo(5) },
            { after: 480, perMinute: upTo(20) },
          ]
        : [],
      nightPerMinute: upTo(3),
      setMeals: setMeals(),
      mealBefore: cook() < 0.1 ? 20 : null,
      mealAfter: cook() < 0.1 ? 0 : null,
    })),
    otherDays: [...dates, '2026-12-20'].flatMap((date, i) => {
      const call = 300 + Math.floor(cook() * 500);
      const release = call + Math.floor(cook() * 1200);
      const one = { date, unit: cook() < 0.8 ? 'A' : 'B', week: i < 3 ? 'w1' : 'w2' };
      return cook() < 0.15 ? [{ ...one, call, release, workMinutes: release - call }] : [];
    }),
    people: peopleIds.map((id) => ({
      id,
      dayRate: upTo(900),
      holdRate: upTo(500),
      minuteRate: upTo(2),
      dropAfterDays: chance(0.5) ? 1 + upTo(2) : null,
      pickupFee: upTo(900),
      minorClass: pick([null, null, 'under15', 'under19']),
      under19From: birthday(),
      adultFrom: birthday(),
      available: available(),
    })),
    places: placeIds.map((id) => ({
      id,
      feePerDay: upTo(900),
      returnFee: upTo(300),
      available: available(),
    })),
    elements: elementIds.map((id) => ({
      id,
      feePerDay: upTo(300),
      shared: id === 'e1',
      available: available(),
    })),
    paidOnce: 70_000,
    meals: { perHead: 90, crew: 20 },
    moves: placeIds.length > 1 ? [{ from: 'l0', to: 'l1', minutes: upTo(60), cost: upTo(99) }] : [],
    moveBetween: { minutes: upTo(45), cost: upTo(99) },
    rules: [
      { rule: 'dayLength', ...weighed() },
      { rule: 'dayLength', ...weighed(), minutes: 420 },
      { rule: 'scenesPerDay', ...weighed(), count: 3 },
      { rule: 'light', ...weighed() },
      { rule: 'peopleAvailable', ...weighed() },
      { rule: 'placesAvailable', ...weighed() },
      { rule: 'elementsAvailable', ...weighed() },
      { rule: 'onePlaceAtOnce', ...weighed() },
      { rule: 'restCrew', ...weighed(), minutes: 480 },
      { rule: 'restCrew', severity: 'soft', minutes: 900 },
      { rule: 'restCast', ...weighed(), minutes: 800 },
      { rule: 'weekHours', ...weighed(), minutes: 900 },
      { rule: 'weeklyDayOff', ...weighed(), days: 4 },
      { rule: 'meal', ...weighed(), within: 300, minutes: 60 },
      { rule: 'break', ...weighed(), after: 240, minutes: 30 },
      { rule: 'minorHours', ...weighed(), minorClass: 'under15', from: 420, to: 1200 },
      { rule: 'minorDay', ...weighed(), minorClass: 'under15', minutes: 240 },
      { rule: 'minorWeek', ...weighed(), minorClass: 'under19', minutes: 500 },
    ].filter(() => chance(0.8)),
    precedences: sceneIds
      .slice(1)
      .flatMap((id, i) => (chance(0.15) ? [{ ...weighed(), before: sceneIds[i], after: id }] : [])),
    groups: [
      { ...weighed(), kind: 'sameDay' as const, scenes: some(sceneIds, 0.3) },
      { ...weighed(), kind: 'differentDays' as const, scenes: some(sceneIds, 0.3) },
      { ...weighed(), kind: 'together' as const, scenes: some(sceneIds, 0.3) },
    ].filter((group) => group.scenes.length > 1),
    preferences: {
      castHoldDay: weights(),
      castWaitMinute: weights(),
      move: weights(),
      overtimeMinute: weights(),
      storyBreak: weights(),
      movedScene: weights(),
      dayNightSwitch: weights(),
      unevenMinute: weights(),
      exteriorWithoutCover: weights(),
      placeReturn: later(),
      blackoutScene: later(),
      wonPerPoint: pick([0, 1, 10]),
    },
    baseline: chance(0.5) ? [{ day: dayIds[0], scenes: sceneIds.slice(0, 2) }] : [],
  });
}
