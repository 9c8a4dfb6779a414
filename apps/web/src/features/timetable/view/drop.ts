import type { ArgsOf, CommandName, Id, ProjectState } from '@ddak/domain';

/** What is picked up: rows of days, or scenes of the pool; of `split` the second part of a row. */
export type Cargo =
  | { readonly kind: 'rows'; readonly ids: readonly Id[] }
  | { readonly kind: 'scenes'; readonly ids: readonly Id[] }
  | { readonly kind: 'split'; readonly ids: readonly Id[] };

/** Where it is put down: after a row of a day (null: first), or back in the pool. */
export type DropTarget =
  | { readonly kind: 'day'; readonly timetableId: Id; readonly afterRowId: Id | null }
  | { readonly kind: 'pool' };

export type BoardCommand = {
  [N in CommandName]: { readonly name: N; readonly args: ArgsOf<N> };
}[CommandName];

/** The one command that a drop means; null for a drop that means nothing (pool to pool). */
export function dropCommand(cargo: Cargo, target: DropTarget, newId: () => Id): BoardCommand | null {
  if (cargo.ids.length === 0) return null;
  if (target.kind === 'pool')
    return cargo.kind === 'rows' ? { name: 'removeRows', args: { rowIds: [...cargo.ids] } } : null;
  const { timetableId, afterRowId } = target;
  if (cargo.kind === 'rows')
    return { name: 'moveRows', args: { rowIds: [...cargo.ids], toTimetableId: timetableId, afterRowId } };
  if (cargo.kind === 'split')
    return {
      name: 'splitRow',
      args: { rowId: cargo.ids[0]!, secondRowId: newId(), toTimetableId: timetableId, afterRowId },
    };
  const rows = cargo.ids.map((sceneId) => ({ rowId: newId(), sceneId }));
  return { name: 'allocateScenes', args: { timetableId, afterRowId, rows } };
}

/**
 * The neighbour after which a drop between rows lands, when some of those rows are themselves being moved: the
 * nearest row before the gap that stays. `index` is the gap: 0 is before the first row.
 */
export function neighbourAt(rowIds: readonly Id[], index: number, moving: readonly Id[]): Id | null {
  for (let i = Math.min(index, rowIds.length) - 1; i >= 0; i--)
    if (!moving.includes(rowIds[i]!)) return rowIds[i]!;
  return null;
}

interface Aimed {
  readonly state: ProjectState;
  readonly cargo: Cargo;
  readonly target: DropTarget;
  readonly command: BoardCommand | null;
}

/** The command of a drop, the same object as long as the same is asked: what was foreseen of it holds when it comes. */
export function aimDrops(newId: () => Id) {
  let last: Aimed | null = null;
  return {
    commandOf(state: ProjectState, cargo: Cargo, target: DropTarget): BoardCommand | null {
      const isLast = last?.state === state && last.cargo === cargo && isSameTarget(last.target, target);
      if (!last || !isLast) last = { state, cargo, target, command: dropCommand(cargo, target, newId) };
      return last.command;
    },
    /** What is dropped next is another command. */
    forget(): void {
      last = null;
    },
  };
}

const isSameTarget = (one: DropTarget, other: DropTarget): boolean =>
  one.kind === 'pool' || other.kind === 'pool'
    ? one.kind === other.kind
    : one.timetableId === other.timetableId && one.afterRowId === other.afterRowId;
