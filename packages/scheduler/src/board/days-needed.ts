import {
  type ArgsOf,
  applyChanges,
  type DateText,
  type Id,
  insert,
  type LabourRules,
  layOutRows,
  type ProjectState,
  rulesInForce,
  usualRows,
} from '@ddak/domain';
import { fewestShootingDays } from '../packing/fewest-days.ts';
import type { SchedulePlan } from '../plan/schedule-plan.ts';
import { readProblem } from '../problem/read-problem.ts';
import type { RuleName } from '../problem/rules-schema.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import type { ScheduleAnswer } from '../solve/schedule-answer.ts';
import type { BoardOptions } from './board-options.ts';
import { boardProblem } from './board-problem.ts';
import { dateAfterBoard, nextWorkingDays } from './working-days.ts';

type NewDay = ArgsOf<'addTimetables'>['days'][number];

/** Seven in the morning, where a project says nothing. */
const USUAL_CALL = 420;

/** A board, what of it may change, and the problem that this makes. */
export interface BoardQuestion {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly options: BoardOptions;
  readonly problem: ScheduleProblem;
}

/** What a board is short of: by a plan of the engine that leaves nothing over which would fit, not by a reckoning. */
export interface DaysNeeded extends Wider {
  /** Days that may change or stay, as the board is. */
  readonly has: number;
  readonly needs: number;
  /** The rule that stands most often against what is left over. */
  readonly rule: RuleName;
  /** A plan with so many days. */
  readonly plan: SchedulePlan;
}

/** More rounds than this say that days are not what is missing. */
const MOST_ROUNDS = 8;

/**
 * BP8: with how many days everything that fits on some day has one. Days are added, first as many as the minutes that
 * are left over fill, then as many as are still missing, until a plan of the engine leaves nothing over. `solve` answers
 * a round; null: it was stopped, and nothing is known.
 */
export async function findDaysNeeded(
  question: BoardQuestion,
  answer: ScheduleAnswer,
  solve: (problem: ScheduleProblem) => Promise<ScheduleAnswer | null>,
  newId: () => Id,
): Promise<DaysNeeded | null> {
  const { state, boardId, problem } = question;
  const rule = bindingRule(answer);
  if (rule === null) return null;
  const from = dateAfterBoard(state, boardId, problem.days.at(-1)?.date ?? '');
  const has = problem.days.length;
  let wider: Wider = { state, days: [], added: [] };
  let last = { problem, answer };
  let more = Math.max(carefully(missing(problem, answer)), answer.fewestDays - has);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const read = widened(question, wider, { from, count: more }, newId);
    wider = read.wider;
    const found = await solve(startingFrom(read.problem, last.answer.plan));
    if (!found) return null;
    last = { problem: read.problem, answer: found };
    more = missing(read.problem, found);
    if (more > 0) more = Math.max(carefully(more), found.fewestDays - read.problem.days.length);
    if (more === 0) return { has, needs: has + wider.days.length, ...wider, rule, plan: found.plan };
  }
  return null;
}

/** One less than is missing: a day more lets the others be packed anew. */
const carefully = (days: number): number => (days > 1 ? days - 1 : days);

/** A problem whose search begins at a plan, and for which leaving it costs nothing. */
export const startingFrom = (problem: ScheduleProblem, { days }: SchedulePlan): ScheduleProblem => ({
  ...problem,
  baseline: days.map(({ day, rows }) => ({
    day,
    scenes: rows.flatMap((row) => (row.kind === 'scene' ? [row.scene] : [])),
  })),
  preferences: { ...problem.preferences, movedScene: 0 },
});

/** A board with days to add, working days after its last, these, and a plan to begin at where one is known. */
export interface Wider {
  readonly state: ProjectState;
  readonly days: readonly Id[];
  readonly added: readonly NewDay[];
  readonly plan?: SchedulePlan;
}

/** The question with so many working days more, from a date on, beside those that it was widened by before. */
export function widened(
  { state, boardId, options }: Omit<BoardQuestion, 'problem'>,
  before: Wider,
  wanted: { readonly from: DateText; readonly count: number },
  newId: () => Id,
): { readonly wider: Wider; readonly problem: ScheduleProblem } {
  const dates = nextWorkingDays(before.state, boardId, rulesOf(state, boardId), wanted);
  const added = [...before.added, ...newDays(before.state, boardId, dates, newId)];
  const days = added.map(({ timetableId }) => timetableId);
  const wider = { state: withDays(state, added), days, added };
  const read = readProblem(
    boardProblem(wider.state, boardId, { ...options, days: [...options.days, ...days] }),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return { wider, problem: read.problem };
}

const rulesOf = (state: ProjectState, boardId: Id): LabourRules => {
  const board = state.board.get(boardId);
  return rulesInForce(board && state.project.get(board.projectId)?.labourRules);
};

/** Scenes that are left over though some day is open to them. */
export const fittingLeftOver = ({ leftOver }: ScheduleAnswer): ScheduleAnswer['leftOver'] =>
  leftOver.filter(({ nowhere }) => !nowhere);

/** How many full days the scenes that are left over fill at the least; 0 where none fits on any day. */
function missing(problem: ScheduleProblem, answer: ScheduleAnswer): number {
  const left = new Set(fittingLeftOver(answer).map(({ scene }) => scene));
  if (left.size === 0) return 0;
  return Math.max(
    1,
    fewestShootingDays({ ...problem, scenes: problem.scenes.filter(({ id }) => left.has(id)) }),
  );
}

/** The rule that is named most often by what is left over and would fit; the longest day where none is named. */
export function bindingRule(answer: ScheduleAnswer): RuleName | null {
  const left = fittingLeftOver(answer);
  if (left.length === 0) return null;
  const counts = new Map<RuleName, number>();
  for (const { blockers } of left)
    for (const { rule } of blockers)
      if (rule !== 'noDays' && rule !== 'lockedDays') counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'dayLength';
}

/** DR6: days of the usual call on these dates, with the rows that a day of this project begins with. */
export function newDays(
  state: ProjectState,
  boardId: Id,
  dates: readonly DateText[],
  newId: () => Id,
): NewDay[] {
  const { projectId } = state.board.get(boardId)!;
  const project = state.project.get(projectId);
  return dates.map((tableDate) => ({
    ...{ timetableId: newId(), boardId, tableDate, unit: 'A', dayKind: '촬영' },
    calltime: project?.defaultCalltime ?? USUAL_CALL,
    rows: usualRows(state, projectId, newId),
  }));
}

/** The board with these days, as it would be. */
export function withDays(state: ProjectState, days: readonly NewDay[]): ProjectState {
  return days.reduce((planned, day) => {
    const { timetableId, boardId, rows, ...words } = day;
    const { projectId } = planned.board.get(boardId)!;
    const row = {
      ...{ ...words, _id: timetableId, projectId, boardId, name: '', note: '', locked: false },
      calltime: words.calltime ?? USUAL_CALL,
    };
    return applyChanges(planned, [insert('timetable', row), ...layOutRows(planned, row, rows ?? [])]);
  }, state);
}
