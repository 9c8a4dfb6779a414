import { BottomSheet, Icon, toastFloor } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { markOfSeverity } from '../../platform/findings/WarnMark.tsx';
import type { BoardWorkProps } from './board-work-props.ts';
import { DayTabs } from './parts/DayTabs.tsx';
import { useOverPool } from './use-board-drag.ts';

const Work = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  height: '100%',
});

const Foot = styled('div')({
  display: 'flex',
  gap: 8,
  padding: '8px 12px',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line)',
  '& > button:first-of-type': { flex: 1 },
  '&[data-over]': { boxShadow: 'inset 0 0 0 2px var(--brand)' },
});

const SheetFoot = styled('div')({
  display: 'flex',
  gap: 8,
  '& > button': { flex: 'none' },
  '& > button:last-of-type': { flex: 1 },
  padding: '8px 12px',
  borderTop: '1px solid var(--line)',
});

/** The board on a phone: one day at a time, the pool in a sheet, everything within the thumb's reach. */
export function PhoneWork(
  props: BoardWorkProps & {
    readonly pool: ReactNode;
    readonly daysView: ReactNode;
    readonly bar: ReactNode;
  },
) {
  const { model, input, drag, view, days, editable } = props;
  const [poolOpen, setPoolOpen] = useState(false);
  const shown = model.board.days.find((day) => day.timetableId === props.dayAt) ?? model.board.days[0];
  const { totals } = model.board;
  const picked = input.picked();
  const scenes = picked.kind === 'scenes' ? picked.ids.length : 0;
  const close = () => {
    setPoolOpen(false);
    input.clear();
  };
  const put = () => {
    if (!shown) return;
    const afterRowId = shown.rows.at(-1)?.rowId ?? null;
    if (props.actions.drop(picked, { kind: 'day', timetableId: shown.timetableId, afterRowId })) close();
  };
  return (
    <Work>
      {view !== 'list' && model.board.days.length > 0 ? (
        <DayTabs
          days={model.board.days}
          current={shown?.timetableId ?? null}
          onGo={(id) => (view === 'day' ? props.onDay(id) : days.current?.scrollToDay(id))}
        />
      ) : (
        <span />
      )}
      <div style={{ position: 'relative', minHeight: 0 }}>
        {props.daysView}
        {poolOpen ? null : props.bar}
      </div>
      <Foot ref={toastFloor} data-pool data-over={useOverPool(drag) || undefined}>
        <Button onClick={() => setPoolOpen(true)}>미배정 씬 {totals.scenes - totals.allocated}</Button>
        {shown && totals.findings > 0 ? (
          <Button
            aria-label={`모든 점검 ${totals.findings}`}
            style={{ color: totals.hard > 0 ? 'var(--err-ink)' : 'var(--warn-ink)' }}
            onClick={() => props.onChecks(shown.timetableId)}
          >
            {markOfSeverity(totals.hard > 0)} {totals.findings}
          </Button>
        ) : null}
        {props.onPropose ? (
          <IconButton aria-label="자동 배치" onClick={props.onPropose}>
            <Icon name="spark" size={20} />
          </IconButton>
        ) : null}
        {editable && shown && view !== 'list' ? (
          <Button
            startIcon={<Icon name="plus" />}
            disabled={shown.locked}
            onClick={() =>
              props.openDialog({ kind: 'phase', timetableId: shown.timetableId, afterRowId: null })
            }
          >
            일정 줄
          </Button>
        ) : null}
      </Foot>
      <BottomSheet open={poolOpen} title={<b>날에 넣을 씬을 고르세요</b>} height="82dvh" onClose={close}>
        {props.pool}
        {editable && shown ? (
          <SheetFoot>
            <Button
              disabled={scenes === 0}
              onClick={() => {
                input.handles.park(picked.ids[0]!);
                input.clear();
              }}
            >
              {input.handles.parkLabel(picked)}
            </Button>
            <Button fullWidth variant="contained" disabled={scenes === 0 || shown.locked} onClick={put}>
              {scenes === 0 ? `${shown.title}에 넣기` : `${shown.title}에 ${scenes}씬 넣기`}
            </Button>
          </SheetFoot>
        ) : null}
      </BottomSheet>
    </Work>
  );
}
