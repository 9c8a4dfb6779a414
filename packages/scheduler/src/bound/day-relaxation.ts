import { aroundOf, type CompiledProblem } from '../engine/compile-problem.ts';
import { overtimeOf } from '../engine/overtime-of.ts';
import type { WindowTable } from '../engine/scene-windows.ts';
import { shortestMove } from '../engine/shortest-move.ts';
import { fewestDays, roomOf } from '../packing/fewest-days.ts';
import type { ProblemScene } from '../problem/schedule-problem.ts';
import { lowerHull, type Point, type Slopes } from './lower-hull.ts';

/**
 * What any day of any plan costs at the least, by the scenes that are shot on it: who and what is paid for the day, its
 * places and the moves between them, and the crew with its overtime. Days of a plan are told apart only by whom they are
 * open to, and waiting between days is not in it.
 */
export interface DayRelaxation {
  /** Scenes that fit onto some day; by their index here everything else. */
  readonly ids: readonly string[];
  readonly minutes: Float64Array;
  /** What is paid once on a day with the scene: people, elements, its place. */
  readonly needs: readonly Int32Array[];
  /** ₩ and minutes of each thing that is paid once a day; a place's are those of the move to it, too. */
  readonly charge: Float64Array;
  readonly chargeMinutes: Float64Array;
  /** The charge that is the scene's place, or −1. */
  readonly place: Int32Array;
  readonly charges: number;
  /** On so many days each of them is needed at the least, by the scenes that need it. */
  readonly leastDays: Float64Array;
  /** Days on which the scene breaks no hard rule by itself, 31 to a word. */
  readonly open: readonly Int32Array[];
  readonly words: number;
  /** Scenes and moves that fit into a day, with a move more than there is: to its first place. */
  readonly room: number;
  /** ₩ of the crew by minutes of scenes and moves (one more than there is); convex. */
  readonly crew: Slopes;
  /** ₩ of that one move. */
  readonly credit: number;
  /** ₩ that are paid by the minute, wherever scenes stand. */
  readonly fixed: number;
  readonly days: number;
}

const BITS = 31;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The relaxation of a problem; scenes that fit onto no day are left out of it. */
export function relaxDays(compiled: CompiledProblem, windows: WindowTable): DayRelaxation {
  const { source, days, whoCount } = compiled;
  const fitting = Array.from({ length: compiled.scenes }, (_, scene) => ({
    scene,
    open: days.flatMap((_, day) =>
      mayHold(compiled, scene, day) && windows.isOpen(scene, day) ? [day] : [],
    ),
  })).filter(({ open }) => open.length > 0);
  const scenes = fitting.map(({ scene }) => scene);
  const placeOf = (scene: number) => (compiled.place[scene]! < 0 ? -1 : whoCount + compiled.place[scene]!);
  const move = shortestMove(compiled);
  const longest = Math.max(0, ...days.map((day) => day.room));
  const most = sum(scenes.map((scene) => workOf(compiled, scene) + move.minutes));
  return {
    ids: scenes.map((scene) => source.scenes[scene]!.id),
    minutes: Float64Array.from(scenes, (scene) => workOf(compiled, scene)),
    needs: scenes.map((scene) =>
      Int32Array.from([...compiled.who[scene]!, ...(placeOf(scene) < 0 ? [] : [placeOf(scene)])]),
    ),
    place: Int32Array.from(scenes, placeOf),
    ...chargesOf(compiled, move),
    leastDays: leastDaysOf(compiled, scenes),
    open: fitting.map(({ open }) => wordsOf(open, days.length)),
    words: Math.ceil(days.length / BITS),
    room: Math.min(longest, most) + move.minutes,
    crew: crewByMinutes(compiled, move.minutes, most),
    credit: compiled.places > 0 ? move.cost : 0,
    fixed: sum(scenes.map((scene) => paidByMinute(compiled, scene))),
    days: days.length,
  };
}

/** Minutes of a scene that are work. */
const workOf = ({ minutes, breakMinutes }: CompiledProblem, scene: number): number =>
  Math.max(0, minutes[scene]! - breakMinutes[scene]!);

/** A pinned scene has its day alone, and a locked day those that are on it. */
function mayHold(compiled: CompiledProblem, scene: number, day: number): boolean {
  const { days, pinDay } = compiled;
  const { room, locked } = days[day]!;
  const isWanted = pinDay[scene]! < 0 ? !locked : pinDay[scene] === day;
  return isWanted && room >= workOf(compiled, scene);
}

/** People, elements, places. Where units share a date, whoever and whatever is with more than one is paid once. */
function chargesOf(compiled: CompiledProblem, move: { minutes: number; cost: number }) {
  const { days, dayRate, placeFee, whoCount, places } = compiled;
  const sameDate = Map.groupBy(days, (day) => day.date).values();
  const units = Math.max(1, ...[...sameDate].map((list) => list.length));
  return {
    charges: whoCount + places,
    charge: Float64Array.from([
      ...Array.from(dayRate, (rate) => rate / units),
      ...Array.from(placeFee, (fee) => fee + move.cost),
    ]),
    chargeMinutes: Float64Array.from({ length: whoCount + places }, (_, i) =>
      i < whoCount ? 0 : move.minutes,
    ),
  };
}

function leastDaysOf({ source, who, place, whoCount, places }: CompiledProblem, scenes: readonly number[]) {
  const room = roomOf(source);
  const own: ProblemScene[][] = Array.from({ length: whoCount + places }, () => []);
  for (const scene of scenes) {
    const needs = [...who[scene]!, ...(place[scene]! < 0 ? [] : [whoCount + place[scene]!])];
    for (const one of needs) own[one]!.push(source.scenes[scene]!);
  }
  return Float64Array.from(own, (list) => fewestDays(room, list));
}

function wordsOf(open: readonly number[], days: number): Int32Array {
  const words = new Int32Array(Math.ceil(days / BITS));
  for (const day of open) words[Math.floor(day / BITS)]! |= 1 << (day % BITS);
  return words;
}

function paidByMinute({ who, minuteRate, minutes, people }: CompiledProblem, scene: number): number {
  return minutes[scene]! * sum(Array.from(who[scene]!, (one) => (one < people ? minuteRate[one]! : 0)));
}

/** Below what the crew of any day costs, by the minutes of its scenes and moves, `spare` of which are not there. */
function crewByMinutes({ days }: CompiledProblem, spare: number, most: number): Slopes {
  const points = days.flatMap(({ source, room }): Point[] => {
    const around = aroundOf(source);
    const end = Math.min(Math.max(0, room), most);
    const bends = source.overtime.map((tier) => tier.after - around).filter((at) => at > 0 && at < end);
    const own = [0, ...bends, end].map((at) => ({
      x: at + spare,
      y: source.crewCost + overtimeOf(source, around + at),
    }));
    return [{ x: 0, y: own[0]!.y }, ...own];
  });
  return lowerHull(points);
}
