import { type Id, type ProjectState, remembering } from '@ddak/domain';
import { useMemo, useRef } from 'react';
import { todayText } from '../../platform/clock/today.ts';
import type { PoolOptions } from './parts/PoolFilters.tsx';
import type { StripLook } from './strip-look/strip-look.ts';
import { type BoardView, boardView, overBefore } from './view/board-view.ts';
import type { DayView } from './view/day-view.ts';
import { keepSame } from './view/keep-same.ts';
import { type PoolFilter, type PoolView, placeOptions, poolView } from './view/pool-view.ts';
import type { Lane } from './view/steps.ts';

export interface SheetDay {
  readonly key: string;
  readonly label: string;
}

export interface BoardModel {
  readonly board: BoardView;
  readonly pool: PoolView;
  readonly lanes: readonly Lane[];
  /** The days of which a call sheet can be made. */
  readonly sheets: readonly SheetDay[];
  readonly options: PoolOptions;
}

/** The board as it is drawn. Parts that did not change keep their identity, so that only what changed is rendered. */
export function useBoardView(
  state: ProjectState,
  boardId: Id,
  filter: PoolFilter,
  look: StripLook,
): BoardModel {
  const last = useRef<BoardModel>(undefined);
  const board = useMemo(() => boardView(state, boardId, look, overToday), [state, boardId, look]);
  const pool = useMemo(() => poolView(state, boardId, filter, look), [state, boardId, filter, look]);
  const options = useMemo(() => ({ places: placeOptions(state), people: peopleOf(state) }), [state]);
  const lanes = useMemo(() => lanesOf(board, pool), [board, pool]);
  const sheets = useMemo(() => sheetsOf(board), [board]);
  const next = { board, pool, lanes, sheets, options };
  last.current = last.current ? keepSame(last.current, next) : next;
  return last.current;
}

const overToday = (days: readonly DayView[]) => overBefore(days, todayText());

const sheetsOf = (board: BoardView): SheetDay[] =>
  board.days.flatMap((day) =>
    day.shooting ? { key: day.timetableId, label: `${day.title} ${day.date}` } : [],
  );

const lanesOf = (board: BoardView, pool: PoolView): Lane[] => [
  rememberPool(pool, [], () => ({
    id: null,
    keys: pool.groups.flatMap((group) => group.items.map((item) => item.sceneId)),
  })),
  ...board.days.map((day) =>
    rememberLane(day, [], () => ({ id: day.timetableId, keys: day.rows.map((row) => row.rowId) })),
  ),
];

const rememberPool = remembering<PoolView, Lane>();
const rememberLane = remembering<BoardView['days'][number], Lane>();

/** The people who are in a scene, by number. */
function peopleOf(state: ProjectState) {
  return rememberPeople(state.scene, [state.character], () => {
    const ids = new Set([...state.scene.values()].flatMap((scene) => scene.characters.map(({ _id }) => _id)));
    return [...state.character.values()]
      .filter((person) => ids.has(person._id))
      .sort((a, b) => a.characterNumber - b.characterNumber)
      .map((person) => ({ key: person._id, label: `${person.characterNumber}. ${person.name}` }));
  });
}

const rememberPeople = remembering<ProjectState['scene'], BoardModel['options']['people']>();
