import type { ProjectState } from '../state.ts';
import { type ColumnMapping, type ListedKind, LONGEST_HEAD } from './column-mapping.ts';

/** A head as it is remembered: without what spaces do, and not longer than is kept. */
export const saidHead = (head: string): string =>
  head.normalize('NFC').trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_HEAD);

/** What tells one head row from another: the words of its heads, in their order. */
export function shapeOf(heads: readonly string[]): string {
  const text = heads.map(saidHead).join('\n');
  let [low, high] = [0x811c9dc5, 0x9e3779b1];
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(i), 0x85ebca6b) ^ (low >>> 13);
  }
  return [low, high].map((half) => (half >>> 0).toString(36)).join('');
}

/**
 * TI20: what the team has said of the columns of a table, by their heads; '': nothing. What was said of a table of the same
 * form stands; else, head by head, what was said last of any of that kind.
 */
export function saidColumns(
  state: ProjectState,
  kind: ListedKind,
  heads: readonly string[],
): ReadonlyMap<string, string> {
  const shape = shapeOf(heads);
  const own = (one: ColumnMapping): number => (one.shape === shape ? 1 : 0);
  const known = mappingsOf(state, kind).sort((a, b) => own(a) - own(b));
  const all = new Map(known.flatMap(({ said }) => said.map(({ head, field }) => [head, field] as const)));
  return new Map(
    heads.flatMap((head) => {
      const field = all.get(saidHead(head));
      return field === undefined ? [] : [[head, field] as const];
    }),
  );
}

/** The forms of a kind that are remembered, the longest unsaid first. */
export const mappingsOf = (state: ProjectState, kind: ListedKind): ColumnMapping[] =>
  [...state.columnMapping.values()]
    .filter((one) => one.kind === kind)
    .sort((a, b) => a.saidAt - b.saidAt || (a._id < b._id ? -1 : 1));
