import { styled } from '@mui/material/styles';
import type { PointerEvent } from 'react';
import type { LaidColumns } from './column-layouts.ts';

const Handle = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  right: -4,
  zIndex: 1,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  '&:hover, &:active': {
    background: 'linear-gradient(90deg, transparent 4px, var(--brand) 4px 6px, transparent 6px)',
  },
});

/**
 * The edge of a column, to be dragged; the list of columns does the same by buttons. While it is dragged only the style of
 * the grid changes: no row is drawn anew before it is let go.
 */
export function WidthHandle<C extends string>(props: {
  readonly column: C;
  readonly columns: LaidColumns<C>;
}) {
  const { column, columns } = props;
  const { widen, tracks, leastWidth } = columns.layouts;
  const begin = (down: PointerEvent<HTMLElement>) => {
    const handle = down.currentTarget;
    const table = handle.closest<HTMLElement>('[data-columns]');
    if (!table || down.button !== 0) return;
    down.preventDefault();
    down.stopPropagation();
    const from = handle.parentElement!.getBoundingClientRect().width;
    let next = columns.layout;
    handle.setPointerCapture(down.pointerId);
    const onMove = (event: globalThis.PointerEvent) => {
      next = widen(columns.layout, column, from + event.clientX - down.clientX);
      table.style.setProperty('--grid-columns', tracks(next));
      table.style.minWidth = `${leastWidth(next)}px`;
    };
    const end = () => {
      handle.removeEventListener('pointermove', onMove);
      if (next !== columns.layout) columns.change(next);
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('lostpointercapture', end, { once: true });
  };
  return <Handle aria-hidden onPointerDown={begin} onClick={(event) => event.stopPropagation()} />;
}
