import { type PointerEvent, useEffect, useMemo, useRef } from 'react';

const LONG_MS = 450;
const STILL_PX = 8;

/**
 * A finger that rests on something. `wasLong` tells the click that follows that the press has been answered.
 * Null: there is nothing to do on a long press.
 */
export function useLongPress(onLongPress: (() => void) | null) {
  const latest = useRef(onLongPress);
  latest.current = onLongPress;
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number; long: boolean }>({
    x: 0,
    y: 0,
    long: false,
  });
  const handlers = useMemo(() => {
    const end = () => clearTimeout(press.current.timer);
    return {
      onPointerDown: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
        end();
        press.current = { x, y, long: false };
        if (pointerType === 'mouse' || !latest.current) return;
        press.current.timer = setTimeout(() => {
          press.current.long = true;
          latest.current?.();
        }, LONG_MS);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL_PX) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      // A long press would open the browser's own menu.
      onContextMenu: (event: { preventDefault(): void }) => {
        if (press.current.long) event.preventDefault();
      },
    };
  }, []);
  useEffect(() => () => clearTimeout(press.current.timer), []);
  return { handlers, wasLong: () => press.current.long };
}
