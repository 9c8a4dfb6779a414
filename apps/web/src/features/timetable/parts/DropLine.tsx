import { useLayoutEffect, useRef } from 'react';
import { type BoardDrag, useBoardDrag } from '../use-board-drag.ts';

/** Half of what lies above the first row. */
const FIRST = 1.5;

/** Where in a day a drop would land: after a row, or before the first. It belongs into the list that scrolls. */
export function DropLine({ drag, timetableId }: { readonly drag: BoardDrag; readonly timetableId: string }) {
  const afterRowId = useBoardDrag(drag, (now) =>
    now?.target?.kind === 'day' && now.target.timetableId === timetableId ? now.target.afterRowId : null,
  );
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = line.current?.parentElement;
    if (!line.current || !list) return;
    const row = afterRowId && list.querySelector(`[data-row="${afterRowId}"]`);
    const [top, edge] = [list.getBoundingClientRect().top, row ? row.getBoundingClientRect().bottom : null];
    line.current.style.transform = `translateY(${edge === null ? FIRST : edge - top + list.scrollTop}px)`;
  }, [afterRowId]);
  return <div ref={line} className="drop-line" data-drop-after={afterRowId ?? ''} />;
}
