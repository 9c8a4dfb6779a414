import { SidePane, SplitPane, useIsPhone } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode, useImperativeHandle, useMemo } from 'react';
import { Flight } from '../../platform/list/flight.ts';
import type { BoardWorkProps } from './board-work-props.ts';
import { DayFacts } from './day/DayFacts.tsx';
import { Lasso } from './lasso/Lasso.tsx';
import { DayDrag } from './move-day/DayDrag.tsx';
import { dayMover } from './move-day/day-mover.ts';
import { PhoneWork } from './PhoneWork.tsx';
import { DayColumn, type DayColumnProps } from './parts/DayColumn.tsx';
import { Days } from './parts/Days.tsx';
import { DayTabs } from './parts/DayTabs.tsx';
import { DropMark } from './parts/DropMark.tsx';
import { LeftOver } from './parts/LeftOver.tsx';
import { NoDays } from './parts/NoDays.tsx';
import { Pool } from './parts/Pool.tsx';
import { PoolList } from './parts/PoolList.tsx';
import { SelectionBar } from './parts/SelectionBar.tsx';
import { StripList } from './parts/StripList.tsx';
import { barActions } from './row-menu.ts';
import { type BoardDrag, useHeldKey, useIsDragging } from './use-board-drag.ts';
import type { BoardModel } from './use-board-view.ts';
import type { DayView } from './view/day-view.ts';
import { leftOver } from './view/left-over.ts';
import { isFiltered, type PoolView, startFilter } from './view/pool-view.ts';

const Work = styled('div')({ position: 'relative', minWidth: 0, minHeight: 0, height: '100%' });

/** The pool beside the days, or on a phone the days alone with the pool one tap away. */
export function BoardWork(props: BoardWorkProps) {
  const phone = useIsPhone();
  const { model, input } = props;
  const pool = (
    <BoardPool
      view={model.pool}
      options={model.options}
      filter={props.filter}
      onFilter={props.onFilter}
      showEighths={props.showEighths}
      keys={model.lanes[0]?.keys ?? NO_KEYS}
      picked={input.selection.ids}
      focusKey={input.focusKey}
      anyScene={model.board.totals.scenes > 0}
      leftOver={props.editable ? leftOver(model.board).join(' ') : ''}
      actions={props.actions}
      drag={props.drag}
      lists={props.lists}
    />
  );
  const days = (
    <Lasso picked={input.selection.kind === 'rows' ? input.selection.ids : NO_KEYS} onPick={input.surround}>
      <BoardDays {...props} />
    </Lasso>
  );
  const cargo = input.picked();
  const bar =
    props.editable && cargo.ids.length > 0 ? (
      <WhileStill drag={props.drag}>
        <SelectionBar
          count={cargo.ids.length}
          actions={barActions(input, cargo, props.openDialog)}
          onClear={input.clear}
        />
      </WhileStill>
    ) : null;
  if (props.view === 'calendar') return <>{props.calendar}</>;
  const shown = model.board.days.find((day) => day.timetableId === props.dayAt) ?? model.board.days[0];
  const daysView = (
    <>
      {props.view === 'day' ? <OneDay {...props} day={shown} /> : days}
      {props.view === 'list' ? null : <DropMark drag={props.drag} />}
    </>
  );
  if (phone) return <PhoneWork {...props} pool={pool} daysView={daysView} bar={bar} />;
  if (props.view === 'board' && props.width === 'weeks')
    return (
      <Work>
        {daysView}
        {bar}
      </Work>
    );
  return (
    <SplitPane left={264}>
      <SidePane>{pool}</SidePane>
      <Work>
        {daysView}
        {bar}
      </Work>
    </SplitPane>
  );
}

/** Away while something hangs at the pointer. */
const WhileStill = ({ drag, children }: { readonly drag: BoardDrag; readonly children: ReactNode }) =>
  useIsDragging(drag) ? null : children;

const NO_KEYS: readonly string[] = [];

/** The pool, drawn anew only when something of it changes: most of what others do passes it by. */
const BoardPool = memo(function BoardPool(
  props: Pick<BoardWorkProps, 'filter' | 'onFilter' | 'drag' | 'lists' | 'showEighths' | 'actions'> & {
    readonly view: PoolView;
    readonly options: BoardModel['options'];
    readonly keys: readonly string[];
    readonly picked: readonly string[];
    readonly focusKey: string | null;
    readonly anyScene: boolean;
    /** The ids of rows, in one text: what others do makes no new one of it. */
    readonly leftOver: string;
  },
) {
  const { view, filter, onFilter, drag, keys, picked } = props;
  const selected = useMemo(() => new Set(picked), [picked]);
  return (
    <Pool
      view={view}
      filter={filter}
      onFilter={onFilter}
      options={props.options}
      showEighths={props.showEighths}
      drag={drag}
    >
      <LeftOver
        rowIds={props.leftOver.split(' ').filter(Boolean)}
        onTakeBack={(ids) => props.actions.drop({ kind: 'rows', ids }, { kind: 'pool' })}
      />
      <PoolList
        view={view}
        filtered={isFiltered(filter)}
        anyScene={props.anyScene}
        selected={selected}
        drag={drag}
        tabbable={tabStop(keys, props.focusKey)}
        lists={props.lists}
        onClearFilter={() => onFilter({ ...startFilter, allocationOnly: filter.allocationOnly })}
      />
    </Pool>
  );
});

function BoardDays(props: BoardWorkProps) {
  const { model, input, drag, showEighths, editable, menuOf } = props;
  const { days } = model.board;
  const selected = useMemo(() => new Set(input.selection.ids), [input.selection]);
  const held = useHeldKey(drag, 'rows');
  if (props.view === 'list') {
    const firstRow = days.find((day) => day.rows.length > 0)?.rows[0]?.rowId;
    const focused = days.some((day) => day.rows.some((row) => row.rowId === input.focusKey));
    return (
      <StripList
        days={days}
        showEighths={showEighths}
        selected={selected}
        drag={drag}
        tabbable={focused ? input.focusKey : (firstRow ?? null)}
        menuOf={menuOf}
        handle={props.days}
        empty={noDays(props, '촬영일을 추가하면 여기에 차례로 보여요.')}
      />
    );
  }
  const columnOf = (day: DayView) => columnProps(props, day, selected, held);
  const source = held === null ? null : days.find((day) => day.rows.some((row) => row.rowId === held));
  if (days.length === 0)
    return noDays(
      props,
      '촬영일을 더하면 씬을 끌어다 놓을 수 있어요. ‘자동 배치’는 며칠이 필요한지도 찾아 줘요.',
    );
  return (
    <DayDrag days={days} onMove={editable ? dayMover(props.state, props.actions, props.openDialog) : null}>
      {(lifted) => (
        <Days
          days={days}
          columnOf={columnOf}
          pinned={source?.timetableId ?? lifted}
          dragging={held !== null || lifted !== null}
          onAdd={editable ? () => props.openDialog({ kind: 'addDays' }) : null}
          onDayInView={props.onDayInView}
          width={props.width}
          handle={props.days}
        />
      )}
    </DayDrag>
  );
}

function columnProps(
  props: BoardWorkProps,
  day: DayView,
  selected: ReadonlySet<string>,
  held: string | null,
): Omit<DayColumnProps, 'day' | 'flight'> {
  const keys = day.rows.map((row) => row.rowId);
  return {
    showEighths: props.showEighths,
    selected: keys.filter((key) => selected.has(key)).join(' '),
    drag: props.drag,
    held: held !== null && keys.includes(held) ? held : null,
    lists: props.lists,
    tabbable: tabStop(keys, props.input.focusKey),
    editable: props.editable,
    menuOf: props.menuOf,
    onCallsheet: props.onCallsheet,
    onChecks: props.onChecks,
  };
}

const Day = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  minHeight: 0,
  '& > .two': {
    display: 'grid',
    gridTemplateColumns: 'minmax(280px, 400px) minmax(0, 1fr)',
    minHeight: 0,
  },
  '& > .two > div:first-of-type': { padding: 12, minHeight: 0 },
  '& > .two > :last-child': { borderLeft: '1px solid var(--line)' },
});

const noDays = ({ editable, openDialog }: BoardWorkProps, hint: string) => (
  <NoDays
    hint={hint}
    onAdd={editable ? () => openDialog({ kind: 'addDays' }) : null}
    onImport={() => openDialog({ kind: 'importDays' })}
  />
);

/** One day does not fly past. */
const STILL = new Flight();

/** 하루: the rows of one day, and beside them (on a phone alone, for the board is one day there) what it is made of. */
function OneDay(props: BoardWorkProps & { readonly day: DayView | undefined }) {
  const { day, input, days } = props;
  const phone = useIsPhone();
  const held = useHeldKey(props.drag, 'rows');
  const selected = useMemo(() => new Set(input.selection.ids), [input.selection]);
  useImperativeHandle(days, () => ({ scrollToDay: (timetableId) => props.onDay(timetableId) }));
  if (!day) return noDays(props, '촬영일을 추가하면 하루씩 자세히 볼 수 있어요.');
  const facts = (
    <DayFacts
      state={props.state}
      day={day}
      editable={props.editable}
      actions={props.actions}
      onShow={({ rowIds }) => rowIds[0] && input.show(rowIds[0])}
    />
  );
  if (phone) return facts;
  return (
    <Day>
      <DayTabs days={props.model.board.days} current={day.timetableId} onGo={props.onDay} />
      <div className="two">
        <div>
          <DayColumn day={day} flight={STILL} {...columnProps(props, day, selected, held)} />
        </div>
        {facts}
      </div>
    </Day>
  );
}

/** Each list has one stop in the tab order: the focused row where it stands there, else the first. */
const tabStop = (keys: readonly string[], focused: string | null): string | null =>
  focused !== null && keys.includes(focused) ? focused : (keys[0] ?? null);
