import {
  boardCost,
  can,
  castOfDay,
  checkBoard,
  type DayClock,
  dayClock,
  dayMoves,
  dayName,
  dayNumbers,
  findingKey,
  formatClock,
  formatDuration,
  holdDays,
  type Id,
  inWon,
  josa,
  memberOf,
  type PlanContext,
  type PlanFinding,
  type ProjectState,
  plannedRows,
  prepareCost,
  refusalMessage,
  scenePlace,
  scenesOfDay,
  shortDate,
  type Timetable,
  toldFindings,
  unitMark,
} from '@ddak/domain';
import { foresee } from '../../../sync/hooks.ts';
import { dayLimit } from './day-view.ts';
import { type Cargo, type DropTarget, dropCommand } from './drop.ts';

export interface PreviewLine {
  readonly text: string;
  readonly tone: 'plain' | 'up' | 'down';
}

/** The answer before the drop: what would become of the day. */
export interface DropPreview {
  readonly title: string;
  readonly end: { readonly before: string; readonly after: string } | null;
  readonly lines: readonly PreviewLine[];
}

/**
 * Plans the drop with the real command and reads the clock of the day that would come of it. Null for a drop that
 * would change nothing.
 */
export function previewDrop(...args: Parameters<typeof previewSteps>): DropPreview | null {
  const steps = previewSteps(...args);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * The same step by step, for while the hand goes on.
 * @param command the one that the drop will give, so that it is not planned again
 */
export function* previewSteps(
  state: ProjectState,
  cargo: Cargo,
  target: DropTarget,
  ctx: Omit<PlanContext, 'commandId' | 'loaded'>,
  newId: () => Id,
  command = dropCommand(cargo, target, newId),
): Generator<void, DropPreview | null> {
  if (!command) return null;
  const { plan, after } = yield* foresee(state, command, { ...ctx, commandId: newId() });
  const day = target.kind === 'day' ? state.timetable.get(target.timetableId) : undefined;
  const title = titleOf(state, cargo, day);
  if (plan.kind === 'refuse')
    return { title, end: null, lines: [{ text: refusalMessage(plan.refusal), tone: 'up' }] };
  if (plan.kind === 'nothing') return null;
  yield;
  const sources = sourceDays(state, cargo, day).filter((source) => source._id !== day?._id);
  const left = sources.map((source) => sourceLine(state, after, source));
  const boardId = day?.boardId ?? sources[0]?.boardId;
  yield;
  const held = boardId ? holdLine(state, after, boardId) : [];
  if (boardId && can(memberOf(state, ctx.actorId), 'read', 'cost'))
    held.push(...(yield* costLine(state, after, boardId)));
  yield;
  if (!day) return { title, end: null, lines: [...left, ...held] };
  const found = yield* findingLines(state, after, day);
  const lines = [...targetLines(state, after, day), ...held, ...found, ...left];
  return { title, end: endOf(state, after, day), lines };
}

function titleOf(state: ProjectState, cargo: Cargo, day: Timetable | undefined): string {
  if (!day) return '미배정으로 되돌리면';
  if (cargo.kind === 'split') return `${dayTitle(state, day)}에 나눠 찍으면`;
  const inside = sourceDays(state, cargo, day).every((source) => source._id === day._id);
  return cargo.kind === 'rows' && inside
    ? `${dayTitle(state, day)} 순서를 바꾸면`
    : `${josa(dayTitle(state, day), '으로/로')} 옮기면`;
}

const dayTitle = (state: ProjectState, day: Timetable): string => {
  const number = dayNumbers(state, day.boardId).get(day._id);
  return number === undefined ? `${shortDate(day.tableDate)}${unitMark(day)} 자리` : dayName(day, number);
};

const sourceDays = (state: ProjectState, cargo: Cargo, day: Timetable | undefined): Timetable[] => {
  const rows =
    cargo.kind === 'scenes'
      ? cargo.ids.flatMap((id) => movedRow(state, id, day) ?? [])
      : cargo.ids.flatMap((id) => state.timetableRow.get(id) ?? []);
  const ids = new Set(rows.map((row) => row.timetableId));
  return [...ids].flatMap((id) => state.timetable.get(id) ?? []);
};

/** TT12: the row that goes along where a scene of the pool stands on a day already. */
function movedRow(state: ProjectState, sceneId: Id, day: Timetable | undefined) {
  const rows = day ? plannedRows(state, day.boardId, sceneId) : [];
  return rows.length === 1 ? rows[0] : undefined;
}

const endOf = (before: ProjectState, after: ProjectState, day: Timetable) => ({
  before: formatClock(dayClock(before, day._id).end),
  after: formatClock(dayClock(after, day._id).end),
});

function sourceLine(before: ProjectState, after: ProjectState, day: Timetable): PreviewLine {
  const end = endOf(before, after, day);
  const moves = moveLine(before, after, day).map(({ text }) => ` · ${text}`);
  return {
    text: `${dayTitle(before, day)} 종료 ${end.before} → ${end.after}${moves.join('')}`,
    tone: 'plain',
  };
}

/** CO8, TT11: changes of place, with or without a row for them. */
function moveLine(before: ProjectState, after: ProjectState, day: Timetable): PreviewLine[] {
  return difference('이동', movesOf(after, day) - movesOf(before, day), '번');
}

function movesOf(state: ProjectState, day: Timetable): number {
  const { planned, unplanned } = dayMoves(state, day);
  return planned + unplanned.length;
}

/** CO8: how long the cast of the whole plan is held. */
const holdLine = (before: ProjectState, after: ProjectState, boardId: Id): PreviewLine[] =>
  difference('배우 대기', holdDays(after, boardId) - holdDays(before, boardId), '일');

/** CO9: what the whole plan would cost more, or less. */
function* costLine(before: ProjectState, after: ProjectState, boardId: Id): Generator<void, PreviewLine[]> {
  yield* prepareCost(before, boardId);
  const known = boardCost(before, boardId);
  yield;
  const more = boardCost(after, boardId) - known;
  if (more === 0) return [];
  const won = inWon(Math.abs(more));
  return [more > 0 ? { text: `비용 +${won}`, tone: 'up' } : { text: `비용 −${won}`, tone: 'down' }];
}

function targetLines(before: ProjectState, after: ProjectState, day: Timetable): PreviewLine[] {
  const clock = dayClock(after, day._id);
  const lines = [workLine(clock, dayLimit(after, day))];
  const places = placesOf(after, day._id) - placesOf(before, day._id);
  const cast = castOfDay(after, day._id).length - castOfDay(before, day._id).length;
  return [
    ...lines,
    ...difference('장소', places, '곳'),
    ...moveLine(before, after, day),
    ...difference('배우', cast, '명'),
  ];
}

/** At most so many findings are named; the card stays small. */
const MOST = 3;

/** PC14: what the drop would break that is kept now, or break worse, on any day of the board; and how much less warns. */
function* findingLines(
  before: ProjectState,
  after: ProjectState,
  day: Timetable,
): Generator<void, PreviewLine[]> {
  const known = checkBoard(before, day.boardId);
  yield;
  const changed = [...checkBoard(after, day.boardId)].flatMap(([id, findings]) => {
    const old = known.get(id) ?? [];
    // A day that the drop leaves alone keeps its very list.
    return old === findings ? [] : [{ old: openOf(before, id, old), now: openOf(after, id, findings) }];
  });
  const fresh = changed.flatMap(({ old, now }) => {
    const byKey = new Map(old.map((finding) => [findingKey(finding), finding]));
    const isTold = (finding: PlanFinding) => isFresh(finding, byKey.get(findingKey(finding)));
    return now.filter((finding) => finding.ruleId !== 'shootDay' && isTold(finding));
  });
  const lines = fresh.slice(0, MOST).map((finding): PreviewLine => ({ text: finding.message, tone: 'up' }));
  const more = fresh.length - lines.length;
  const fewer = changed.reduce((sum, { old, now }) => sum + old.length - now.length, 0);
  return [
    ...lines,
    ...(more > 0 ? [{ text: `그 밖에 점검 ${more}개`, tone: 'up' } as const] : []),
    ...(fewer > 0 ? difference('점검', -fewer, '개') : []),
  ];
}

const openOf = (state: ProjectState, dayId: Id, findings: readonly PlanFinding[]): readonly PlanFinding[] =>
  toldFindings(state, state.timetable.get(dayId)!, findings).open;

/** One more scene of somebody who is away is told though one stands there; of soft rules what is there is known. */
const isFresh = (finding: PlanFinding, old: PlanFinding | undefined): boolean =>
  !old ||
  (finding.severity === 'hard' &&
    (finding.excess > old.excess || finding.rowIds.some((id) => !old.rowIds.includes(id))));

function workLine({ workedMinutes }: DayClock, limit: number): PreviewLine {
  const most = formatDuration(limit);
  return workedMinutes > limit
    ? { text: `근로 ${most} 초과 ${formatDuration(workedMinutes - limit)}`, tone: 'up' }
    : { text: `근로 ${formatDuration(workedMinutes)} · ${most} 안`, tone: 'plain' };
}

function difference(what: string, count: number, unit: string): PreviewLine[] {
  if (count === 0) return [];
  return count > 0
    ? [{ text: `${what} +${count}${unit}`, tone: 'up' }]
    : [{ text: `${what} −${-count}${unit}`, tone: 'down' }];
}

const placesOf = (state: ProjectState, timetableId: Id): number =>
  new Set(scenesOfDay(state, timetableId).flatMap((scene) => scenePlace(state, scene)?.key ?? [])).size;
