import { type ActiveCell, type CellRange, HEAD_HEIGHT } from '@ddak/ui';
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useListVirtualizer } from '../list/use-list-virtualizer.ts';

/** A row of a grid by its id, or a title between rows. */
export interface GridItem {
  readonly key: string;
  readonly kind: string;
}

/**
 * The rows of a grid that are in sight, titles among them. Their heights are known, or measured (GR26). The active row is
 * drawn wherever the grid is scrolled to, and a cell that moves is brought into sight.
 * @param place the element that the rows stand in, inside the grid
 */
export function useGridRows<C extends string>(options: {
  readonly name: string;
  readonly items: readonly GridItem[];
  readonly place: RefObject<HTMLElement | null>;
  readonly active: ActiveCell<C>;
  readonly range: CellRange | null;
  /** Pixels; the same function each time. */
  readonly sizeOf: (item: GridItem) => number;
  /** GR26: rows are as high as what they hold, and `sizeOf` but what they are until they are drawn. */
  readonly fit?: boolean;
}) {
  const { items, place, active, range, sizeOf, fit = false } = options;
  const { cell } = active;
  const activeId = cell?.rowId;
  const rowAt = (rowId: string | undefined) =>
    rowId === undefined ? -1 : items.findIndex((item) => item.key === rowId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks through the items alone
  const activeAt = useMemo(() => rowAt(activeId), [items, activeId]);
  /** Of each row its place among the items, where titles stand too. */
  const places = useMemo(() => items.flatMap(({ kind }, i) => (kind === 'title' ? [] : [i])), [items]);
  // The active row is there wherever the grid is scrolled to: its field has the keyboard.
  const rangeExtractor = useCallback(
    (seen: Range) => {
      const shown = defaultRangeExtractor(seen);
      return activeAt < 0 || shown.includes(activeAt) ? shown : [...shown, activeAt].sort((a, b) => a - b);
    },
    [activeAt],
  );
  const virtual = useListVirtualizer({
    name: options.name,
    count: items.length,
    // The grid's own ref is set only after this is.
    scroller: () => place.current?.closest<HTMLElement>('[role="grid"]') ?? null,
    keyAt: useCallback((i) => items[i]!.key, [items]),
    sizeAt: useCallback((i) => sizeOf(items[i]!), [items, sizeOf]),
    overscan: 6,
    rangeExtractor,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was measured holds of the other height alone
  useEffect(() => virtual.measure(), [fit]);
  const latest = useRef({ virtual, rowAt });
  latest.current = { virtual, rowAt };
  // The end of a range that moves is brought into sight, else the active row; all of the grid is where it is.
  const isAll = range?.top === 0 && range.bottom === places.length - 1;
  const movingId = isAll ? undefined : (active.corner ?? cell)?.rowId;
  const movingColumn = isAll ? undefined : (active.corner ?? cell)?.column;
  // A sorted row goes where what was typed puts it, and is followed by the key that goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move along it brings the row into sight
  useEffect(() => {
    const at = latest.current.rowAt(movingId);
    if (at >= 0) latest.current.virtual.scrollToIndex(at, { align: 'auto' });
  }, [movingId, movingColumn]);
  useEffect(() => {
    const head = place.current
      ?.closest('[role="grid"]')
      ?.querySelector(`[role="columnheader"][data-column="${movingColumn}"]`);
    // Sideways alone: it stands above every row.
    head?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [movingColumn, place]);
  const [first, last] = range ? [places[range.top]!, places[range.bottom]!] : [0, -1];
  // The list knows of new rows only once it has been asked how long it is.
  virtual.getTotalSize();
  const offsets = virtual.measurementsCache;
  return {
    virtual,
    /** The columns of an item that the range holds, by their places; -1: none. */
    pickedOf: (index: number) =>
      range && index >= first && index <= last ? { from: range.left, to: range.right } : { from: -1, to: -1 },
    /** Where the frame round the range stands; null: there is none. */
    frame: range
      ? {
          top: offsets[first]!.start,
          height: offsets[last]!.end - offsets[first]!.start,
          columns: `${range.left + 1} / ${range.right + 2}`,
        }
      : null,
  };
}
