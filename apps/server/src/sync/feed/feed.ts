import {
  type AnyRow,
  type Change,
  changedId,
  type Id,
  mayReadRow,
  mayReadTable,
  memberOf,
  type ProjectMember,
  type ProjectState,
  STATE_SHAPE,
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
import type { ProjectStates, ProjectView } from '../project-states.ts';
import type { LogEntry } from '../sync-store.ts';

/** Entries in one message at most; the rest follows in the next. */
const MAX_ENTRIES = 500;

export interface Reader {
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

/** Whether the reader gets what has become of a row; one that is told them no more is let go by the entry that does so. */
function mayReadChange(state: ProjectState, reader: Reader, change: Change): boolean {
  const { table } = change;
  if (!tableDefinition(table).onTarget) return mayRead(reader, table);
  const row = change.op === 'update' ? rowIn(state, table, change._id) : (change.row as AnyRow);
  return row !== undefined && mayReadRow(reader.member, table, row);
}

function feedChange(state: ProjectState, reader: Reader, change: Change): FeedChange | null {
  const { table } = change;
  const readable = mayReadChange(state, reader, change);
  if (change.op === 'update')
    return readable
      ? { table, op: 'update', _id: change._id, after: change.after as Record<string, unknown> }
      : ownUpdate(state, reader, change);
  if (!readable && !owns(reader, table, change.row)) return null;
  return change.op === 'insert'
    ? { table, op: 'insert', row: change.row }
    : { table, op: 'delete', _id: changedId(change) };
}

const rightsOfMembers = new WeakMap<ProjectMember, number>();
const rightsByTables = new Map<string, number>();

/** A number for what a member may read: the same for all of the same rights. */
export function rightsOf(member: ProjectMember): number {
  const known = rightsOfMembers.get(member);
  if (known !== undefined) return known;
  const tables = TABLE_NAMES.filter((table) => mayReadTable(member, table)).join();
  const rights = rightsByTables.get(tables) ?? rightsByTables.size;
  rightsByTables.set(tables, rights);
  rightsOfMembers.set(member, rights);
  return rights;
}

const changesByRights = new WeakMap<LogEntry, Map<number, FeedChange[]>>();

/**
 * What of an entry its reader may see: the same list for all who may see the same of it, so that it is written out
 * once. Where a row may be seen because it is one's own, each has theirs.
 */
function changesFor(state: ProjectState, reader: Reader, entry: LogEntry): FeedChange[] {
  const filter = () => entry.changes.flatMap((change) => feedChange(state, reader, change) ?? []);
  if (isPersonal(reader, entry)) return filter();
  const known = changesByRights.get(entry) ?? new Map<number, FeedChange[]>();
  changesByRights.set(entry, known);
  const rights = rightsOf(reader.member);
  const changes = known.get(rights) ?? filter();
  known.set(rights, changes);
  return changes;
}

/**
 * SN8: an entry as far as it concerns its reader; null where nothing of it does, and it is not theirs. What it was is
 * told to who may see all of it, who did it to who may see who takes part.
 */
function feedEntry(state: ProjectState, reader: Reader, entry: LogEntry): FeedEntry | null {
  const { seq, commandId, actorId, at } = entry;
  const changes = changesFor(state, reader, entry);
  const isOwn = actorId === reader.userId;
  if (changes.length === 0 && !isOwn) return null;
  const name = isOwn || changes.length === entry.changes.length ? entry.name : '';
  const actorName = isOwn || mayRead(reader, 'projectMember') ? entry.actorName : '';
  return { seq, commandId, name, actorId, actorName, at, changes };
}

const toldByRights = new WeakMap<LogEntry, Map<string, FeedEntry[]>>();

/**
 * What of these entries their reader may see: the same list for all who are told the same, so that a message to
 * hundreds is written out once.
 */
function entriesFor(state: ProjectState, reader: Reader, entries: readonly LogEntry[]): FeedEntry[] {
  const told = () => entries.flatMap((entry) => feedEntry(state, reader, entry) ?? []);
  const last = entries.at(-1);
  if (!last || entries.some((entry) => isPersonal(reader, entry))) return told();
  const known = toldByRights.get(last) ?? new Map<string, FeedEntry[]>();
  toldByRights.set(last, known);
  const own = entries.some((entry) => saysMoreToItsMaker(state, reader, entry)) ? reader.userId : '';
  const key = `${entries[0]!.seq} ${own} ${rightsOf(reader.member)}`;
  const list = known.get(key) ?? told();
  known.set(key, list);
  return list;
}

/** Whether a reader is told more of an entry than others of the same rights, because they made it (SN8). */
export const saysMoreToItsMaker = (
  state: ProjectState,
  reader: Reader,
  { actorId, changes }: LogEntry,
): boolean =>
  actorId === reader.userId &&
  !(mayRead(reader, 'projectMember') && changes.every((change) => mayReadChange(state, reader, change)));

/** Whether a reader sees of an entry what is there for being their own. */
export const isPersonal = (reader: Reader, entry: LogEntry): boolean =>
  entry.changes.some(
    ({ table }) => tableDefinition(table).ownerColumn !== undefined && !mayRead(reader, table),
  );

const lists = new WeakMap<ReadonlyMap<string, AnyRow>, AnyRow[]>();

/** The rows of a table as a list: the same list as long as the table is the same. */
function listOf(table: ReadonlyMap<string, AnyRow>): AnyRow[] {
  const list = lists.get(table) ?? [...table.values()];
  lists.set(table, list);
  return list;
}

const listsByRights = new WeakMap<ReadonlyMap<string, AnyRow>, Map<number, AnyRow[]>>();

/** The rows of a table that hang on targets which the member may read: the same list for all of the same rights. */
function listOnTargets(member: ProjectMember, name: TableName, table: ReadonlyMap<string, AnyRow>): AnyRow[] {
  const known = listsByRights.get(table) ?? new Map<number, AnyRow[]>();
  listsByRights.set(table, known);
  const rights = rightsOf(member);
  const list = known.get(rights) ?? listOf(table).filter((row) => mayReadRow(member, name, row));
  known.set(rights, list);
  return list;
}

/** All that the reader may see now. */
export function snapshotFor(
  projectId: Id,
  view: Pick<ProjectView, 'seq' | 'state'>,
  reader: Reader,
): FeedMessage {
  const tables: Partial<Record<TableName, AnyRow[]>> = {};
  for (const table of TABLE_NAMES) {
    const rows = listOf(view.state[table] as ReadonlyMap<string, AnyRow>);
    if (mayRead(reader, table))
      tables[table] = tableDefinition(table).onTarget
        ? listOnTargets(reader.member, table, view.state[table] as ReadonlyMap<string, AnyRow>)
        : rows;
    else if (tableDefinition(table).ownerColumn)
      tables[table] = rows.filter((row) => owns(reader, table, row));
  }
  return {
    kind: 'snapshot',
    projectId,
    seq: view.seq,
    epoch: reader.member.accessEpoch,
    shape: STATE_SHAPE,
    tables,
  };
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
 * rights), a snapshot where they cannot go on (first look, changed rights, a log too old, another version, rows of another shape: SN9), or the
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
  const { seq, epoch, version, shape } = position;
  const goesOn =
    seq !== null &&
    seq <= view.seq &&
    epoch === member.accessEpoch &&
    version === PROTOCOL_VERSION &&
    (shape === undefined || shape === STATE_SHAPE) &&
    entries !== null &&
    !entries.some((entry) => touchesAccess(entry, reader));
  if (!goesOn) return snapshotFor(projectId, view, reader);
  const part = entries.slice(0, MAX_ENTRIES);
  const told = entriesFor(view.state, reader, part);
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
  const view = at ?? (await states.current(projectId, userId));
  if (!view) return { kind: 'ended', projectId };
  if (memberOf(view.state, userId) && (await states.isLocked(view.state, userId)))
    return { kind: 'factorNeeded', projectId };
  const { seq } = position;
  const entries = seq === null || seq > view.seq ? null : await states.entriesAfter(projectId, view, seq);
  return feedMessage(projectId, userId, view, entries, position);
}

/** Where its receiver stands after a message; null when the feed has ended. */
export function positionAfter(message: FeedMessage): FeedPosition | null {
  if (message.kind === 'ended' || message.kind === 'factorNeeded') return null;
  const seq = message.kind === 'snapshot' ? message.seq : message.to;
  return { seq, epoch: message.epoch, version: PROTOCOL_VERSION, shape: STATE_SHAPE };
}
