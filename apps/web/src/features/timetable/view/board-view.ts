import {
  allocatedScenes,
  checkBoard,
  checkDay,
  type DateText,
  dayNumbers,
  daysOf,
  inputsOfDay,
  type PlanFinding,
  type ProjectState,
  remembering,
  rulesOf,
  type Timetable,
  type ToldFindings,
  toldFindings,
} from '@ddak/domain';
import { type StripLook, USUAL_LOOK } from '../strip-look/strip-look.ts';
import { type DayView, dayView } from './day-view.ts';
import { isSame, keepSame, settle } from './keep-same.ts';

export interface BoardTotals {
  readonly scenes: number;
  readonly allocated: number;
  readonly shootingDays: number;
  /** What the checks have found, hard or not, but for what was accepted. */
  readonly findings: number;
  readonly hard: number;
}

export interface BoardView {
  readonly days: readonly DayView[];
  /** PC15: days before this date are over; null: none is, for nothing has been shot. */
  readonly overBefore: DateText | null;
  readonly totals: BoardTotals;
}

const NO_FINDINGS: readonly PlanFinding[] = [];
const rememberFindings = remembering<Timetable, ToldFindings>();

/** The lists of before where they say the same, so that their day is not drawn again. */
function keptFindings(state: ProjectState, day: Timetable, findings: readonly PlanFinding[]): ToldFindings {
  const told = toldFindings(state, day, findings);
  return rememberFindings(day, [told], (last) => (last ? keepSame(last, told) : told));
}
const remember = remembering<Timetable, DayView>();

/** A day as it was drawn last, where nothing that it shows has changed; else with every strip kept that is the same. */
function keptDay(
  state: ProjectState,
  day: Timetable,
  dayNo: number | null,
  findings: ToldFindings,
  look: StripLook,
): DayView {
  return remember(day, [dayNo, findings, look, inputsOfDay(state, day)], (last) => {
    const fresh = dayView(state, day, dayNo, findings, look);
    return settle(last ? keepDay(last, fresh) : fresh);
  });
}

/** Its rows are the same objects already where they say the same. */
function keepDay(last: DayView, fresh: DayView): DayView {
  const rows = isSame(last.rows, fresh.rows) ? last.rows : fresh.rows;
  return keepSame(rows === last.rows ? last : { ...last, rows }, { ...fresh, rows });
}

const rememberCounts = remembering<ReadonlySet<string>, Pick<BoardTotals, 'scenes' | 'allocated'>>();

function countScenes(state: ProjectState, boardId: string): Pick<BoardTotals, 'scenes' | 'allocated'> {
  const placed = allocatedScenes(state, boardId);
  return rememberCounts(placed, [state.scene], () => {
    let [scenes, allocated] = [0, 0];
    for (const scene of state.scene.values()) {
      if (scene.status === 'omitted' || scene.status === 'parked') continue;
      scenes++;
      if (placed.has(scene._id)) allocated++;
    }
    return { scenes, allocated };
  });
}

/**
 * Computes what `boardView` keeps of each day, one day after the other, so that a large board can be made ready between
 * two turns of the page. In the usual look, unless another is told: at first it is not known which one (TT23) is chosen.
 */
export function* prepareBoard(
  state: ProjectState,
  boardId: string,
  look: StripLook = USUAL_LOOK,
): Generator<void, void> {
  const rules = rulesOf(state, boardId);
  for (const day of daysOf(state, boardId)) {
    checkDay(state, day, rules);
    yield;
  }
  for (const day of keptDays(state, boardId, look)) {
    day();
    yield;
  }
}

/** Every day of a board by date, each to be computed when it is asked for. */
function keptDays(state: ProjectState, boardId: string, look: StripLook): (() => DayView)[] {
  const numbers = dayNumbers(state, boardId);
  const found = checkBoard(state, boardId);
  return daysOf(state, boardId).map((day) => () => {
    const findings = keptFindings(state, day, found.get(day._id) ?? NO_FINDINGS);
    return keptDay(state, day, numbers.get(day._id) ?? null, findings, look);
  });
}

/** PC15: whether what is on a day can no longer be put right. */
export const isOver = (day: DayView, overBefore: DateText | null): boolean =>
  day.isShot || (overBefore !== null && day.tableDate < overBefore);

/** PC15: once something of a board is shot, days before today are over; before that its dates are only thought of. */
export const overBefore = (days: readonly DayView[], today: DateText): DateText | null =>
  days.some(({ hasBegun }) => hasBegun) ? today : null;

/**
 * Every day of a board by date, with what the foot of the screen counts. Days that did not change are the same objects.
 * @param over before which date the days are over
 */
export function boardView(
  state: ProjectState,
  boardId: string,
  look: StripLook = USUAL_LOOK,
  over: (days: readonly DayView[]) => DateText | null = () => null,
): BoardView {
  const days = keptDays(state, boardId, look).map((day) => day());
  const before = over(days);
  const { scenes, allocated } = countScenes(state, boardId);
  const ahead = days.filter((day) => !isOver(day, before));
  return {
    days,
    overBefore: before,
    totals: {
      scenes,
      allocated,
      shootingDays: dayNumbers(state, boardId).size,
      findings: ahead.reduce((count, day) => count + day.findings.length, 0),
      hard: ahead.reduce((count, day) => count + day.hard, 0),
    },
  };
}
