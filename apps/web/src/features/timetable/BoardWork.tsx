import { SidePane, SplitPane, useIsPhone } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo, useMemo, useState } from 'react';
import type { BoardWorkProps } from './board-work-props.ts';
import { PhoneWork } from './PhoneWork.tsx';
import type { DayColumnProps } from './parts/DayColumn.tsx';
import { Days } from './parts/Days.tsx';
import { Pool } from './parts/Pool.tsx';
import { PoolList } from './parts/PoolList.tsx';
import { SelectionBar } from './parts/SelectionBar.tsx';
import { StripList } from './parts/StripList.tsx';
import { barActions } from './row-menu.ts';
import { liftedBy, useBoardDrag, useHeldKey, useOverPool } from './use-board-drag.ts';
import type { BoardModel } from './use-board-view.ts';
import type { DayView } from './view/day-view.ts';
import { isFiltered, type PoolView, startFilter } from './view/pool-view.ts';

const Work = styled('div')({ position: 'relative', minWidth: 0, minHeight: 0, height: '100%' });

/** The pool beside the days, or on a phone the days alone with the pool one tap away. */
export function BoardWork(props: BoardWorkProps) {
  const phone = useIsPhone();
  const [dayInView, setDayInView] = useState<string | null>(null);
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
      drag={props.drag}
      lists={props.lists}
    />
  );
  const days = <BoardDays {...props} onDayInView={setDayInView} />;
  const cargo = input.picked();
  const dragging = useBoardDrag(props.drag, (now) => now !== null);
  const bar =
    props.editable && cargo.ids.length > 0 && !dragging ? (
      <SelectionBar
        count={cargo.ids.length}
        actions={barActions(input, cargo, props.openDialog)}
        onClear={input.clear}
      />
    ) : null;
  if (phone) return <PhoneWork {...props} dayInView={dayInView} pool={pool} daysView={days} bar={bar} />;
  return (
    <SplitPane left={264}>
      <SidePane>{pool}</SidePane>
      <Work>
        {days}
        {bar}
      </Work>
    </SplitPane>
  );
}

const NO_KEYS: readonly string[] = [];

/** The pool, drawn anew only when something of it changes: most of what others do passes it by. */
const BoardPool = memo(function BoardPool(
  props: Pick<BoardWorkProps, 'filter' | 'onFilter' | 'drag' | 'lists' | 'showEighths'> & {
    readonly view: PoolView;
    readonly options: BoardModel['options'];
    readonly keys: readonly string[];
    readonly picked: readonly string[];
    readonly focusKey: string | null;
    readonly anyScene: boolean;
  },
) {
  const { view, filter, onFilter, drag, keys, picked } = props;
  const selected = useMemo(() => new Set(picked), [picked]);
  const lifted = useBoardDrag(drag, liftedBy);
  const held = useHeldKey(drag);
  const over = useOverPool(drag);
  return (
    <Pool
      view={view}
      filter={filter}
      onFilter={onFilter}
      options={props.options}
      showEighths={props.showEighths}
      over={over}
    >
      <PoolList
        view={view}
        filtered={isFiltered(filter)}
        anyScene={props.anyScene}
        selected={selected}
        lifted={lifted}
        held={held}
        tabbable={tabStop(keys, props.focusKey)}
        lists={props.lists}
        onClearFilter={() => onFilter({ ...startFilter, allocationOnly: filter.allocationOnly })}
      />
    </Pool>
  );
});

function BoardDays(props: BoardWorkProps & { readonly onDayInView: (timetableId: string) => void }) {
  const { model, input, drag, showEighths, editable, menuOf, onCallsheet, onChecks } = props;
  const { days } = model.board;
  const selected = useMemo(() => new Set(input.selection.ids), [input.selection]);
  const held = useHeldKey(drag);
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
      />
    );
  }
  const columnOf = (day: DayView): Omit<DayColumnProps, 'day' | 'flight'> => {
    const keys = day.rows.map((row) => row.rowId);
    return {
      showEighths,
      selected: keys.filter((key) => selected.has(key)).join(' '),
      drag,
      held: held !== null && keys.includes(held) ? held : null,
      lists: props.lists,
      tabbable: tabStop(keys, input.focusKey),
      editable,
      menuOf,
      onCallsheet,
      onChecks,
    };
  };
  const source = held === null ? null : days.find((day) => day.rows.some((row) => row.rowId === held));
  return (
    <Days
      days={days}
      columnOf={columnOf}
      pinned={source?.timetableId ?? null}
      dragging={held !== null}
      onAdd={editable ? () => props.openDialog({ kind: 'addDays' }) : null}
      onDayInView={props.onDayInView}
      handle={props.days}
    />
  );
}

/** Each list has one stop in the tab order: the focused row where it stands there, else the first. */
const tabStop = (keys: readonly string[], focused: string | null): string | null =>
  focused !== null && keys.includes(focused) ? focused : (keys[0] ?? null);
