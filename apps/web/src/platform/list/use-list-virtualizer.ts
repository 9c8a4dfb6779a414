import {
  elementScroll,
  type Range,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useRef, useState } from 'react';

export type ListVirtualizer = Virtualizer<HTMLElement, Element>;

/** How large each list was when it was last laid out, by its name. */
const lastRects = new Map<string, Rect>();

export interface ListOptions {
  /** Lists of one name are of one size, or nearly. */
  readonly name: string;
  readonly count: number;
  readonly scroller: () => HTMLElement | null;
  /** Both keep their identity as long as they answer the same: with another one every place is computed anew. */
  readonly keyAt: (index: number) => string;
  /** Pixels. */
  readonly sizeAt: (index: number) => number;
  readonly gap?: number;
  /** So many beyond sight are drawn on each side, a moment after those in sight. */
  readonly overscan?: number;
  readonly padding?: { readonly start: number; readonly end: number };
  readonly scrollPaddingStart?: number;
  readonly horizontal?: boolean;
  readonly rangeExtractor?: (range: Range) => number[];
  readonly onChange?: (list: ListVirtualizer) => void;
}

/**
 * A virtual list whose sizes are known without measuring. It asks the browser for nothing while it is rendered: its own
 * size is that of the last list of its name until the browser has laid it out. Asked at once, as the library does, the
 * page is laid out with the list empty, and again with its rows.
 */
export function useListVirtualizer(options: ListOptions): ListVirtualizer {
  const { name, scroller, keyAt, sizeAt, horizontal = false } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sizes are other places
  const getItemKey = useCallback((index: number) => keyAt(index), [keyAt, sizeAt]);
  const begun = useRef<HTMLElement>(undefined);
  const overscan = useDeferredValue(options.overscan ?? 1, 0);
  const [expected] = useState(() => lastRects.get(name) ?? rectOf(scroller()));
  return useVirtualizer<HTMLElement, Element>({
    count: options.count,
    getScrollElement: scroller,
    getItemKey,
    estimateSize: sizeAt,
    gap: options.gap ?? 0,
    overscan,
    paddingStart: options.padding?.start ?? 0,
    paddingEnd: options.padding?.end ?? 0,
    scrollPaddingStart: options.scrollPaddingStart ?? 0,
    horizontal,
    useFlushSync: false,
    initialRect: expected ?? { width: 0, height: 0 },
    // What takes the place of a shorter list in the same scroller goes on where that stood.
    initialOffset: () => (horizontal ? scroller()?.scrollLeft : scroller()?.scrollTop) ?? 0,
    observeElementRect: (list, tell) => observeRect(list.scrollElement, name, expected !== null, tell),
    scrollToFn: (offset, how, list) => {
      // The library begins by putting the list where it is; a new one stands at its head.
      const isNew = begun.current !== list.scrollElement;
      begun.current = list.scrollElement ?? undefined;
      if (!isNew || offset !== 0) elementScroll(offset, how, list);
    },
    ...(options.rangeExtractor && { rangeExtractor: options.rangeExtractor }),
    ...(options.onChange && { onChange: options.onChange }),
  });
}

const rectOf = (element: HTMLElement | null): Rect | null =>
  element && { width: element.clientWidth, height: element.clientHeight };

function observeRect(
  element: HTMLElement | null,
  name: string,
  isExpected: boolean,
  tell: (rect: Rect) => void,
) {
  if (!element) return;
  const measure = () => {
    const rect = rectOf(element)!;
    lastRects.set(name, rect);
    tell(rect);
  };
  if (!isExpected) measure();
  // It is told at the next layout at the latest, before anything is painted.
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
