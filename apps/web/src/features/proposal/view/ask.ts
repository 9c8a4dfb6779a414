import { daysOf, type Id, type ProjectState } from '@ddak/domain';
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
  readonly closed: 'locked' | 'begun' | null;
}

/** The shooting days of a board. Locked ones, and those on which something has been shot, cannot be chosen. */
export const askDays = (state: ProjectState, boardId: Id): AskDay[] =>
  daysOf(state, boardId)
    .filter((day) => day.dayKind === '촬영')
    .map((day) => {
      const read = readBoardDay(state, day);
      const closed = mayChange(read) ? null : day.locked ? 'locked' : 'begun';
      return { timetableId: day._id, tableDate: day.tableDate, closed };
    });

/** How the form stands when it is opened: every day from today on that may change. */
export function startAsk(state: ProjectState, boardId: Id, today: string): Ask {
  const open = askDays(state, boardId).filter((day) => day.closed === null && day.tableDate >= today);
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

/** Each proposal gives weight to something else; the first has half of the time. */
export interface Profile {
  readonly title: string;
  readonly weights: Weights;
  readonly share: number;
  /** Days that keep their scenes keep their order and clock too. */
  readonly settles: boolean;
}

/** BP5: what was asked, what changes least, and what waits and moves least. After a loss what changes least comes first. */
export function profilesOf({ weights, closures }: Ask, hasPlan: boolean): Profile[] {
  const asked: Profile = { title: '고른 기준대로', weights, share: 0.5, settles: false };
  const least: Profile = {
    title: '가장 덜 바꾸기',
    weights: { ...weights, keep: 4 },
    share: 0.25,
    settles: true,
  };
  const cheap: Profile = {
    title: '대기와 이동 줄이기',
    weights: { ...weights, hold: 4, moves: 4, keep: 0 },
    share: 0.25,
    settles: false,
  };
  if (!hasPlan) return [asked, cheap];
  return closures.length > 0
    ? [{ ...least, share: 0.5 }, { ...asked, share: 0.25 }, cheap]
    : [asked, least, cheap];
}
