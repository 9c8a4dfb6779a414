import { formatClock, formatDuration } from '@ddak/domain';
import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { RowView } from '../view/day-view.ts';
import { PhaseStrip, Strip } from './Strip.tsx';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '38px minmax(0, 1fr)',
  columnGap: 6,
  cursor: 'grab',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
  '&[data-lifted]': { opacity: 0.35 },
  '&[data-still]': { cursor: 'default' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible > div': { outline: '2px solid var(--brand)' },
  '&[aria-selected="true"] > div::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1.5px var(--brand)',
    pointerEvents: 'none',
  },
  '& > time': { paddingTop: 6, textAlign: 'right', fontSize: 11.5, color: 'var(--ink-3)' },
  '& > time[data-fixed]': { color: 'var(--ink)', fontWeight: 600 },
  [PHONE]: { gridTemplateColumns: '44px minmax(0, 1fr)', '& > time': { fontSize: 13, paddingTop: 7 } },
});

/** What is outlined when the row is picked or focused: the strip without its clock. */
const Handle = styled('div')({
  position: 'relative',
  minWidth: 0,
  borderRadius: 'var(--r-chip)',
  '&:hover': { filter: 'brightness(.985)' },
  [PHONE]: { '& > div': { minHeight: 44, fontSize: 14 }, '& .second': { fontSize: 12.5 } },
});

const Gap = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 20,
  marginLeft: 44,
  paddingLeft: 8,
  fontSize: 11.5,
  color: 'var(--ink-3)',
  '&::after': { content: '""', flex: 1, borderTop: '1px dashed var(--line-2)' },
});

export const Ghost = styled('div')({
  height: 48,
  marginLeft: 44,
  border: '1.5px dashed var(--brand)',
  borderRadius: 'var(--r-chip)',
  background: 'var(--brand-soft)',
  pointerEvents: 'none',
});

/** A row of a day with its clock outside the strip. Its events are handled by the board, found by `data-row`. */
export const BoardRow = memo(function BoardRow(props: {
  readonly row: RowView;
  readonly selected: boolean;
  readonly lifted: boolean;
  readonly tabbable: boolean;
  readonly movable: boolean;
}) {
  const { row } = props;
  const warning = row.overlap > 0 ? `겹침 ${row.overlap}분` : '';
  return (
    <>
      {row.gapBefore > 0 ? <Gap>빈 시간 {formatDuration(row.gapBefore)}</Gap> : null}
      <Line
        role="option"
        aria-selected={props.selected}
        tabIndex={props.tabbable ? 0 : -1}
        data-row={row.rowId}
        data-key={row.rowId}
        data-drag-id={row.rowId}
        data-lifted={props.lifted || undefined}
        data-still={props.movable ? undefined : true}
      >
        <time data-fixed={row.fixed || undefined} title={row.fixed ? '시작 시각 고정' : undefined}>
          {formatClock(row.start)}
        </time>
        <Handle>
          {row.kind === 'scene' ? (
            <Strip
              strip={row.strip}
              minutes={row.minutes}
              part={row.part}
              warning={warning}
              days={row.progress}
              muted={row.dropped}
            />
          ) : (
            <PhaseStrip>
              {warning ? <span className="warn">▲ {warning}</span> : null}
              <span>{row.note ? `${row.text} · ${row.note}` : row.text}</span>
              <small>{row.minutes}분</small>
            </PhaseStrip>
          )}
        </Handle>
      </Line>
    </>
  );
});
