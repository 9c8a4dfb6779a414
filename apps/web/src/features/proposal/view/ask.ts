import { type DateText, daysOf, type Id, type ProjectState, shortDate, unitMark } from '@ddak/domain';
import { WAYS_OUT, type WayOut } from '@ddak/scheduler';
import {
  type BoardOptions,
  type Closure,
  mayChange,
  readBoardDay,
  USUAL_WEIGHTS,
  type Weights,
} from '@ddak/scheduler/board';

/** What stands in the form of the panel. */
export interface Ask {
  readonly days: readonly Id[];
  readonly scenes?: readonly Id[];
  readonly mayMove: BoardOptions['mayMove'];
  readonly withPool: boolean;
  readonly calls: boolean;
  readonly weights: Weights;
  readonly closures: readonly Closure[];
  readonly seconds: number;
}

/** A day that can be chosen, or why it cannot. */
export interface AskDay {
  readonly timetableId: Id;
  readonly tableDate: string;
  /** `12.4 금`, `12.4 금 B팀`. */
  readonly title: string;
  readonly closed: 'locked' | 'begun' | 'past' | null;
}

/** The shooting days of a board. Locked ones, those on which something has been shot and those that are over cannot be chosen. */
export const askDays = (state: ProjectState, boardId: Id, today: DateText): AskDay[] =>
  daysOf(state, boardId)
    .filter((day) => day.dayKind === '촬영')
    .map((day) => {
      const read = readBoardDay(state, day);
      const isOver = day.tableDate < today;
      const closed = day.locked ? 'locked' : !mayChange(read) ? 'begun' : isOver ? 'past' : null;
      const title = `${shortDate(day.tableDate)}${unitMark(day)}`;
      return { timetableId: day._id, tableDate: day.tableDate, title, closed };
    });

/** How the form stands when it is opened: every day from today on that may change. */
export function startAsk(state: ProjectState, boardId: Id, today: DateText): Ask {
  const open = askDays(state, boardId, today).filter((day) => day.closed === null);
  return {
    days: open.map((day) => day.timetableId),
    mayMove: 'all',
    withPool: true,
    calls: true,
    weights: USUAL_WEIGHTS,
    closures: [],
    seconds: 10,
  };
}

/** Each proposal gives weight to something else, in its share of the time. */
export interface Profile {
  readonly title: string;
  readonly weights: Weights;
  readonly share: number;
  /** After a loss: which way out it is. */
  readonly wayOut: WayOut['kind'] | null;
  /** Days that keep their scenes keep their order and clock too. */
  readonly settles: boolean;
}

const WAY_OUT_TITLES: Record<WayOut['kind'], string> = {
  fewestMoves: '가장 덜 바꾸기',
  between: '아낄 만큼만 바꾸기',
  cheapest: '가장 많이 아끼기',
};

/** A promise that is kept (`keepsWord`). */
export const LESS_WAITING = '대기와 이동 줄이기';

/** BP5: what was asked, what changes least, and what waits and moves least; after a loss the ways out of it. */
export function profilesOf({ weights, closures }: Ask, hasPlan: boolean): Profile[] {
  if (hasPlan && closures.length > 0)
    return WAYS_OUT.map((wayOut) => ({
      title: WAY_OUT_TITLES[wayOut],
      weights,
      share: 1 / WAYS_OUT.length,
      wayOut,
      settles: wayOut === 'fewestMoves',
    }));
  const plain = { wayOut: null, settles: false };
  const asked = { ...plain, title: '고른 기준대로', weights, share: 0.5 };
  const least = {
    ...asked,
    title: '가장 덜 바꾸기',
    weights: { ...weights, keep: 4 },
    share: 0.25,
    settles: true,
  } as const;
  const cheap = {
    ...asked,
    title: LESS_WAITING,
    weights: { ...weights, hold: 4, moves: 4, keep: 0 },
    share: 0.25,
  } as const;
  return hasPlan ? [asked, least, cheap] : [asked, cheap];
}
