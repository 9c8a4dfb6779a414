import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { fewestBins } from './fewest-bins.ts';
import { roomOf, workOf } from './fewest-days.ts';

/** Scenes of one length at one place, in one light: for a day they are all the same. */
export interface Kind {
  readonly units: number;
  /** −1: any. */
  readonly light: number;
  /** −1: nowhere, without a move. */
  readonly place: number;
  /** Indices of the problem's scenes. */
  readonly scenes: readonly number[];
}

/** Which scenes share a day, by minutes and moves alone. Lengths are in units that divide them all, unless those are too small. */
export interface PackingModel {
  readonly kinds: readonly Kind[];
  readonly places: number;
  /** Bounds do not ask for light; days that are dealt out keep to it. */
  readonly lights: readonly Light[];
  /** From the first scene of a day to the end of its last, with its meals. */
  readonly stretchUnits: number;
  readonly moveUnits: number;
  /** What a day holds of scenes and moves, with a move to its first place. */
  readonly roomUnits: number;
}

/** From, to; in minutes since midnight. */
export type Span = readonly [number, number];

/** Hours that scenes are bound to, by a name, and how many minutes of a day can be shot in them. */
export interface LightOfScene {
  readonly name: string;
  readonly minutes: number;
  readonly spans: readonly Span[];
}

/** How much of a day has a light, and by each light how long the day has neither between the two. */
export interface Light {
  readonly units: number;
  readonly gaps: readonly number[];
}

/** More units than these make the search for a day slow. */
const MOST_UNITS = 1500;

/**
 * Scenes that are longer than any day are left out; rounding makes days longer and scenes shorter, so a bound stays one.
 * `lightOf` is asked by a scene's index;
 * `stretch`: minutes from a day's first scene to the end of its last, at the most.
 */
export function packingModel(
  problem: ScheduleProblem,
  lightOf: (scene: number) => LightOfScene | null = () => null,
  stretch = Number.POSITIVE_INFINITY,
): PackingModel {
  const room = roomOf(problem);
  const fitting = [...problem.scenes.entries()].filter(([, scene]) => workOf(scene) <= room.minutes);
  const places = [...new Set(fitting.flatMap(([, { place }]) => place ?? []))];
  const move = places.length > 0 ? room.moveMinutes : 0;
  const all = fitting.reduce((sum, [, scene]) => sum + workOf(scene) + move, 0);
  const most = Math.min(room.minutes, all) + move;
  const unit = Math.max(
    [...fitting.map(([, scene]) => workOf(scene)), move].reduce(commonDivisor, 0),
    most / MOST_UNITS,
    Number.MIN_VALUE,
  );
  const light = new Map(fitting.map(([at]) => [at, lightOf(at)]));
  const lights = new Map([...light.values()].flatMap((one) => (one ? [[one.name, one] as const] : [])));
  const names = [...lights.keys()];
  const kinds = Map.groupBy(fitting, ([at, scene]) =>
    [scene.place ?? '', workOf(scene), light.get(at)?.name ?? ''].join('\n'),
  );
  return {
    kinds: [...kinds.values()].map((own) => {
      const [first, scene] = own[0]!;
      return {
        units: Math.floor(workOf(scene) / unit),
        light: names.indexOf(light.get(first)?.name ?? ''),
        place: scene.place === null ? -1 : places.indexOf(scene.place),
        scenes: own.map(([at]) => at),
      };
    }),
    lights: [...lights.values()].map(({ minutes, spans }) => ({
      units: Math.floor(minutes / unit),
      gaps: [...lights.values()].map((other) => Math.ceil(gapBetween(spans, other.spans) / unit)),
    })),
    stretchUnits: Math.floor(stretch / unit),
    places: places.length,
    moveUnits: Math.floor(move / unit),
    roomUnits: Math.ceil(most / unit),
  };
}

/** From the end of one span to the start of another, where they are closest. */
function gapBetween(some: readonly Span[], others: readonly Span[]): number {
  const gaps = some.flatMap(([from, to]) =>
    others.map(([start, end]) => Math.max(0, start - to, from - end)),
  );
  return Math.min(...gaps);
}

/** By place: on so many days its scenes, of which there are `counts` of each kind, are at least. */
export function fewestVisitsByPlace(model: PackingModel, counts: readonly number[]): number[] {
  const sizes: number[][] = Array.from({ length: model.places }, () => []);
  for (const [at, { units, place }] of model.kinds.entries())
    if (place >= 0) for (let i = 0; i < counts[at]!; i++) sizes[place]!.push(units);
  return sizes.map((own) => fewestBins(own, model.roomUnits - model.moveUnits));
}

/** Of whole minutes; others have none that is worth anything. */
function commonDivisor(a: number, b: number): number {
  if (!Number.isInteger(a) || !Number.isInteger(b)) return 0;
  return b === 0 ? a : commonDivisor(b, a % b);
}
