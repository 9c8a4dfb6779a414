import { SidePane, SplitPane, useIsPhone } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import type { BoardWorkProps } from './board-work-props.ts';
import { PhoneWork } from './PhoneWork.tsx';
import type { DayColumnProps } from './parts/DayColumn.tsx';
import { Days } from './parts/Days.tsx';
import { Pool } from './parts/Pool.tsx';
import { PoolList } from './parts/PoolList.tsx';
import { SelectionBar } from './parts/SelectionBar.tsx';
import { StripList } from './parts/StripList.tsx';
import { barActions } from './row-menu.ts';
import type { DayView } from './view/day-view.ts';
import { isFiltered, startFilter } from './view/pool-view.ts';

const Work = styled('div')({ position: 'relative', minWidth: 0, minHeight: 0, height: '100%' });

/** The pool beside the days, or on a phone the days alone with the pool one tap away. */
export function BoardWork(props: BoardWorkProps) {
  const phone = useIsPhone();
  const [dayInView, setDayInView] = useState<string | null>(null);
  const pool = <BoardPool {...props} />;
  const days = <BoardDays {...props} onDayInView={setDayInView} />;
  const cargo = props.input.picked();
  const bar =
    props.editable && cargo.ids.length > 0 && !props.drag ? (
      <SelectionBar
        count={cargo.ids.length}
        actions={barActions(props.input, cargo, props.openDialog)}
        onClear={props.input.clear}
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

function BoardPool(props: BoardWorkProps) {
  const { model, filter, onFilter, input, drag } = props;
  const selected = useMemo(() => new Set(input.selection.ids), [input.selection]);
  const lifted = useMemo(() => new Set(drag?.cargo.ids), [drag?.cargo]);
  const keys = model.lanes[0]?.keys ?? [];
  return (
    <Pool
      view={model.pool}
      filter={filter}
      onFilter={onFilter}
      options={model.options}
      showEighths={props.showEighths}
      over={drag?.target?.kind === 'pool' && drag.cargo.kind === 'rows'}
    >
      <PoolList
        view={model.pool}
        filtered={isFiltered(filter)}
        anyScene={model.board.totals.scenes > 0}
        selected={selected}
        lifted={lifted}
        tabbable={tabStop(keys, input.focusKey)}
        onClearFilter={() => onFilter({ ...startFilter, allocationOnly: filter.allocationOnly })}
      />
    </Pool>
  );
}

function BoardDays(props: BoardWorkProps & { readonly onDayInView: (timetableId: string) => void }) {
  const { model, input, drag, showEighths, editable, menuOf, onCallsheet } = props;
  const { days } = model.board;
  const selected = useMemo(() => new Set(input.selection.ids), [input.selection]);
  const lifted = useMemo(() => new Set(drag?.cargo.ids), [drag?.cargo]);
  const target = drag?.target ?? null;
  if (props.segment === 'list') {
    const firstRow = days.find((day) => day.rows.length > 0)?.rows[0]?.rowId;
    const focused = days.some((day) => day.rows.some((row) => row.rowId === input.focusKey));
    return (
      <StripList
        days={days}
        showEighths={showEighths}
        selected={selected}
        lifted={lifted}
        tabbable={focused ? input.focusKey : (firstRow ?? null)}
        target={target}
        menuOf={menuOf}
        handle={props.days}
      />
    );
  }
  const columnOf = (day: DayView): Omit<DayColumnProps, 'day'> => {
    const keys = day.rows.map((row) => row.rowId);
    const over = target?.kind === 'day' && target.timetableId === day.timetableId;
    return {
      showEighths,
      selected: keys.filter((key) => selected.has(key)).join(' '),
      lifted: keys.filter((key) => lifted.has(key)).join(' '),
      tabbable: tabStop(keys, input.focusKey),
      ghostAfter: over ? target.afterRowId : undefined,
      editable,
      menuOf,
      onCallsheet,
    };
  };
  const source = days.find((day) => day.rows.some((row) => lifted.has(row.rowId)));
  return (
    <Days
      days={days}
      columnOf={columnOf}
      pinned={source?.timetableId ?? null}
      dragging={drag !== null}
      onAdd={editable ? () => props.openDialog({ kind: 'addDays' }) : null}
      onDayInView={props.onDayInView}
      handle={props.days}
    />
  );
}

/** Each list has one stop in the tab order: the focused row where it stands there, else the first. */
const tabStop = (keys: readonly string[], focused: string | null): string | null =>
  focused !== null && keys.includes(focused) ? focused : (keys[0] ?? null);
