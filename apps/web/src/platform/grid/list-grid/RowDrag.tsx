import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DragArea } from '../../drag/DragArea.tsx';
import { DragSession } from '../../drag/drag-session.ts';
import { useDragTarget } from '../../drag/use-drag-target.ts';
import type { ListRow } from './list-column.ts';
import type { ListGridWork } from './use-list-grid.ts';

const Hanging = styled('div')({
  width: 'max-content',
  maxWidth: 280,
  padding: '7px 11px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: 'var(--r-chip)',
  background: 'var(--ink)',
  color: 'var(--surface)',
  boxShadow: 'var(--lift)',
  fontSize: 12.5,
  transform: 'translate(12px, 12px)',
});

/** GR24: rows that are taken by their handles and put in the place of another. By keys: Alt with the arrows up and down. */
export function RowDrag<R extends ListRow, C extends string>(props: {
  readonly grid: ListGridWork<R, C>;
  readonly children: ReactNode;
}) {
  const { grid } = props;
  const [drag] = useState(() => new DragSession<string, string>());
  return (
    <DragArea<string, string>
      session={drag}
      itemAt={(element) => (element.closest('[data-grip]') ? rowIdAt(element) : null)}
      targetAt={(under, _, rowId) => {
        const over = under && rowIdAt(under);
        return over !== null && over !== rowId && grid.rows.has(over) ? over : null;
      }}
      onDrop={(rowId, over) => grid.moveRow?.(rowId, over)}
      overlay={(rowId) => <HangingRow drag={drag} grid={grid} rowId={rowId} />}
    >
      <Marks drag={drag} grid={grid} />
      {props.children}
    </DragArea>
  );
}

const rowIdAt = (element: Element): string | null =>
  element.closest<HTMLElement>('[data-list-row]')?.dataset.listRow ?? null;

function HangingRow<R extends ListRow, C extends string>(props: {
  readonly drag: DragSession<string, string>;
  readonly grid: ListGridWork<R, C>;
  readonly rowId: string;
}) {
  const { grid } = props;
  const over = useDragTarget(props.drag);
  const nameOf = (rowId: string) => {
    const row = grid.rows.get(rowId);
    return row ? grid.nameOf(row) : '';
  };
  return (
    <Hanging>
      <b>{nameOf(props.rowId)}</b> {over === null ? '' : `→ ‘${nameOf(over)}’ 자리로`}
    </Hanging>
  );
}

/** The row that is lifted, and the edge where it would come to stand, by a rule of style: no row is drawn for it. */
function Marks<R extends ListRow, C extends string>(props: {
  readonly drag: DragSession<string, string>;
  readonly grid: ListGridWork<R, C>;
}) {
  const now = useSyncExternalStore(props.drag.subscribe, props.drag.now);
  const latest = useRef(props.grid);
  latest.current = props.grid;
  const lifted = now?.item;
  useEffect(() => {
    const { active, shown } = latest.current;
    // It stays drawn wherever the list is scrolled to (docs/decisions/0011), and keys go on from it.
    if (lifted && active.mode === 'waiting') active.go({ rowId: lifted, column: shown.columns[0]! });
  }, [lifted]);
  if (!now) return null;
  const { rowIds } = props.grid.shown;
  const goesDown = now.target !== null && rowIds.indexOf(now.target) > rowIds.indexOf(now.item);
  return (
    <GlobalStyles
      styles={{
        [`[data-list-row="${now.item}"]`]: { opacity: 0.4 },
        [`[data-list-row="${now.target}"]::after`]: {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          [goesDown ? 'bottom' : 'top']: -2,
          zIndex: 2,
          height: 3,
          background: 'var(--brand)',
        },
      }}
    />
  );
}
