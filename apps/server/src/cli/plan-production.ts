import { parse } from 'node:path';
import {
  type ArgsOf,
  addDays,
  applyChanges,
  type CommandName,
  type DateText,
  dayNumbers,
  daysOf,
  emptyState,
  type Id,
  type Loaded,
  type OrganisedScreenplay,
  type ProjectState,
  planCommand,
  plannedMinutes,
  refusalMessage,
  SEOUL,
  scenesInOrder,
  sunTimes,
} from '@ddak/domain';
import { groupByPlace, type ProposedDay, USUAL_DAY } from '@ddak/scheduler';
import { newId } from '../new-id.ts';

/** A production made of one script in memory: nothing is stored. */
export interface PlannedProduction {
  readonly state: ProjectState;
  readonly boardId: Id;
  /** The call sheets by the number of their day. */
  readonly callsheets: readonly { readonly dayNo: number; readonly callsheetId: Id }[];
}

/** The script has nothing to plan, or a command was refused; the message is Korean. */
export class PlanningRefused extends Error {}

/** Five shooting days, then two off: 45 working hours, below the 52 that the law allows in a week. */
const DAYS_ON = 5;
const DAYS_OFF = 2;
/** A meal begins at the latest so many minutes after the call (practice: within six hours). */
const MEAL_WITHIN = 360;

/** Organises a script's scenes into a project, a board with days from `start` on, and a call sheet for each day. */
export function planProduction(
  organised: OrganisedScreenplay,
  { start, fileName, now }: { readonly start: DateText; readonly fileName: string; readonly now: number },
): PlannedProduction {
  const desk = new Desk(now);
  const boardId = acceptScript(desk, organised, start, fileName);
  const proposed = proposeDays(desk.state);
  if (proposed.length === 0) throw new PlanningRefused('촬영할 씬이 없어요.');
  proposed.forEach((day, i) => {
    fillDay(desk, boardId, addDays(start, i + Math.floor(i / DAYS_ON) * DAYS_OFF), day);
  });
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

function proposeDays(state: ProjectState): readonly ProposedDay[] {
  const project = [...state.project.values()][0];
  if (!project) return [];
  const scenes = scenesInOrder(state)
    .filter((scene) => scene.status !== 'omitted')
    .map((scene, order) => ({
      id: scene._id,
      place: scene.location ?? scene.setName,
      timeOfDay: scene.timeOfDay,
      order,
      minutes: plannedMinutes(scene, project),
    }));
  return groupByPlace({ ...USUAL_DAY, scenes }).days;
}

/** One day: the set-up, its scenes, and a meal in time. */
function fillDay(desk: Desk, boardId: Id, tableDate: DateText, day: ProposedDay): void {
  const timetableId = newId();
  const calltime = day.kind === 'night' ? nightCall(tableDate) : null;
  desk.run('addTimetable', { timetableId, boardId, tableDate, unit: 'A', dayKind: '촬영', calltime });
  const rows = day.sceneIds.map((sceneId) => ({ rowId: newId(), sceneId }));
  desk.run('allocateScenes', { timetableId, afterRowId: null, rows });
  const phase = (kind: '세팅' | '식사', label: string, minutes: number, afterRowId: Id | null): void =>
    desk.run('addPhaseRow', {
      rowId: newId(),
      timetableId,
      afterRowId,
      phaseData: { kind, label, minutes, note: '' },
    });
  const mealAfter = rowBeforeMeal(desk.state, rows);
  if (mealAfter) phase('식사', day.kind === 'night' ? '저녁' : '점심', USUAL_DAY.mealMinutes, mealAfter);
  phase('세팅', '집합 · 세팅', USUAL_DAY.setupMinutes, null);
}

/** On a night the set-up ends with the daylight: called an hour before sunset, on the half hour. */
function nightCall(date: DateText): number {
  const sunset = sunTimes(date, SEOUL)?.sunset ?? 18 * 60;
  return Math.floor((sunset - USUAL_DAY.setupMinutes) / 30) * 30;
}

/** The last row that ends before the meal has to begin; null when the day is over by then. */
function rowBeforeMeal(state: ProjectState, rows: readonly { rowId: Id; sceneId: Id }[]): Id | null {
  const project = [...state.project.values()][0];
  let elapsed: number = USUAL_DAY.setupMinutes;
  for (const [i, { sceneId }] of rows.entries()) {
    const scene = state.scene.get(sceneId);
    elapsed += scene && project ? plannedMinutes(scene, project) : 0;
    if (elapsed > MEAL_WITHIN) return rows[Math.max(0, i - 1)]!.rowId;
  }
  return null;
}
