/** What is picked on the board: rows of days or scenes of the pool, never both. In the order of picking. */
export interface Selection {
  readonly kind: 'rows' | 'scenes';
  readonly ids: readonly string[];
  /** Where a range starts. */
  readonly anchor: string | null;
}

export const NOTHING: Selection = { kind: 'rows', ids: [], anchor: null };

/**
 * A pick: alone it takes one, with Ctrl it adds or drops one, with Shift it takes everything from the anchor, in the
 * order of the list. A pick of the other kind starts anew.
 */
export function pick(
  selection: Selection,
  kind: Selection['kind'],
  id: string,
  order: readonly string[],
  keys: { readonly shift: boolean; readonly ctrl: boolean },
): Selection {
  const current = selection.kind === kind ? selection : { ...NOTHING, kind };
  if (keys.shift && current.anchor !== null && order.includes(current.anchor)) {
    const [from, to] = [order.indexOf(current.anchor), order.indexOf(id)].sort((a, b) => a - b) as [
      number,
      number,
    ];
    const range = order.slice(from, to + 1);
    const taken = new Set(range);
    const kept = keys.ctrl ? current.ids.filter((other) => !taken.has(other)) : [];
    return { kind, ids: [...kept, ...range], anchor: current.anchor };
  }
  if (keys.ctrl) {
    const ids = current.ids.includes(id) ? current.ids.filter((other) => other !== id) : [...current.ids, id];
    return { kind, ids, anchor: id };
  }
  return { kind, ids: [id], anchor: id };
}

/** What a drag of `id` takes along: the whole selection when it is part of it, in the order of the board. */
export function cargoOf(
  selection: Selection,
  kind: Selection['kind'],
  id: string,
  order: readonly string[],
): readonly string[] {
  const picked = new Set(selection.ids);
  if (selection.kind !== kind || !picked.has(id)) return [id];
  return order.filter((other) => picked.has(other));
}

/** The selection without what is no longer there. */
export function prune(selection: Selection, exists: (id: string) => boolean): Selection {
  const ids = selection.ids.filter(exists);
  return ids.length === selection.ids.length ? selection : { ...selection, ids };
}
