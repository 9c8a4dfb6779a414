import type { ProjectState } from '@ddak/domain';
import { type Cargo, type DropTarget, neighbourAt } from './drop.ts';
import { settleTarget } from './settle-target.ts';
import type { Lane } from './steps.ts';

/**
 * Where a drop at a point of the page lands, given the element there: the pool, or a gap between two rows of a day. Rows
 * and days are found by their `data-row`, `data-day` and `data-pool`, so the columns and the long list share this.
 */
export function targetAt(
  state: ProjectState,
  element: Element | null,
  point: { readonly x: number; readonly y: number },
  cargo: Cargo,
  lanes: readonly Lane[],
): DropTarget | null {
  const under = gapUnder(element, point, cargo, lanes);
  return under && settleTarget(state, cargo, under);
}

function gapUnder(
  element: Element | null,
  point: { readonly x: number; readonly y: number },
  cargo: Cargo,
  lanes: readonly Lane[],
): DropTarget | null {
  if (element?.closest('[data-pool]')) return { kind: 'pool' };
  const day = element?.closest<HTMLElement>('[data-day]');
  const lane = lanes.find((other) => other.id === day?.dataset.day);
  if (!day || !lane?.id) return null;
  const moving = cargo.kind === 'rows' ? cargo.ids : [];
  const gap = gapAt(point.y, day, lane.keys);
  return { kind: 'day', timetableId: lane.id, afterRowId: neighbourAt(lane.keys, gap, moving) };
}

/** The gap at that height: after every drawn row whose middle lies above it. */
function gapAt(y: number, day: HTMLElement, keys: readonly string[]): number {
  let gap = 0;
  for (const row of day.querySelectorAll<HTMLElement>('[data-row]')) {
    const { top, height } = row.getBoundingClientRect();
    const index = keys.indexOf(row.dataset.row ?? '');
    if (top + height / 2 <= y) gap = Math.max(gap, index + 1);
    else if (gap === 0 && index > 0) gap = index;
    if (top + height / 2 > y) break;
  }
  return gap;
}
