import { can } from '../access/can.ts';
import { mayChangeAsLead } from '../access/lead-parts.ts';
import { mayGive } from '../access/may-give.ts';
import { mayChangeAttachment } from '../attachment/may-change-attachment.ts';
import { type Change, changedId } from '../change.ts';
import type { ProjectMember } from '../project/project.ts';
import type { ProjectState } from '../state.ts';
import { type AnyRow, type TableName, tableDefinition } from '../tables.ts';
import { mayReadTarget } from '../target/may-read-target.ts';
import { costsTakenAlong } from './costs-taken-along.ts';
import { namedRows } from './references.ts';

/**
 * The changes of a log entry that somebody may take back. UN4: those that today's rights let them make by hand. UN7:
 * and those that such a change takes along, as the command itself did: rows that cannot be without a row that came or
 * went, and links to it. They need no right of their own, and nothing of them is told.
 */
export function undoable(
  state: ProjectState,
  done: readonly Change[],
  member: ProjectMember | undefined,
): ReadonlySet<Change> {
  const taken = withTakenAlong(done, (change) => mayUndoByHand(state, change, member));
  return new Set([...taken, ...costsTakenAlong(state, done, taken)]);
}

/** UN7: the changes that were meant, and those that came along with a row that came or went by them. */
export function withTakenAlong(
  done: readonly Change[],
  isMeant: (change: Change) => boolean,
): ReadonlySet<Change> {
  const all = new Set(done.filter(isMeant));
  const moved = new Set<string>();
  let fresh: readonly Change[] = [...all];
  while (fresh.length > 0) {
    for (const change of fresh) if (change.op !== 'update') moved.add(key(change.table, changedId(change)));
    fresh = done.filter((change) => !all.has(change) && isTakenAlong(change, moved));
    for (const change of fresh) all.add(change);
  }
  return all;
}

const key = (table: string, id: string): string => `${table}/${id}`;

/** UN4: whether today's rights let them take it back by itself. */
export function mayUndoByHand(
  state: ProjectState,
  change: Change,
  member: ProjectMember | undefined,
): boolean {
  if (change.table === 'comment') return mayUndoComment(state, change, member);
  if (change.table === 'attachment') return mayUndoAttachment(state, change, member);
  // SC21: what a name is instead follows its thing, whoever renames that.
  if (change.table === 'noPerson' && change.op === 'update' && can(member, 'write', 'breakdown')) return true;
  if (!can(member, 'write', tableDefinition(change.table).section))
    return mayChangeAsLead(state, member, change);
  return change.table !== 'projectMember' || mayUndoMembership(state, change, member);
}

/** CM9: one's own comments, and any for who manages the project; of who settled a thread, whoever reads it. */
function mayUndoComment(
  state: ProjectState,
  change: Change & { table: 'comment' },
  member: ProjectMember | undefined,
): boolean {
  const row = change.op === 'update' ? state.comment.get(change._id) : change.row;
  if (!row || !mayReadTarget(member, row)) return false;
  const settles = change.op === 'update' && 'resolved' in change.after;
  return settles || row.author === member?.userId || can(member, 'write', 'project');
}

/** AT5: by whoever may change it by hand. */
function mayUndoAttachment(
  state: ProjectState,
  change: Change & { table: 'attachment' },
  member: ProjectMember | undefined,
): boolean {
  const row = change.op === 'update' ? state.attachment.get(change._id) : change.row;
  return row !== undefined && mayChangeAttachment(member, row);
}

/** AC9, AC10: undo gives no rights that a hand could not, and brings nobody in who does not ask to come in. */
function mayUndoMembership(
  state: ProjectState,
  change: Change & { table: 'projectMember' },
  member: ProjectMember | undefined,
): boolean {
  if (change.op === 'update') {
    const now = state.projectMember.get(change._id);
    const before = now && { ...now, ...change.before };
    return !before || [now, before].every((one) => one.role !== 'owner' && mayGive(member, one));
  }
  const { row } = change;
  const asks = [...state.crewRequest.values()].some(
    ({ user, status }) => user === row.userId && status === 'pending',
  );
  return row.role !== 'owner' && mayGive(member, row) && (change.op === 'insert' || asks);
}

function isTakenAlong(change: Change, moved: ReadonlySet<string>): boolean {
  const names = (row: AnyRow): boolean =>
    namedRows(change.table, row).some(([table, id]) => moved.has(key(table, id)));
  if (change.op !== 'update') return names(change.row as AnyRow);
  const [before, after] = [change.before as AnyRow, change.after as AnyRow];
  const links = linkColumns(change.table);
  return Object.keys(after).every((column) => links.has(column)) && (names(before) || names(after));
}

function linkColumns(table: TableName): ReadonlySet<string> {
  const { references, entryReferences = {} } = tableDefinition(table);
  return new Set([...Object.keys(references), ...Object.keys(entryReferences)]);
}
