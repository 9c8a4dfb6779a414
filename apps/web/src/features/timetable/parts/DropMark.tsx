import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { carryTo } from '../../../platform/drag/carry-to.ts';
import { type BoardDrag, useIsDragging } from '../use-board-drag.ts';
import type { DropTarget } from '../view/drop.ts';

/** Out of sight: an element that is hidden and shown is painted, and all layers put together, each time. */
const AWAY = { x: -9_999, y: 0 };
/** Half of what lies above the first row, and how far the line stays off the sides of the list, px. */
const FIRST = 1.5;
const SIDE = { left: 9, right: 6 };
const LINE_HEIGHT = 3;

/**
 * Where a drop would land: its day, framed, and a line after a row of it or before the first. Over the days and past
 * React: a step of the hand renders nothing and paints nothing anew. Beside the days it belongs, in what is as large.
 */
export function DropMark({ drag }: { readonly drag: BoardDrag }) {
  const isDragging = useIsDragging(drag);
  const isLater = useDeferredValue(isDragging);
  return isDragging && isLater ? <PlacedMarks drag={drag} /> : null;
}

function PlacedMarks({ drag }: { readonly drag: BoardDrag }) {
  const marks = useRef<HTMLDivElement>(null);
  const place = useCallback(() => {
    const target = drag.now()?.target;
    if (marks.current) placeMarks(marks.current, target?.kind === 'day' ? target : null);
  }, [drag]);
  useEffect(() => {
    const stop = drag.subscribe(place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      stop();
      removeEventListener('scroll', place, { capture: true });
    };
  }, [drag, place]);
  // Not in the frame that lifts something, which is long enough; and anew where others' edits may have moved the rows.
  useEffect(place);
  return (
    <div ref={marks} className="drop-marks" aria-hidden>
      <div className="drop-day" />
      <div className="drop-line" />
    </div>
  );
}

function placeMarks(marks: HTMLElement, target: (DropTarget & { readonly kind: 'day' }) | null): void {
  const [frame, line] = marks.children as HTMLCollectionOf<HTMLElement>;
  const column = target && marks.parentElement?.querySelector(`[data-day="${target.timetableId}"]`);
  const list = column?.querySelector('[data-rows]');
  const row = target?.afterRowId && list?.querySelector(`[data-row="${target.afterRowId}"]`);
  const origin = marks.getBoundingClientRect();
  const put = (mark: HTMLElement, box: DOMRect | null) => {
    if (!box) return carryTo(mark, AWAY);
    const size = { width: `${box.width}px`, height: `${box.height}px` };
    if (mark.style.width !== size.width || mark.style.height !== size.height) Object.assign(mark.style, size);
    carryTo(mark, { x: box.x - origin.x, y: box.y - origin.y });
  };
  put(frame!, column?.getBoundingClientRect() ?? null);
  put(line!, list ? lineIn(list, row || null) : null);
  marks.dataset.over = target?.timetableId ?? '';
  marks.dataset.dropAfter = target?.afterRowId ?? '';
}

/** Inside the list, where the row has been scrolled out of it too. */
function lineIn(list: Element, row: Element | null): DOMRect {
  const { x, top, bottom } = list.getBoundingClientRect();
  const y = row ? row.getBoundingClientRect().bottom : top + FIRST - list.scrollTop;
  return new DOMRect(
    x + SIDE.left,
    Math.max(top, Math.min(y, bottom - LINE_HEIGHT)),
    list.clientWidth - SIDE.left - SIDE.right,
    LINE_HEIGHT,
  );
}
