import {
  type BreakdownItem,
  type DateText,
  hiredThings,
  itemCosts,
  itemsOfScene,
  type ProjectState,
  planOfElement,
  type Scene,
} from '@ddak/domain';
import type { ScheduleProblemInput } from '../problem/schedule-problem.ts';
import type { BoardOptions } from './board-options.ts';
import { type FreeSpans, freeSpans } from './problem-people.ts';
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

/**
 * The elements of a scene. The open air is one for each scene: two units may both be outside. So is a thing of which there
 * are several, but which cannot always be had (EL8). What is hired by the date is there a second time, for its fee (CO13): it
 * is one for all units, however many there are of it.
 */
export function elementsOf(state: ProjectState, scene: Scene, { twoUnits, indoors }: Scarce): string[] {
  const outside = scene.setting === 'EXT' || scene.setting === 'INT/EXT';
  const air = outside && indoors.length > 0 ? [`${AIR}${scene._id}`] : [];
  const things = itemsOfScene(state, scene._id).flatMap((item) => {
    if (twoUnits && isScarce(item)) return keyOf(item);
    const plan = planOfElement(state, item);
    return plan && plan.availability.length > 0 ? `${TIMED}${plan._id}:${scene._id}` : [];
  });
  const hired = hiredThings(state, scene._id).map((key) => `${HIRED}${key}`);
  return [...new Set([...air, ...things, ...hired])];
}

/** What a scene needs of which there is one, by its key among the elements of a problem. */
export const scarceThings = (state: ProjectState, scene: Scene): { key: string; name: string }[] =>
  itemsOfScene(state, scene._id)
    .filter(isScarce)
    .map((item) => ({ key: keyOf(item), name: item.name }));

const keyOf = ({ type, name }: { type: string; name: string }): string => `${type}:${name}`;
const AIR = '야외:';
const TIMED = 'timed:';
const HIRED = 'hired:';
const isScarce = ({ type, status, quantity }: { type: string; status: string; quantity: number | null }) =>
  ONE_OF_A_KIND.includes(type) && ['needed', 'ready'].includes(status) && (quantity ?? 1) === 1;

/** The elements that scenes name, with the dates on which they, or the open air, cannot be had. */
export function problemElements(
  state: ProjectState,
  scenes: ScheduleProblemInput['scenes'],
  dates: readonly DateText[],
  { indoors }: Scarce,
): NonNullable<ScheduleProblemInput['elements']> {
  const costs = itemCosts(state);
  const closed: FreeSpans = Object.fromEntries(indoors.map((date) => [date, []]));
  return [...new Set(scenes.flatMap((scene) => scene.elements ?? []))].map((id) => {
    if (id.startsWith(AIR)) return { id, name: '야외', available: { dates: closed } };
    if (id.startsWith(HIRED)) {
      const key = id.slice(HIRED.length);
      const name = costs.get(key)?.name ?? key;
      return { id, name, feePerDay: costs.get(key)?.dayFee ?? 0, shared: true };
    }
    const [type = '', ...name] = id.split(':');
    const plan = id.startsWith(TIMED)
      ? state.elementPlan.get(name[0] ?? '')
      : planOfElement(state, { type: type as BreakdownItem['type'], name: name.join(':') });
    const available = plan ? { available: { dates: freeSpans(plan.availability, dates, []) } } : {};
    return { id, name: plan?.name ?? name.join(':'), ...available };
  });
}
