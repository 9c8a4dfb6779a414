import { type DateText, type Id, type ProjectState, personCalled } from '@ddak/domain';
import type { FeedChange, FeedEntry } from '@ddak/protocol';
import { type OutdoneDay, tellLostDay } from './tell-lost-day.ts';
import { type LostMove, type MoveStep, tellLostMove } from './tell-lost-move.ts';

/** By row, or day: how I have moved it lately. */
export type RecentMoves = ReadonlyMap<
  Id,
  {
    readonly step: MoveStep;
    readonly at: number;
    /** Of a day: the date that I have given it. */
    readonly tableDate?: DateText;
  }
>;

/** Longer ago it was no meeting on one strip. */
const RECENT_MS = 120_000;
const MOVES: ReadonlySet<string> = new Set(['moveRows', 'allocateScenes', 'giveOwnDay']);
const DAY_MOVES: ReadonlySet<string> = new Set(['editTimetable', 'swapTimetables']);

/**
 * PR10, PR12: what came up the feed, held against the strips and days that I have moved lately, and against moves of mine
 * that wait or were refused (`open`). `before` and `after`: the confirmed rows around it; `steps`: mine that can be taken back.
 */
export function lostMoves(
  known: {
    readonly moves: RecentMoves;
    readonly before: ProjectState;
    readonly after: ProjectState;
    readonly steps: readonly MoveStep[];
    readonly open: readonly MoveStep[];
    readonly me: Id;
  },
  entries: readonly FeedEntry[],
  now: number,
  newId: () => Id,
): { readonly moves: RecentMoves; readonly lost: readonly LostMove[] } {
  const moves = new Map([...known.moves].filter(([, { at }]) => now - at < RECENT_MS));
  const lost: LostMove[] = [];
  for (const { actorId, commandId, changes } of entries) {
    const placed = changes.flatMap(placedRow);
    const days = changes.flatMap(placedDay);
    if (placed.length + days.length === 0) continue;
    if (actorId === known.me) {
      const dayStep = known.steps.find(({ _id, name }) => _id === commandId && DAY_MOVES.has(name));
      for (const { dayId, tableDate } of days)
        if (dayStep) moves.set(dayId, { step: dayStep, at: now, tableDate });
        else moves.delete(dayId);
      const step = known.steps.find(({ _id, name }) => _id === commandId && MOVES.has(name));
      for (const { rowId } of placed)
        if (step) moves.set(rowId, { step, at: now });
        else moves.delete(rowId);
      continue;
    }
    const who = personCalled(known.after, actorId);
    for (const [step, rowIds] of byStep(placed, moves, known.open))
      lost.push(tellLostMove(known.before, known.after, who, step, rowIds, newId));
    for (const [step, outdone] of daysByStep(days, moves))
      lost.push(tellLostDay(known.after, who, step, outdone));
    for (const { rowId } of placed) moves.delete(rowId);
    for (const { dayId } of days) moves.delete(dayId);
  }
  return { moves, lost };
}

interface Placed {
  readonly rowId: Id;
  readonly gone: boolean;
}

/** A change that gives a row another place, or none. */
function placedRow(change: FeedChange): Placed[] {
  if (change.table !== 'timetableRow') return [];
  if (change.op === 'insert') return [{ rowId: change.row._id, gone: false }];
  if (change.op === 'delete') return [{ rowId: change._id, gone: true }];
  const isMoved = 'timetableId' in change.after || 'orderKey' in change.after;
  return isMoved ? [{ rowId: change._id, gone: false }] : [];
}

/** A change that gives a whole day another date. */
const placedDay = (change: FeedChange): { readonly dayId: Id; readonly tableDate: DateText }[] =>
  change.table === 'timetable' && change.op === 'update' && typeof change.after.tableDate === 'string'
    ? [{ dayId: change._id, tableDate: change.after.tableDate }]
    : [];

/** PR8 tells where two have each changed one day alone; a swap changes two. */
function daysByStep(
  days: readonly { readonly dayId: Id; readonly tableDate: DateText }[],
  moves: RecentMoves,
): ReadonlyMap<MoveStep, readonly OutdoneDay[]> {
  const groups = new Map<MoveStep, OutdoneDay[]>();
  for (const { dayId, tableDate } of days) {
    const { step, tableDate: mine } = moves.get(dayId) ?? {};
    if (!step || mine === undefined || mine === tableDate) continue;
    if (step.name === 'editTimetable' && days.length === 1) continue;
    groups.set(step, [...(groups.get(step) ?? []), { dayId, mine }]);
  }
  return groups;
}

/** A move that is still open loses only what is gone: what merely stands elsewhere, it moves from there. */
function byStep(
  placed: readonly Placed[],
  moves: RecentMoves,
  open: readonly MoveStep[],
): ReadonlyMap<MoveStep, readonly Id[]> {
  const groups = new Map<MoveStep, Id[]>();
  for (const { rowId, gone } of placed) {
    const step = (gone ? open.findLast((one) => movesRow(one, rowId)) : undefined) ?? moves.get(rowId)?.step;
    if (step) groups.set(step, [...(groups.get(step) ?? []), rowId]);
  }
  return groups;
}

const movesRow = ({ name, args }: MoveStep, rowId: Id): boolean =>
  name === 'moveRows' && (args as { readonly rowIds: readonly Id[] }).rowIds.includes(rowId);
