import { aroundOf } from '../engine/compile-problem.ts';
import type { ProblemDay, ProblemScene, ScheduleProblem } from '../problem/schedule-problem.ts';
import { fewestBins } from './fewest-bins.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Below so many days no plan can be that shoots every scene and breaks no hard rule of a day's length. */
export const fewestShootingDays = (problem: ScheduleProblem): number =>
  fewestDays(roomOf(problem), problem.scenes);

export interface Room {
  /** What can be shot on a day at the most, beside its set-up and wrap; and how many scenes. */
  readonly minutes: number;
  readonly scenes: number;
  /** Of the shortest and the cheapest move. */
  readonly moveMinutes: number;
  readonly moveCost: number;
}

/** Without the breaks in it. */
export const workOf = ({ minutes, breakMinutes }: ProblemScene): number =>
  Math.max(0, minutes - breakMinutes);
const byPlace = (scenes: readonly ProblemScene[]): ProblemScene[][] => [
  ...Map.groupBy(
    scenes.filter((scene) => scene.place !== null),
    (scene) => scene.place,
  ).values(),
];

export function roomOf({ days, rules, moves, moveBetween }: ScheduleProblem): Room {
  const hard = rules.filter((rule) => rule.severity === 'hard');
  const shooting = (day: ProblemDay) => {
    const limits = hard.flatMap((rule) =>
      rule.rule === 'dayLength' ? (rule.minutes ?? day.maxMinutes ?? []) : [],
    );
    return Math.max(0, Math.min(...limits) - aroundOf(day));
  };
  return {
    minutes: Math.max(0, ...days.map(shooting)),
    scenes: Math.min(...hard.flatMap((rule) => (rule.rule === 'scenesPerDay' ? rule.count : []))),
    moveMinutes: Math.min(moveBetween.minutes, ...moves.map((move) => move.minutes)),
    moveCost: Math.min(moveBetween.cost, ...moves.map((move) => move.cost)),
  };
}

/** The greatest of three bounds: by scenes, by all minutes and moves, and by scenes that do not share a day. */
export function fewestDays(room: Room, own: readonly ProblemScene[]): number {
  if (own.length === 0) return 0;
  if (room.minutes <= 0) return Math.max(1, Math.ceil(own.length / room.scenes));
  const needed = sum(own.map(workOf)) + room.moveMinutes * fewestVisits(room, own);
  const byMinutes = Math.ceil(needed / (room.minutes + room.moveMinutes) - 1e-9);
  const whole = fewestBins(withMoves(room, own), room.minutes + room.moveMinutes);
  return Math.max(1, byMinutes, whole, Math.ceil(own.length / room.scenes));
}

/** Each place on as many days as its scenes fill by themselves. On each day but for its first place there is a move. */
export const fewestVisits = (room: Room, scenes: readonly ProblemScene[]): number =>
  sum(byPlace(scenes).map((own) => (room.minutes <= 0 ? 1 : fewestBins(own.map(workOf), room.minutes))));

/**
 * Minutes of each scene, with the move to its place on the longest there, and on all of which no two fit one day: so many
 * minutes no day exceeds by more than the move that it does not need to its first place.
 */
function withMoves({ minutes: room, moveMinutes }: Room, scenes: readonly ProblemScene[]): number[] {
  const nowhere = scenes.filter((scene) => scene.place === null).map(workOf);
  const placed = byPlace(scenes).flatMap((own) =>
    own
      .map(workOf)
      .sort((a, b) => b - a)
      .map((work, i) => (i === 0 || work > room / 2 ? work + moveMinutes : work)),
  );
  return [...nowhere, ...placed];
}
