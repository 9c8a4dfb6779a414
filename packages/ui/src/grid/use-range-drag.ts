import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { cellOf, type GridCell, isSameCell } from './grid-cell.ts';
import { HEAD_HEIGHT } from './grid-sizes.ts';
import type { ActiveCell } from './use-active-cell.ts';

/** The handle that its row is taken by (GR24). */
const isGrip = (target: EventTarget): boolean => (target as Element).closest('[data-grip]') !== null;

/** The box that picks its row (GR11). */
const pickOf = (target: EventTarget): Element | null => (target as Element).closest('[data-pick]');

/**
 * GR8: a mouse that is dragged over cells picks them. It begins with the second cell, since by then a field that was open
 * has been left and kept what was typed.
 */
export function useRangeDrag<C extends string>(
  active: ActiveCell<C>,
  onPick?: (rowId: string, isRange: boolean) => void,
) {
  const from = useRef<GridCell<C> | null>(null);
  const hasDragged = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      const isTyped = (event.target as Element).closest('[data-editing]') !== null;
      hasDragged.current = false;
      const isOther = pickOf(event.target) !== null || isGrip(event.target);
      const drags =
        event.pointerType === 'mouse' && event.button === 0 && !event.shiftKey && !isTyped && !isOther;
      from.current = drags ? cellOf<C>(event.target) : null;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!from.current) return;
      if (event.buttons !== 1) {
        from.current = null;
        return;
      }
      const box = event.currentTarget.getBoundingClientRect();
      // Beyond an edge it is the row at the edge, which is brought into sight, and so the list scrolls along.
      const x = Math.min(Math.max(event.clientX, box.left + 1), box.right - 20);
      const y = Math.min(Math.max(event.clientY, box.top + HEAD_HEIGHT + 1), box.bottom - 20);
      const to = cellOf<C>(document.elementFromPoint(x, y));
      const isFirst = isSameCell(to, from.current);
      if (!to || (isFirst && !hasDragged.current)) return;
      if (!hasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
      hasDragged.current = true;
      const { cell, corner } = active;
      const last = corner ?? cell;
      if (!isSameCell(last, to) || cell?.rowId !== from.current.rowId) active.pick(from.current, to);
    },
    onClick(event: MouseEvent) {
      from.current = null;
      if (hasDragged.current) return;
      const at = cellOf<C>(event.target);
      if (!at) return;
      if (onPick && pickOf(event.target)) onPick(at.rowId, event.shiftKey);
      else if (event.shiftKey && active.cell) active.extend(at);
      else active.press(at);
    },
  };
}
