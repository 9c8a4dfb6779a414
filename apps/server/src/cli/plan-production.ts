import { parse } from 'node:path';
import {
  type ArgsOf,
  applyChanges,
  type CommandName,
  type DateText,
  dayNumbers,
  daysOf,
  emptyState,
  type Id,
  type Loaded,
  type OrganisedScreenplay,
  type PhaseData,
  type ProjectState,
  planCommand,
  refusalMessage,
} from '@ddak/domain';
import {
  type PlannedDay,
  type ScheduleAnswer,
  type ScheduleProblem,
  sayContradiction,
  solve,
} from '@ddak/scheduler';
import { newId } from '../new-id.ts';
import { planProblem, SETUP_MINUTES } from './plan-problem.ts';

/** A production made of one script in memory: nothing is stored. */
export interface PlannedProduction {
  readonly state: ProjectState;
  readonly boardId: Id;
  /** The call sheets by the number of their day. */
  readonly callsheets: readonly { readonly dayNo: number; readonly callsheetId: Id }[];
}

/** The script has nothing to plan, or a command was refused; the message is Korean. */
export class PlanningRefused extends Error {}

/** Of the search: a second or two for a feature film, and the same plan every time. */
const STEPS = 40_000;

/** Organises a script's scenes into a project, a board with days from `start` on, and a call sheet for each day. */
export function planProduction(
  organised: OrganisedScreenplay,
  { start, fileName, now }: { readonly start: DateText; readonly fileName: string; readonly now: number },
): PlannedProduction {
  const desk = new Desk(now);
  const boardId = acceptScript(desk, organised, start, fileName);
  const problem = planProblem(desk.state, start);
  if (problem.scenes.length === 0) throw new PlanningRefused('촬영할 씬이 없어요.');
  for (const day of proposeDays(problem)) fillDay(desk, boardId, day);
  const numbers = dayNumbers(desk.state, boardId);
  const callsheets = daysOf(desk.state, boardId).map((day) => {
    const callsheetId = newId();
    desk.run('makeCallsheet', { callsheetId, timetableId: day._id });
    return { dayNo: numbers.get(day._id) ?? 0, callsheetId };
  });
  return { state: desk.state, boardId, callsheets };
}

/** Runs the real commands on a state of its own, as the owner of a project that lives only here. */
class Desk {
  state: ProjectState = emptyState();
  readonly projectId = newId();
  private readonly actorId = newId();
  private readonly now: number;

  constructor(now: number) {
    this.now = now;
  }

  run<N extends CommandName>(
    name: N,
    args: ArgsOf<N>,
    options: { loaded?: Loaded; asServer?: boolean } = {},
  ): void {
    const ctx = {
      projectId: this.projectId,
      commandId: newId(),
      actorId: this.actorId,
      actorName: 'DDAK',
      now: this.now,
      loaded: options.loaded ?? {},
    };
    const plan = planCommand(this.state, { name, args }, ctx, options.asServer ?? false);
    if (plan.kind === 'refuse') throw new PlanningRefused(refusalMessage(plan.refusal));
    if (plan.kind === 'changes') this.state = applyChanges(this.state, plan.changes);
  }
}

function acceptScript(desk: Desk, organised: OrganisedScreenplay, start: DateText, fileName: string): Id {
  const [episodeId, boardId, screenplayId] = [newId(), newId(), newId()];
  const isSeries = organised.scenes.some((scene) => (scene.episodeNo ?? 1) > 1);
  desk.run('createProject', {
    title: (organised.title?.trim() || parse(fileName).name).slice(0, 120),
    projectType: isSeries ? 'series' : 'feature',
    colour: 1,
    startDate: start,
    memberId: newId(),
    episodeId,
    boardId,
  });
  desk.run('addScreenplay', { screenplayId, episodeId, fileId: newId(), fileName, label: '' });
  desk.run('finishScreenplay', { screenplayId, format: organised.format }, { asServer: true });
  desk.run('acceptScreenplay', { screenplayId }, { loaded: { screenplayText: organised } });
  return boardId;
}

/** A day of the plan, on its date. */
interface DatedDay extends PlannedDay {
  readonly date: DateText;
}

/** The days of the plan, in order; a scene that fits on no day has one to itself after them. */
function proposeDays(problem: ScheduleProblem): DatedDay[] {
  const { plan } = withoutGaps(problem, solved(problem));
  const dateOf = new Map(problem.days.map((day) => [day.id, day.date]));
  const days = plan.days.map((day) => ({ ...day, date: dateOf.get(day.day)! }));
  const free = problem.days.filter(
    (day) => !dateOf.has(day.id) || plan.days.every((one) => one.day !== day.id),
  );
  const after = free.filter((day) => day.date > (days.at(-1)?.date ?? ''));
  const alone = plan.leftOver.map((id, i): DatedDay => {
    const day = after[i];
    const scene = problem.scenes.find((one) => one.id === id)!;
    if (!day) throw new PlanningRefused('하루에 다 찍을 수 없는 씬이 너무 많아요.');
    const start = callOf(day) + day.setupMinutes;
    const row = { kind: 'scene' as const, scene: id, start, end: start + scene.minutes };
    return {
      day: day.id,
      date: day.date,
      call: callOf(day),
      release: row.end + day.wrapMinutes,
      rows: [row],
    };
  });
  return [...days, ...alone];
}

function solved(problem: ScheduleProblem): ScheduleAnswer {
  const result = solve(problem, { seed: 1, budget: { steps: STEPS } });
  if (!result.ok) throw new PlanningRefused(sayContradiction(problem, result.contradictions[0]!));
  return result.answer;
}

/** The same film on no more days than it takes, from the first on, if that leaves nothing over and breaks no more. */
function withoutGaps(problem: ScheduleProblem, answer: ScheduleAnswer): ScheduleAnswer {
  const needed = answer.plan.days.length;
  const dense = solved({ ...problem, days: problem.days.slice(0, needed) });
  const isAsGood =
    dense.score.minutesLeftOver <= answer.score.minutesLeftOver &&
    dense.score.hardBreaches <= answer.score.hardBreaches &&
    dense.plan.days.length === needed;
  return isAsGood ? dense : answer;
}

const callOf = ({ call }: ScheduleProblem['days'][number]): number =>
  typeof call === 'number' ? call : call.from;

/** One day as it is planned: the set-up, its scenes, and between them moves, meals and what is waited for the light. */
function fillDay(desk: Desk, boardId: Id, day: DatedDay): void {
  const timetableId = newId();
  desk.run('addTimetable', {
    timetableId,
    boardId,
    tableDate: day.date,
    unit: 'A',
    dayKind: '촬영',
    calltime: day.call,
  });
  let afterRowId: Id | null = null;
  let now = day.call;
  const phase = (kind: PhaseData['kind'], label: string, minutes: number): void => {
    const rowId = newId();
    const phaseData = { kind, label, minutes, note: '' };
    desk.run('addPhaseRow', { rowId, timetableId, afterRowId, phaseData });
    afterRowId = rowId;
    now += minutes;
  };
  phase('세팅', '집합 · 세팅', SETUP_MINUTES);
  for (const row of day.rows) {
    if (row.start > now) phase('대기', '대기', row.start - now);
    if (row.kind === 'move') phase('이동', '이동', row.end - row.start);
    if (row.kind === 'meal') phase('식사', mealName(row.start), row.end - row.start);
    if (row.kind !== 'scene') continue;
    const rowId = newId();
    desk.run('allocateScenes', { timetableId, afterRowId, rows: [{ rowId, sceneId: row.scene }] });
    afterRowId = rowId;
    now = row.end;
  }
}

function mealName(start: number): string {
  if (start < 10 * 60) return '아침';
  return start < 15 * 60 ? '점심' : start < 21 * 60 ? '저녁' : '야식';
}
