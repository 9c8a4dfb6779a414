import type { ScheduleProblem } from '../problem/schedule-problem.ts';

/**
 * The one number that the search makes small: ₩ and points, and above them minutes left over and hard breaches, each so
 * dear that no sum of what comes after it outweighs it.
 */
export interface Prices {
  /** ₩ of a point; a hair above nothing where points only decide between plans of equal money. */
  readonly point: number;
  /** Above any sum of ₩ and points; no more than the shortest scene left over. */
  readonly mostWorth: number;
  readonly minuteLeftOver: number;
  /** By scene. */
  readonly leftOver: Float64Array;
  readonly hardBreach: number;
  /** What a day is taken off for each square minute of its fullness: for plans of few, full days. */
  readonly fullness: number;
}

const POINT_BELOW_MONEY = 1e-7;

export function pricesOf(source: ScheduleProblem): Prices {
  const point = Math.max(source.preferences.wonPerPoint, POINT_BELOW_MONEY);
  const most = mostMoney(source) + mostPoints(source) * source.preferences.wonPerPoint;
  const shortest = Math.min(...source.scenes.map(minutesIfLeftOver), 60);
  const minuteLeftOver = Math.max(1, most / shortest);
  const minutes = sum(source.scenes.map(minutesIfLeftOver));
  return {
    point,
    mostWorth: Math.max(1, most),
    minuteLeftOver,
    leftOver: leftOverBy(source, minuteLeftOver),
    hardBreach: minuteLeftOver * (minutes + 1),
    fullness: 0,
  };
}

/** What a scene counts that finds no place: one of no length is missed too. */
export const minutesIfLeftOver = ({ minutes }: { readonly minutes: number }): number => Math.max(1, minutes);

/** By scene, what it costs where a minute that is left over costs so much. */
export const leftOverBy = ({ scenes }: ScheduleProblem, minute: number): Float64Array =>
  Float64Array.from(scenes, (scene) => minutesIfLeftOver(scene) * minute);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Above what any plan that a person would look at can cost. */
function mostMoney({ days, people, places, elements, scenes, moves, moveBetween }: ScheduleProblem): number {
  const minutes = sum(scenes.map((scene) => scene.minutes));
  const perMinute = sum(people.map((person) => person.minuteRate)) + Math.max(0, ...days.map(overtimeRate));
  const perDay = [
    ...people.map((person) => person.dayRate + person.holdRate),
    ...elements.map((e) => e.feePerDay),
  ];
  const move = Math.max(moveBetween.cost, ...moves.map((way) => way.cost), 0);
  const fees = places.map((place) => place.feePerDay + place.returnFee);
  return (
    sum(days.map((day) => day.crewCost)) +
    days.length * (sum(perDay) + sum(fees)) +
    perMinute * (minutes + days.length * 600) +
    scenes.length * (move + Math.max(0, ...fees))
  );
}

const overtimeRate = (day: ScheduleProblem['days'][number]): number =>
  day.nightPerMinute + Math.max(0, ...day.overtime.map((tier) => tier.perMinute));

function mostPoints({ preferences: p, days, people, scenes, rules }: ScheduleProblem): number {
  const perDay = p.castHoldDay * people.length + p.castWaitMinute * people.length * 300 + p.dayNightSwitch;
  const soft = sum(rules.filter((rule) => rule.severity === 'soft').map((rule) => rule.weight));
  return (
    days.length * (perDay + p.exteriorWithoutCover + (p.unevenMinute + p.overtimeMinute) * 600) +
    scenes.length * (p.move + p.storyBreak + p.movedScene + p.placeReturn + p.blackoutScene + soft * 10)
  );
}
