import type { Report, ReportColumn, ReportRow, TimeOfDay } from '@ddak/domain';
import { EmptyState } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { VirtualRows } from '../../platform/list/VirtualRows.tsx';
import { frozenColumn, reportItems, reportTracks } from './report-view.ts';

const TIMES: readonly TimeOfDay[] = ['dawn', 'day', 'sunset', 'night'];

const Scroller = styled('div')({
  height: '100%',
  overflow: 'auto',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line)',
});
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'var(--report-columns)',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  lineHeight: 1.45,
  '& > div': { minWidth: 0, padding: '7px 8px', overflowWrap: 'anywhere' },
  '& > div:first-of-type': { paddingLeft: 16 },
  '& > [data-kind="number"], & > [data-kind="won"]': {
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > [data-kind="mark"], & > [data-kind="time"]': { textAlign: 'center', fontWeight: 600 },
  '& > [data-kind="scene"]': { fontWeight: 700 },
  '& > [data-mark]': {
    background: 'var(--brand-soft)',
    color: 'var(--brand-ink)',
    borderLeft: '1px solid var(--line)',
  },
  '& > [data-mark="H"]': { background: 'var(--sunken)', color: 'var(--ink-2)' },
  '& > [data-frozen]': { position: 'sticky', left: 0, zIndex: 1, background: 'inherit' },
  '&[data-look="quiet"]': { background: 'var(--sunken)', color: 'var(--ink-2)' },
  '&[data-look="omitted"]': { color: 'var(--ink-3)', textDecoration: 'line-through' },
  // RE3: as on the board: a bar at the left, hatched outside.
  '&[data-look="strip"] > div:first-of-type': {
    borderLeft: '5px solid var(--mark, var(--line-2))',
    paddingLeft: 11,
  },
  '&[data-outside] > div:first-of-type': {
    borderImage:
      'repeating-linear-gradient(135deg, var(--mark, var(--line-2)) 0 4px, transparent 4px 7px) 0 0 0 5 / 0 0 0 5px',
  },
  ...Object.fromEntries(
    TIMES.flatMap((time) => [
      [
        `&[data-strip="${time}"]`,
        {
          '--mark': `var(--${time})`,
          background: `var(--${time}-tint)`,
          color: `var(--${time}-ink)`,
        },
      ],
      [`& > [data-time="${time}"]`, { background: `var(--${time}-tint)`, color: `var(--${time}-ink)` }],
    ]),
  ),
});
const Rows = styled('div')({});
const HeadCell = styled('div')({});
const TitleCell = styled('span')({});
const Head = styled(Line)({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line-2)',
  fontSize: 12,
  fontWeight: 500,
  color: 'var(--ink-3)',
  whiteSpace: 'pre-line',
});
const Title = styled('div')({
  padding: '18px 16px 8px',
  borderBottom: '1px solid var(--line-2)',
  fontSize: 15,
  fontWeight: 700,
  '& > span': { position: 'sticky', left: 16 },
  '& em': { marginLeft: 8, fontStyle: 'normal', fontSize: 12, fontWeight: 500, color: 'var(--ink-3)' },
});

/** RE1: a report on the screen: only the lines that are in sight, since a series has thousands. */
export function ReportTable({ report }: { readonly report: Report }) {
  const items = useMemo(() => reportItems(report), [report]);
  const { columns, least } = useMemo(() => reportTracks(report), [report]);
  const frozen = frozenColumn(report);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (i) => (items[i]!.kind === 'title' ? 50 : 36),
    getItemKey: (i) => items[i]!.key,
    overscan: 10,
    useFlushSync: false,
  });
  if (items.length === 0) return <EmptyState title={report.empty} />;
  const style = { minWidth: least, ['--report-columns' as string]: columns };
  return (
    <Scroller
      ref={scroller}
      role="table"
      aria-label={report.title}
      aria-rowcount={items.length + 1}
      tabIndex={0}
    >
      <Rows role="rowgroup" style={style}>
        <Head role="row" aria-rowindex={1}>
          {report.columns.map(({ key, kind, label }, i) => (
            <HeadCell
              key={key}
              role="columnheader"
              data-kind={kind}
              data-frozen={i === frozen ? true : undefined}
            >
              {label}
            </HeadCell>
          ))}
        </Head>
        <VirtualRows virtual={virtual}>
          {(index) => {
            const item = items[index]!;
            return item.kind === 'title' ? (
              <Title role="row" aria-rowindex={index + 2}>
                <TitleCell role="cell">
                  {item.group.title}
                  <em>{item.group.facts}</em>
                </TitleCell>
              </Title>
            ) : (
              <ReportLine row={item.row} columns={report.columns} index={index} frozen={frozen} />
            );
          }}
        </VirtualRows>
      </Rows>
    </Scroller>
  );
}

function ReportLine(props: {
  readonly row: ReportRow;
  readonly columns: readonly ReportColumn[];
  readonly index: number;
  readonly frozen: number;
}) {
  const { row, columns } = props;
  const { look } = row;
  const time = row.light?.time ?? undefined;
  return (
    <Line
      role="row"
      aria-rowindex={props.index + 2}
      data-look={look}
      data-strip={look === 'strip' ? time : undefined}
      data-outside={look === 'strip' && row.light?.isOutside ? true : undefined}
    >
      {columns.map(({ key, kind }, i) => {
        const value = row.cells[i]!;
        return (
          // biome-ignore lint/a11y/useSemanticElements: lines are laid out as a CSS grid, which a <td> would leave
          <div
            key={key}
            role="cell"
            data-kind={kind}
            data-frozen={i === props.frozen ? true : undefined}
            data-mark={kind === 'mark' && value !== '' ? value : undefined}
            data-time={kind === 'time' && look !== 'strip' ? time : undefined}
          >
            {typeof value === 'number' ? value.toLocaleString('ko-KR') : value}
          </div>
        );
      })}
    </Line>
  );
}
