import { type MenuEntry, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { Fragment, memo, useMemo } from 'react';
import type { DayView } from '../view/day-view.ts';
import { BoardRow, Ghost } from './BoardRow.tsx';
import { DayFoot } from './DayFoot.tsx';
import { DayHead } from './DayHead.tsx';

const Column = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  boxShadow: 'var(--shadow)',
  overflow: 'hidden',
  '&[data-over]': { borderColor: 'var(--brand)' },
  '&[data-resting]': { background: 'transparent', boxShadow: 'none' },
});

const Rows = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: 6,
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  scrollbarWidth: 'thin',
  '& > *': { flex: 'none' },
  [PHONE]: { padding: 8, gap: 4, paddingBottom: 80 },
});

const Hint = styled('p')({ margin: 'auto', padding: 16, textAlign: 'center', color: 'var(--ink-3)' });

/** What the board tells each column about picks and drags; columns that it does not concern are not rendered. */
export interface DayColumnProps {
  readonly day: DayView;
  readonly showEighths: boolean;
  /** Row ids, joined: equal strings keep the column still. */
  readonly selected: string;
  readonly lifted: string;
  readonly tabbable: string | null;
  /** After which row a drop would land; null: first; undefined: nothing hangs over this day. */
  readonly ghostAfter: string | null | undefined;
  readonly editable: boolean;
  readonly menuOf: (day: DayView) => readonly (MenuEntry | 'divider')[];
  readonly onCallsheet: ((timetableId: string) => void) | null;
}

/** An empty list is no list box: it has nothing to choose. */
const LISTBOX = { role: 'listbox', 'aria-multiselectable': true } as const;

export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, ghostAfter } = props;
  const selected = useMemo(() => new Set(props.selected.split(' ')), [props.selected]);
  const lifted = useMemo(() => new Set(props.lifted.split(' ')), [props.lifted]);
  const { onCallsheet } = props;
  return (
    <Column
      data-day={day.timetableId}
      data-over={ghostAfter === undefined ? undefined : true}
      data-resting={day.shooting ? undefined : true}
      aria-label={`${day.title} ${day.date}`}
    >
      <DayHead day={day} showEighths={props.showEighths} entries={props.menuOf(day)} />
      <Rows
        {...(day.rows.length > 0 ? LISTBOX : null)}
        aria-label={day.rows.length > 0 ? `${day.title} ${day.date}의 순서` : undefined}
        data-drag-scroll="y"
        data-rows={day.timetableId}
      >
        {ghostAfter === null ? <Ghost /> : null}
        {day.rows.map((row) => (
          <Fragment key={row.rowId}>
            <BoardRow
              row={row}
              selected={selected.has(row.rowId)}
              lifted={lifted.has(row.rowId)}
              tabbable={props.tabbable === row.rowId}
              movable={props.editable && !day.locked}
            />
            {ghostAfter === row.rowId ? <Ghost /> : null}
          </Fragment>
        ))}
        {day.rows.length === 0 && ghostAfter === undefined ? (
          <Hint>{hintOf(day, props.editable)}</Hint>
        ) : null}
      </Rows>
      {day.shooting ? (
        <DayFoot day={day} onCallsheet={onCallsheet && (() => onCallsheet(day.timetableId))} />
      ) : null}
    </Column>
  );
});

function hintOf(day: DayView, editable: boolean): string {
  if (!day.shooting) return day.note || '촬영이 없는 날이에요.';
  return editable ? '미배정 씬을 이 날에 넣어 보세요.' : '아직 넣은 씬이 없어요.';
}
