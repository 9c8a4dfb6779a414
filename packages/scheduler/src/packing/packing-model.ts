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
  /** By light, how much of a day has it. Bounds do not ask; days that are dealt out keep to it. */
  readonly lights: readonly number[];
  readonly moveUnits: number;
  /** What a day holds of scenes and moves, with a move to its first place. */
  readonly roomUnits: number;
}

/** Hours that scenes are bound to, by a name, and how many minutes of a day they are. */
export interface LightOfScene {
  readonly name: string;
  readonly minutes: number;
}

/** More units than these make the search for a day slow. */
const MOST_UNITS = 1500;

/**
 * Scenes that are longer than any day are left out; rounding makes days longer and scenes shorter, so a bound stays one.
 * `lightOf` is asked by a scene's index.
 */
export function packingModel(
  problem: ScheduleProblem,
  lightOf: (scene: number) => LightOfScene | null = () => null,
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
  const lights = new Map(
    [...light.values()].flatMap((one) => (one ? [[one.name, one.minutes] as const] : [])),
  );
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
    lights: [...lights.values()].map((minutes) => Math.floor(minutes / unit)),
    places: places.length,
    moveUnits: Math.floor(move / unit),
    roomUnits: Math.ceil(most / unit),
  };
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
