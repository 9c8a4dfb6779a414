import { type DateText, itemsOfScene, type ProjectState, type Scene } from '@ddak/domain';
import type { ScheduleProblemInput } from '../problem/schedule-problem.ts';
import type { BoardOptions } from './board-options.ts';
import type { BoardReading } from './read-board.ts';

/** Things of which there is one, so that two units cannot have them at once. */
const ONE_OF_A_KIND = ['camera', 'grip', 'sfx', 'stunts', 'etc'];

/** What is asked of elements: none, where nothing can go wrong about them. */
export interface Scarce {
  /** Two units shoot on one date. */
  readonly twoUnits: boolean;
  /** Dates on which nothing is shot in the open. */
  readonly indoors: readonly DateText[];
}

export function scarceOf(reading: BoardReading, options: BoardOptions): Scarce {
  const dates = reading.days.map(({ day }) => day.tableDate);
  return {
    twoUnits: new Set(dates).size < dates.length,
    indoors: options.closures.flatMap((one) => (one.kind === 'outdoors' ? [one.date] : [])),
  };
}

/** The elements of a scene. The open air is one for each scene: two units may both be outside. */
export function elementsOf(state: ProjectState, scene: Scene, { twoUnits, indoors }: Scarce): string[] {
  const outside = scene.setting === 'EXT' || scene.setting === 'INT/EXT';
  const air = outside && indoors.length > 0 ? [`${AIR}${scene._id}`] : [];
  const items = twoUnits ? itemsOfScene(state, scene._id).filter((item) => isScarce(item)) : [];
  const dawn = isDawnOutside(scene) ? [`${DAWN}${scene._id}`] : [];
  return [...new Set([...air, ...dawn, ...items.map((item) => `${item.type}:${item.name}`)])];
}

/**
 * The light rule knows the dawn of a day's own date alone. A night's shoot ends at the next one as often, so the dawn
 * is an element here that can be had at both.
 */
export const isDawnOutside = (scene: Scene): boolean =>
  scene.timeOfDay === 'dawn' && (scene.setting === 'EXT' || scene.setting === 'INT/EXT');

const AIR = '야외:';
const DAWN = '새벽 빛:';
/** Dawn lasts so long around sunrise. */
const SLACK = 90;
const DAY = 1440;
const isScarce = ({ type, status, quantity }: { type: string; status: string; quantity: number | null }) =>
  ONE_OF_A_KIND.includes(type) && ['needed', 'ready'].includes(status) && (quantity ?? 1) === 1;

/** The elements that scenes name, with the dates on which the open air is closed and the hours of dawn. */
export function problemElements(
  scenes: ScheduleProblemInput['scenes'],
  days: ScheduleProblemInput['days'],
  { indoors }: Scarce,
): NonNullable<ScheduleProblemInput['elements']> {
  const closed: Spans = Object.fromEntries(indoors.map((date) => [date, []]));
  const dawns: Spans = Object.fromEntries(
    days.flatMap(({ date, sunrise }) => dawnsOf(date, sunrise ?? null)),
  );
  return [...new Set(scenes.flatMap((scene) => scene.elements ?? []))].map((id) => {
    if (id.startsWith(AIR)) return { id, name: '야외', available: { dates: closed } };
    if (id.startsWith(DAWN)) return { id, name: '새벽 빛', available: { dates: dawns } };
    return { id, name: id.slice(id.indexOf(':') + 1) };
  });
}

type Spans = Record<DateText, [number, number][]>;

function dawnsOf(date: DateText, sunrise: number | null): [DateText, [number, number][]][] {
  if (sunrise === null) return [];
  const around = (at: number): [number, number] => [Math.max(0, at - SLACK), at + SLACK];
  return [[date, [around(sunrise), around(sunrise + DAY)]]];
}
