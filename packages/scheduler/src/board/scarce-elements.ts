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
  return [...new Set([...air, ...items.map((item) => `${item.type}:${item.name}`)])];
}

const AIR = '야외:';
const isScarce = ({ type, status, quantity }: { type: string; status: string; quantity: number | null }) =>
  ONE_OF_A_KIND.includes(type) && ['needed', 'ready'].includes(status) && (quantity ?? 1) === 1;

/** The elements that scenes name, with the dates on which the open air is closed. */
export function problemElements(
  scenes: ScheduleProblemInput['scenes'],
  { indoors }: Scarce,
): NonNullable<ScheduleProblemInput['elements']> {
  const closed: Spans = Object.fromEntries(indoors.map((date) => [date, []]));
  return [...new Set(scenes.flatMap((scene) => scene.elements ?? []))].map((id) => {
    if (id.startsWith(AIR)) return { id, name: '야외', available: { dates: closed } };
    return { id, name: id.slice(id.indexOf(':') + 1) };
  });
}

type Spans = Record<DateText, [number, number][]>;
