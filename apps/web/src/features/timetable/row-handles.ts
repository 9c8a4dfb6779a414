import { formatClock } from '@ddak/domain';
import { announce, type MenuEntry } from '@ddak/ui';
import type { InputWiring } from './row-moves.ts';
import type { BoardModel } from './use-board-view.ts';
import type { RowView } from './view/day-view.ts';
import type { Cargo } from './view/drop.ts';

/** What a person fixes of rows, by keys and by menu: shot as one (TT19), pinned to the day (TT20), started at a time. */
export function rowHandles({ model, actions }: InputWiring, cargoFor: (key: string) => Cargo) {
  const rowsOf = (cargo: Cargo): RowView[] => {
    const ids = new Set(cargo.kind === 'rows' ? cargo.ids : []);
    return allRows(model).filter((row) => ids.has(row.rowId));
  };
  const pinCargo = (cargo: Cargo) => {
    const rows = rowsOf(cargo);
    if (rows.length > 0) actions.pinRows(cargo.ids, !rows.every((row) => row.pinned));
  };
  const joinCargo = (cargo: Cargo) => {
    const partners = partnersOf(model, rowsOf(cargo));
    if (isOneGroup(rowsOf(cargo))) actions.separateRows(cargo.ids);
    else if (partners) actions.joinRows(partners);
    else announce('아래에 함께 찍을 씬이 없어요.');
  };
  /** The row that is meant where all are one; null where several are picked. */
  const singleOf = (cargo: Cargo, key: string): RowView | null => {
    const rows = rowsOf(cargo);
    const isOne = rows.length === 1 || isOneGroup(rows);
    return (isOne && rows.find((row) => row.rowId === key)) || null;
  };
  const fixCargo = (cargo: Cargo, key: string) => {
    const row = singleOf(cargo, key);
    if (row) actions.fixStart(row.rowId, row.fixed ? null : row.start);
    else announce('시작 시각은 줄 하나를 골라 고정해요.');
  };
  const parkCargo = (cargo: Cargo) => {
    const ids = cargo.kind === 'scenes' ? cargo.ids : sceneIdsOf(rowsOf(cargo));
    if (ids.length > 0) actions.parkScenes(ids, !model.pool.showsParked || cargo.kind === 'rows');
  };
  const parkLabel = (cargo: Cargo): string =>
    model.pool.showsParked && cargo.kind === 'scenes' ? '보류 풀기' : '보류하기';
  const parkEntry = (cargo: Cargo): MenuEntry => ({
    label: parkLabel(cargo),
    keys: 'H',
    disabled: cargo.kind !== 'scenes' && sceneIdsOf(rowsOf(cargo)).length === 0,
    onSelect: () => parkCargo(cargo),
  });
  const breakDay = (key: string) => {
    const day = model.board.days.find(({ rows }) => rows.some(({ rowId }) => rowId === key));
    if (day) actions.breakDayAt(day.timetableId, key);
    else announce('날에 놓인 씬에서 하루를 끊어요.');
  };
  return {
    breakDay,
    park: (key: string) => parkCargo(cargoFor(key)),
    parkEntry,
    parkLabel,
    pin: (key: string) => pinCargo(cargoFor(key)),
    join: (key: string) => joinCargo(cargoFor(key)),
    fixStart: (key: string) => fixCargo(cargoFor(key), key),
    /** `key` is the row at which the menu stands. */
    entries(cargo: Cargo, key: string): MenuEntry[] {
      const rows = rowsOf(cargo);
      const [first] = rows;
      if (!first) return [];
      const single = singleOf(cargo, key);
      const isPinned = rows.every((row) => row.pinned);
      const isJoined = isOneGroup(rows);
      return [
        {
          label: isPinned ? '날 고정 풀기' : '이 날에 고정',
          keys: 'P',
          onSelect: () => pinCargo(cargo),
        },
        {
          label: single?.fixed
            ? '시작 시각 풀기'
            : `시작 시각 고정 ${single ? formatClock(single.start) : ''}`,
          keys: 'T',
          disabled: single === null,
          onSelect: () => fixCargo(cargo, key),
        },
        {
          label: isJoined ? '따로 찍기' : single ? '아래 씬과 함께 찍기' : '함께 찍기',
          keys: 'J',
          disabled: !isJoined && partnersOf(model, rows) === null,
          onSelect: () => joinCargo(cargo),
        },
        {
          label: '여기서 하루 끊기',
          keys: 'B',
          disabled: first.kind !== 'scene',
          onSelect: () => breakDay(first.rowId),
        },
      ];
    },
  };
}

/** TT19: rows that are shot as one are picked up as one. */
export function withJoined(model: Pick<BoardModel, 'board'>, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return ids;
  const picked = new Set(ids);
  const joined = allRows(model).flatMap((row) =>
    row.joined && picked.has(row.rowId) ? row.joined.rowIds : [],
  );
  return joined.length === 0 ? ids : [...new Set([...ids, ...joined])];
}

const sceneIdsOf = (rows: readonly RowView[]): string[] =>
  rows.flatMap((row) => (row.kind === 'scene' ? row.strip.sceneId : []));

const allRows = (model: Pick<BoardModel, 'board'>): readonly RowView[] =>
  model.board.days.flatMap((day) => day.rows);

const isOneGroup = (rows: readonly RowView[]): boolean =>
  rows.length > 1 && rows.every((row) => row.joined !== null && row.joined.rowIds.length === rows.length);

/** The rows that would be shot as one: those picked, or one with the next scene below it; null where there are none. */
function partnersOf(model: BoardModel, rows: readonly RowView[]): readonly string[] | null {
  if (rows.some((row) => row.kind !== 'scene')) return null;
  if (rows.length > 1 && !isOneGroup(rows)) return rows.map((row) => row.rowId);
  const [first] = rows;
  const day = model.board.days.find((one) => one.rows.some((row) => row.rowId === first?.rowId));
  const at = day?.rows.findIndex((row) => row.rowId === first?.rowId) ?? -1;
  const below = day?.rows.slice(at + 1).find((row) => row.kind === 'scene');
  return first && below ? [first.rowId, below.rowId] : null;
}
