import {
  availableSpans,
  formatClock,
  lightOn,
  neededBy,
  type PlannedScene,
  type ProjectState,
  plannedScenes,
  sayWhen,
} from '@ddak/domain';
import { type Block, type BoardDay, blocksOf } from '../read-board-day.ts';
import { aroundSetMeals } from './around-set-meals.ts';
import { inOtherUnit } from './in-other-unit.ts';
import type { Window } from './window.ts';

/** A scene that somebody has fixed to its day, to a time, or both (TT20). */
export interface FixedScene extends PlannedScene {
  readonly block: Block;
  /** What goes before it with it: 세팅 and the like. */
  readonly lead: number;
  readonly windows: readonly Window[];
}

/** The fixed scenes of a day, in its order. */
export function fixedScenes(state: ProjectState, read: BoardDay): readonly FixedScene[] {
  const { day } = read;
  const planned = plannedScenes(state, day);
  const lightOf = lightOn(state, day, planned);
  const elsewhere = inOtherUnit(state, day);
  const meals = aroundSetMeals(read);
  const blocks = new Map(blocksOf(read).map((block) => [block.row._id, block]));
  return planned.flatMap((one): FixedScene[] => {
    const { row, scene, start, end } = one;
    const block = blocks.get(row._id);
    if (!block || !(row.pinned || row.fixedStart !== null)) return [];
    const light = lightOf(scene);
    const windows = [
      ...neededBy(state, scene).map((needed) => ({
        key: needed.id,
        spans: availableSpans(needed.availability, day.tableDate),
        words: sayWhen(needed, day.tableDate),
      })),
      ...elsewhere(scene),
      ...meals,
    ];
    const { sunrise, sunset } = light?.sun ?? { sunrise: 0, sunset: 0 };
    const words = `해는 ${formatClock(sunrise)}에 뜨고 ${formatClock(sunset)}에 져요`;
    return [
      {
        ...one,
        block,
        lead: block.minutes - (end - start),
        windows: light ? [...windows, { key: 'light', spans: light.spans, words }] : windows,
      },
    ];
  });
}

const LAST_CLOCK = 2879;
const STEP = 5;

/**
 * The start nearest to that of now at which a scene lies in all its windows, after the call, and clear of the others
 * that have a set start, if it can be behind those that stand before it; no later than `latest`, null where there is none.
 */
export function nearestStart(
  scene: FixedScene,
  { day }: BoardDay,
  all: readonly FixedScene[],
  latest = LAST_CLOCK,
): number | null {
  const minutes = scene.end - scene.start;
  const others = all.filter((one) => one !== scene && one.row.fixedStart !== null);
  const fits = (start: number): boolean =>
    start <= latest &&
    scene.windows.every(({ spans }) =>
      spans.some((span) => span.start <= start && start + minutes <= span.end),
    ) &&
    others.every((one) => start + minutes <= one.start - one.lead || one.end <= start - scene.lead);
  const before = all.slice(0, all.indexOf(scene)).filter(({ row }) => row.fixedStart !== null);
  const call = day.calltime + scene.lead;
  const inOrder = Math.max(call, ...before.map(({ end }) => end + scene.lead));
  return nearest(scene.start, inOrder, fits) ?? nearest(scene.start, call, fits);
}

function nearest(now: number, first: number, fits: (start: number) => boolean): number | null {
  for (let away = STEP; away <= LAST_CLOCK; away += STEP)
    for (const start of [now + away, now - away])
      if (start >= first && start <= LAST_CLOCK && fits(start)) return start;
  return null;
}
