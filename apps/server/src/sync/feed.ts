import {
  type AnyRow,
  type Change,
  changedId,
  type Id,
  mayReadTable,
  memberOf,
  type ProjectMember,
  type ProjectState,
  TABLE_NAMES,
  type TableName,
  tableDefinition,
} from '@ddak/domain';
import {
  type FeedChange,
  type FeedEntry,
  type FeedMessage,
  type FeedPosition,
  PROTOCOL_VERSION,
} from '@ddak/protocol';
import type { ProjectStates, ProjectView } from './project-states.ts';
import type { LogEntry } from './sync-store.ts';

/** Entries in one message at most; the rest follows in the next. */
const MAX_ENTRIES = 500;

interface Reader {
  readonly userId: Id;
  readonly member: ProjectMember;
}

const mayRead = (reader: Reader, table: TableName): boolean => mayReadTable(reader.member, table);

function owns(reader: Reader, table: TableName, row: Readonly<Record<string, unknown>> | undefined): boolean {
  const { ownerColumn } = tableDefinition(table);
  return ownerColumn !== undefined && row?.[ownerColumn] === reader.userId;
}

const rowIn = (state: ProjectState, table: TableName, id: Id): AnyRow | undefined =>
  (state[table] as ReadonlyMap<string, AnyRow>).get(id);

/** An update in a table that the reader sees only their own rows of: rows can become theirs, or cease to be. */
function ownUpdate(
  state: ProjectState,
  reader: Reader,
  change: Change & { op: 'update' },
): FeedChange | null {
  const { table, _id } = change;
  const { ownerColumn } = tableDefinition(table);
  if (ownerColumn === undefined) return null;
  const after = change.after as Readonly<Record<string, unknown>>;
  const row = rowIn(state, table, _id);
  if (!(ownerColumn in after)) return owns(reader, table, row) ? { table, op: 'update', _id, after } : null;
  if (owns(reader, table, after)) return row ? { table, op: 'insert', row } : null;
  return owns(reader, table, change.before) ? { table, op: 'delete', _id } : null;
}

function feedChange(state: ProjectState, reader: Reader, change: Change): FeedChange | null {
  const { table } = change;
  const readable = mayRead(reader, table);
  if (change.op === 'update')
    return readable
      ? { table, op: 'update', _id: change._id, after: change.after as Record<string, unknown> }
      : ownUpdate(state, reader, change);
  if (!readable && !owns(reader, table, change.row)) return null;
  return change.op === 'insert'
    ? { table, op: 'insert', row: change.row }
    : { table, op: 'delete', _id: changedId(change) };
}

/**
 * SN8: an entry as far as it concerns its reader; null where nothing of it does, and it is not theirs. What it was is
 * told to who may see all of it, who did it to who may see who takes part.
 */
function feedEntry(state: ProjectState, reader: Reader, entry: LogEntry): FeedEntry | null {
  const { seq, commandId, actorId, at } = entry;
  const changes = entry.changes.flatMap((change) => feedChange(state, reader, change) ?? []);
  const isOwn = actorId === reader.userId;
  if (changes.length === 0 && !isOwn) return null;
  const name = isOwn || changes.length === entry.changes.length ? entry.name : '';
  const actorName = isOwn || mayRead(reader, 'projectMember') ? entry.actorName : '';
  return { seq, commandId, name, actorId, actorName, at, changes };
}

/** All that the reader may see now. */
export function snapshotFor(
  projectId: Id,
  view: Pick<ProjectView, 'seq' | 'state'>,
  reader: Reader,
): FeedMessage {
  const tables: Partial<Record<TableName, AnyRow[]>> = {};
  for (const table of TABLE_NAMES) {
    const rows = [...(view.state[table] as ReadonlyMap<string, AnyRow>).values()];
    if (mayRead(reader, table)) tables[table] = rows;
    else if (tableDefinition(table).ownerColumn)
      tables[table] = rows.filter((row) => owns(reader, table, row));
  }
  return { kind: 'snapshot', projectId, seq: view.seq, epoch: reader.member.accessEpoch, tables };
}

/** Whether an entry says anything about the reader's own membership: then what they hold may not be theirs any more. */
const touchesAccess = (entry: LogEntry, reader: Reader): boolean =>
  entry.changes.some((change) => {
    if (change.table !== 'projectMember') return false;
    if (change.op !== 'update') return change.row.userId === reader.userId;
    return change._id === reader.member._id;
  });

/**
 * What a project's feed says next to somebody who stands at `position`: the entries that follow (filtered by today's
 * rights), a snapshot where they cannot go on (first look, changed rights, a log too old, another version), or the
 * end. `entries`: those after the position, up to the view; null when the log does not hold them any more.
 */
export function feedMessage(
  projectId: Id,
  userId: Id,
  view: Pick<ProjectView, 'seq' | 'state'>,
  entries: readonly LogEntry[] | null,
  position: FeedPosition,
): FeedMessage {
  const member = memberOf(view.state, userId);
  if (!member) return { kind: 'ended', projectId };
  const reader = { userId, member };
  const { seq, epoch, version } = position;
  const goesOn =
    seq !== null &&
    seq <= view.seq &&
    epoch === member.accessEpoch &&
    version === PROTOCOL_VERSION &&
    entries !== null &&
    !entries.some((entry) => touchesAccess(entry, reader));
  if (!goesOn) return snapshotFor(projectId, view, reader);
  const part = entries.slice(0, MAX_ENTRIES);
  const told = part.flatMap((entry) => feedEntry(view.state, reader, entry) ?? []);
  return { kind: 'changes', projectId, from: seq, to: part.at(-1)?.seq ?? seq, epoch, entries: told };
}

/** The feed of a project at `view`, or as the database has it now. A project that is not there is one not theirs. */
export async function readFeed(
  states: ProjectStates,
  projectId: Id,
  userId: Id,
  position: FeedPosition,
  at?: ProjectView,
): Promise<FeedMessage> {
  const view = at ?? (await states.current(projectId));
  if (!view) return { kind: 'ended', projectId };
  const { seq } = position;
  const entries = seq === null || seq > view.seq ? null : await states.entriesAfter(projectId, view, seq);
  return feedMessage(projectId, userId, view, entries, position);
}

/** Where its receiver stands after a message; null when the feed has ended. */
export function positionAfter(message: FeedMessage): FeedPosition | null {
  if (message.kind === 'ended') return null;
  const seq = message.kind === 'snapshot' ? message.seq : message.to;
  return { seq, epoch: message.epoch, version: PROTOCOL_VERSION };
}
