import type { PlanState } from './plan-state.ts';

/** The order of every day; the rest of a plan follows from it. */
export type Snapshot = readonly Int32Array[];

export function snapshotOf(state: PlanState): Snapshot {
  return state.records.map((record) => record.scenes.slice(0, record.count));
}

/** Brings a plan back to what it was. */
export function restore(state: PlanState, snapshot: Snapshot): void {
  for (const [day, order] of snapshot.entries()) {
    const { scenes, count } = state.records[day]!;
    const isSame = count === order.length && order.every((scene, i) => scenes[i] === scene);
    if (!isSame) state.order(day, order, order.length);
  }
  state.change();
  state.keep();
  state.recount();
}
