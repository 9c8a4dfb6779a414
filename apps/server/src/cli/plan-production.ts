import {
  type DateText,
  dayNumbers,
  daysOf,
  type Id,
  type OrganisedScreenplay,
  type ProjectState,
  rowsOf,
  rulesInForce,
} from '@ddak/domain';
import {
  fewestShootingDays,
  readProblem,
  type ScheduleAnswer,
  type SchedulePlan,
  type ScheduleProblem,
  sayContradiction,
} from '@ddak/scheduler';
import {
  type BoardOptions,
  boardProblem,
  type DaysNeeded,
  findDaysNeeded,
  fittingLeftOver,
  newDays,
  nextWorkingDays,
  proposalOf,
  startingFrom,
  USUAL_WEIGHTS,
  waitingScenes,
} from '@ddak/scheduler/board';
import { newId } from '../new-id.ts';
import { acceptScript, Desk, PlanningRefused } from './plan-desk.ts';
import { type SearchTime, searchFor } from './search-for.ts';

/** A production made of one script in memory: nothing is stored. */
export interface PlannedProduction {
  readonly state: ProjectState;
  readonly boardId: Id;
  /** The call sheets by the number of their day. */
  readonly callsheets: readonly { readonly dayNo: number; readonly callsheetId: Id }[];
  /** The script by its version. */
  readonly texts: ReadonlyMap<Id, OrganisedScreenplay>;
  readonly problem: ScheduleProblem;
  readonly answer: ScheduleAnswer;
  /** Days with which nothing that fits on some day is left over; null where that is not known. */
  readonly needsDays: number | null;
}

export interface PlanWish {
  readonly start: DateText;
  readonly fileName: string;
  readonly now: number;
  /** So many days; as many as it takes, where nothing is said. */
  readonly days: number | null;
  readonly search: SearchTime;
}

/**
 * Organises a script's scenes into a project with its defaults, asks as 자동 배치 does for a board with days from
 * `start` on, takes the answer over by the same command, and makes a call sheet for each day.
 */
export async function planProduction(
  organised: OrganisedScreenplay,
  wish: PlanWish,
): Promise<PlannedProduction> {
  const desk = new Desk(wish.now);
  const boardId = acceptScript(desk, organised, wish.start, wish.fileName);
  if (waitingScenes(desk.state, boardId).length === 0) throw new PlanningRefused('촬영할 씬이 없어요.');
  addDays(desk, boardId, wish.start, wish.days ?? 1);
  if (wish.days === null) {
    const { problem } = questionOf(desk, boardId);
    addDays(desk, boardId, wish.start, fewestShootingDays(problem) - 1);
  }
  let { problem, answer, needed } = await ask(desk, boardId, wish, null);
  if (wish.days === null && needed) {
    desk.run('addTimetables', { days: [...needed.added] });
    ({ problem, answer, needed } = await ask(desk, boardId, wish, needed.plan));
  }
  takeOver(desk, boardId, problem, answer);
  const numbers = dayNumbers(desk.state, boardId);
  const callsheets = daysOf(desk.state, boardId).map((day) => {
    const callsheetId = newId();
    desk.run('makeCallsheet', { callsheetId, timetableId: day._id });
    return { dayNo: numbers.get(day._id) ?? 0, callsheetId };
  });
  const isWhole = fittingLeftOver(answer).length === 0;
  const needsDays = isWhole ? answer.plan.days.length : (needed?.needs ?? null);
  const texts = new Map([...desk.state.screenplay.keys()].map((id) => [id, organised]));
  return { state: desk.state, boardId, callsheets, texts, problem, answer, needsDays };
}

interface Asked {
  readonly problem: ScheduleProblem;
  readonly answer: ScheduleAnswer;
  readonly needed: DaysNeeded | null;
}

/** The board as it is asked for by 자동 배치 when nothing in its form is changed. */
function questionOf(desk: Desk, boardId: Id): { problem: ScheduleProblem; options: BoardOptions } {
  const options: BoardOptions = {
    days: daysOf(desk.state, boardId).map((day) => day._id),
    mayMove: 'all',
    withPool: true,
    calls: true,
    weights: USUAL_WEIGHTS,
    closures: [],
  };
  const read = readProblem(boardProblem(desk.state, boardId, options));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return { problem: read.problem, options };
}

/** The answer, and where scenes are left over that would fit the days that are missing. */
async function ask(
  desk: Desk,
  boardId: Id,
  { search }: PlanWish,
  start: SchedulePlan | null,
): Promise<Asked> {
  const { problem, options } = questionOf(desk, boardId);
  const answer = await solved(start ? startingFrom(problem, start) : problem, search);
  const question = { state: desk.state, boardId, options, problem };
  const round = (wider: ScheduleProblem) => solved(wider, search, true);
  return { problem, answer, needed: await findDaysNeeded(question, answer, round, newId) };
}

async function solved(
  problem: ScheduleProblem,
  search: SearchTime,
  isRound = false,
): Promise<ScheduleAnswer> {
  const result = await searchFor(problem, search, isRound);
  if (!result.ok) throw new PlanningRefused(sayContradiction(problem, result.contradictions[0]!));
  return result.answer;
}

function addDays(desk: Desk, boardId: Id, start: DateText, count: number): void {
  const rules = rulesInForce(desk.state.project.get(desk.projectId)?.labourRules);
  const dates = nextWorkingDays(desk.state, boardId, rules, { from: start, count: Math.max(0, count) });
  if (dates.length > 0) desk.run('addTimetables', { days: newDays(desk.state, boardId, dates, newId) });
}

/** Accepts the whole plan; days on which nothing came to stand are taken off again. */
function takeOver(desk: Desk, boardId: Id, problem: ScheduleProblem, { plan }: ScheduleAnswer): void {
  const days = problem.days.map(({ id }) => id);
  const args = proposalOf(desk.state, boardId, { problem, plan, days, lost: [] }, newId);
  if (args) desk.run('acceptProposal', args);
  for (const timetableId of days)
    if (!rowsOf(desk.state, timetableId).some((row) => row.sceneData !== null))
      desk.run('removeTimetable', { timetableId });
}
