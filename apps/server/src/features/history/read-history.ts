import {
  type Change,
  COMMAND_LABELS,
  changedId,
  historyLines,
  type Id,
  isFinal,
  isRestored,
  memberOf,
  type ProjectMember,
  type ProjectState,
  readableChanges,
  readableState,
  toldChanges,
  undoable,
} from '@ddak/domain';
import { type HistoryEntry, type HistoryPage, UNDO } from '@ddak/protocol';
import type { LogEntry } from '../../sync/sync-store.ts';
import type { HistoryRepo, LogAsked } from './repo.ts';

const SHOWN = 50;
const READ_AT_ONCE = 200;
/** So far is looked for what somebody asks for; further on they ask again. */
const MOST_READ = 2_000;
const LINES = 8;

export interface HistoryAsked extends LogAsked {
  /** A row: its own changes, and those of what names it. */
  readonly objectId: Id | null;
}

/** HI1, HI2, HI5: what was done in a project, as far as somebody may read it today. */
export async function readHistory(
  repo: Pick<HistoryRepo, 'page'>,
  state: ProjectState,
  userId: Id,
  asked: HistoryAsked & { readonly projectId: Id },
): Promise<HistoryPage> {
  const member = memberOf(state, userId);
  if (!member) return { entries: [], next: null };
  const readable = readableState(state, member);
  const entries: HistoryEntry[] = [];
  let { before } = asked;
  for (let read = 0; read < MOST_READ; read += READ_AT_ONCE) {
    const page = await repo.page(asked.projectId, { ...asked, before }, READ_AT_ONCE);
    for (const entry of page) {
      before = entry.seq;
      const told = toldEntry(state, readable, member, entry, asked.objectId);
      if (told) entries.push(told);
      if (entries.length === SHOWN) return { entries, next: before };
    }
    if (page.length < READ_AT_ONCE) return { entries, next: null };
  }
  return { entries, next: before };
}

/** Null where nothing of it is the reader's to see, or of what they asked for. */
function toldEntry(
  state: ProjectState,
  readable: ProjectState,
  member: ProjectMember,
  entry: LogEntry,
  objectId: Id | null,
): HistoryEntry | null {
  const { seq, commandId, actorId, actorName, at, name } = entry;
  const seen = readableChanges(state, member, entry.changes);
  const told = toldChanges(seen);
  const own = objectId === null ? told : told.filter((change) => isAbout(state, change, objectId));
  if (own.length === 0) return null;
  const allowed = isFinal(name) ? NOTHING : undoable(state, entry.changes, member);
  const restorable = new Set([...allowed].filter(({ table }) => isRestored(table)).map(changedId));
  const lines = historyLines(readable, own).map(({ _id, title, what, fields }) => ({
    ...{ title, what },
    part: restorable.has(_id) ? { row: _id, fields: [...fields] } : null,
  }));
  const isWhole = seen.length === entry.changes.length;
  return {
    ...{ seq, commandId, actorId, actorName, at },
    label: isWhole ? labelOf(name) : '',
    lines: lines.slice(0, LINES),
    more: Math.max(0, lines.length - LINES),
    mayUndo: allowed.size > 0,
  };
}

const NOTHING: ReadonlySet<Change> = new Set();

const labelOf = (name: string): string =>
  name === UNDO ? '되돌리기' : ((COMMAND_LABELS as Readonly<Record<string, string>>)[name] ?? '');

/** Whether a change is one of a row, or of one that names it: a scene's items, a day's rows. */
function isAbout(state: ProjectState, change: Change, objectId: Id): boolean {
  if (changedId(change) === objectId) return true;
  const row = change.op === 'update' ? state[change.table].get(change._id) : change.row;
  const parts = change.op === 'update' ? [row, change.before, change.after] : [row];
  return parts.some((part) => part !== undefined && Object.values(part).includes(objectId));
}
