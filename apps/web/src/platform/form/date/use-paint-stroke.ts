import { addDays, type DateText } from '@ddak/domain';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface Stroke {
  readonly from: DateText;
  readonly to: DateText;
}

/** So many days further. */
const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 },
};

const dateAt = (target: Element | null): DateText | undefined =>
  target?.closest<HTMLElement>('[data-date]')?.dataset.date;

/** From which day to which a hand paints, while it does: a pointer that is down, or Shift and the arrows. */
export function usePaintStroke(onPaint: (from: DateText, to: DateText) => void) {
  const [stroke, show] = useState<Stroke | null>(null);
  // A hand is quicker than what is drawn of it.
  const held = useRef<Stroke | null>(null);
  const setStroke = (next: Stroke | null) => {
    held.current = next;
    show(next);
  };
  const paint = ({ from, to }: Stroke) => {
    setStroke(null);
    if (from <= to) onPaint(from, to);
    else onPaint(to, from);
  };
  return {
    holds: (date: DateText): boolean =>
      stroke !== null &&
      (stroke.from <= stroke.to
        ? stroke.from <= date && date <= stroke.to
        : stroke.to <= date && date <= stroke.from),
    handlers: {
      onPointerDown(event: PointerEvent) {
        const date = event.button === 0 ? dateAt(event.target as Element) : undefined;
        if (!date) return;
        // A finger keeps what it touched first, and the days under it are asked for instead.
        (event.target as Element).releasePointerCapture?.(event.pointerId);
        setStroke({ from: date, to: date });
      },
      onPointerMove(event: PointerEvent) {
        if (!held.current || event.buttons === 0) return;
        const date = dateAt(document.elementFromPoint(event.clientX, event.clientY));
        if (date && date !== held.current.to) setStroke({ ...held.current, to: date });
      },
      onPointerUp() {
        if (held.current) paint(held.current);
      },
      onPointerCancel: () => setStroke(null),
      onPointerLeave(event: PointerEvent) {
        if (held.current && event.buttons === 0) setStroke(null);
      },
      // Before the month hears it, for which Shift and an arrow is a month further.
      onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
        const date = dateAt(event.target as Element);
        const step = STEPS[event.key];
        if (!date) return;
        if (event.key === 'Enter' || event.key === ' ') paint(held.current ?? { from: date, to: date });
        else if (event.key === 'Escape' && held.current) setStroke(null);
        else if (event.shiftKey && step !== undefined) {
          const to = addDays(date, step);
          const next = event.currentTarget.querySelector<HTMLElement>(`[data-date="${to}"]`);
          if (next) setStroke({ from: held.current?.from ?? date, to });
          next?.focus();
        } else {
          if (step !== undefined) setStroke(null);
          return;
        }
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
