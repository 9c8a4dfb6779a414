import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { boxBetween, lassoed, touches } from './lasso-box.ts';

/** A press that does not move so far is a click. */
const DISTANCE = 5;

const Drawn = styled('div')({
  position: 'fixed',
  zIndex: 1300,
  display: 'none',
  border: '1px solid var(--brand)',
  borderRadius: 2,
  background: 'color-mix(in srgb, var(--brand) 12%, transparent)',
  pointerEvents: 'none',
});

/** Picks rows by a lasso that is drawn on the empty ground with a mouse; with Shift or Ctrl it adds to what is picked. */
export function Lasso(props: {
  readonly picked: readonly string[];
  readonly onPick: (rowIds: readonly string[]) => void;
  readonly children: ReactNode;
}) {
  const latest = useRef(props);
  latest.current = props;
  const root = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), []);

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || !onGround(event)) return;
    const from = { x: event.clientX, y: event.clientY };
    const before = latest.current.picked;
    const kept = event.shiftKey || event.ctrlKey || event.metaKey ? before : [];
    const stop = new AbortController();
    const { signal } = stop;
    let to = from;
    let frame = 0;
    let now = '';
    const draw = () => {
      frame = 0;
      const box = boxBetween(from, to);
      const { left, top, right, bottom } = box;
      const size = { left, top, width: right - left, height: bottom - top };
      for (const [name, value] of Object.entries(size)) drawn.current?.style.setProperty(name, `${value}px`);
      drawn.current?.style.setProperty('display', 'block');
      const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const caught = rows.filter((row) => touches(box, row.getBoundingClientRect()));
      const picked = lassoed(
        kept,
        caught.flatMap((row) => row.dataset.row ?? []),
      );
      if (picked.join(' ') === now) return;
      now = picked.join(' ');
      latest.current.onPick(picked);
    };
    let isDrawn = false;
    end.current = () => {
      stop.abort();
      cancelAnimationFrame(frame);
      drawn.current?.style.setProperty('display', 'none');
      document.documentElement.style.removeProperty('user-select');
    };
    const onMove = (move: globalThis.MouseEvent) => {
      to = { x: move.clientX, y: move.clientY };
      if (!isDrawn && Math.hypot(to.x - from.x, to.y - from.y) < DISTANCE) return;
      isDrawn = true;
      document.documentElement.style.setProperty('user-select', 'none');
      getSelection()?.removeAllRanges();
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const onUp = () => {
      if (isDrawn) {
        draw();
        swallowClick();
      }
      end.current();
    };
    const onKey = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'Escape' || !isDrawn) return;
      key.stopPropagation();
      end.current();
      addEventListener('mouseup', swallowClick, { once: true });
      latest.current.onPick(before);
    };
    addEventListener('mousemove', onMove, { signal });
    addEventListener('mouseup', onUp, { signal });
    addEventListener('keydown', onKey, { signal, capture: true });
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for presses on the ground; rows are picked by keys too */}
      <div ref={root} style={{ display: 'contents' }} onMouseDown={onMouseDown}>
        {props.children}
      </div>
      <Drawn ref={drawn} data-lasso />
    </>
  );
}

/** Where nothing else is pressed: no row, no control, no head of a day, and not the bar by which a list is scrolled. */
function onGround({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[data-drag-id], button, a, input, header, footer, [role="toolbar"]')) return false;
  const { left, top } = target.getBoundingClientRect();
  const isBar = (size: number, at: number) => size > 0 && at > size;
  return !isBar(target.clientWidth, clientX - left) && !isBar(target.clientHeight, clientY - top);
}

/** The click that a press ends with would let go of what has been picked. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
