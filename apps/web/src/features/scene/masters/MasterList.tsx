import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { VirtualRows } from '../../../platform/list/VirtualRows.tsx';
import { walkColumn } from '../../../platform/list/walk-column.ts';

const Scroller = styled('div')({ minHeight: 0, overflow: 'auto', background: 'var(--surface)' });
const Line = styled('div')({
  display: 'grid',
  alignItems: 'center',
  columnGap: 8,
  padding: '0 8px 0 16px',
  borderBottom: '1px solid var(--line)',
  '& > *': { minWidth: 0 },
  '&:hover': { background: 'var(--sunken)' },
  '@media (hover:hover)': {
    '&:not(:hover):not(:focus-within) .quiet-comment': { opacity: 0 },
  },
});
const Group = styled('h2')({
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  height: 40,
  padding: '8px 24px 0',
  borderBottom: '1px solid var(--line)',
  fontSize: 13,
  fontWeight: 700,
  '& > i': { flex: 'none', width: 10, height: 10, borderRadius: 2 },
  '& > em': { fontStyle: 'normal', fontWeight: 500, color: 'var(--ink-3)' },
});
const Head = styled(Line)({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  height: 32,
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line-2)',
  fontSize: 12,
  fontWeight: 500,
  color: 'var(--ink-3)',
  '& > span': { padding: '0 8px', whiteSpace: 'nowrap' },
  '&:hover': { background: 'var(--surface)' },
  [PHONE]: { display: 'none' },
});

/** What can be done with a row, at its end. */
export const RowEnd = styled('span')({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' });

/** Plain text in a row, cut where it does not fit. */
export const Plain = styled('span')({
  padding: '0 8px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'var(--ink-2)',
  [PHONE]: { gridColumn: '2 / -1', paddingBottom: 8, '&:empty': { display: 'none' } },
});

/** A list of masters in columns, virtual. On a phone `phoneColumns` hold and rows grow to what they need. */
export function MasterList<Row>(props: {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly columns: string;
  readonly phoneColumns: string;
  readonly isPhone: boolean;
  readonly heads: readonly string[];
  /** The head of the group that begins with this row, in place of cells. */
  readonly groupOf?: (row: Row) => ReactNode | null;
  readonly children: (row: Row) => ReactNode;
}) {
  const { rows, isPhone } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isPhone ? 96 : 40),
    getItemKey: (i) => props.keyOf(rows[i]!),
    overscan: 6,
    useFlushSync: false,
  });
  const gridTemplateColumns = isPhone ? props.phoneColumns : props.columns;
  return (
    <Scroller ref={scroller} onKeyDown={walkColumn}>
      <div style={{ minWidth: isPhone ? 0 : 900 }}>
        <Head aria-hidden style={{ gridTemplateColumns }}>
          {props.heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </Head>
        <VirtualRows virtual={virtual} label={props.label}>
          {(index) => {
            const row = rows[index]!;
            const group = props.groupOf?.(row);
            return group ? (
              <Group>{group}</Group>
            ) : (
              <Line style={{ gridTemplateColumns, minHeight: isPhone ? 56 : 40 }}>{props.children(row)}</Line>
            );
          }}
        </VirtualRows>
      </div>
    </Scroller>
  );
}
