import {
  type AnyRow,
  type Change,
  historyLines,
  type Id,
  type ProjectState,
  personCalled,
  sameValue,
} from '@ddak/domain';
import { type FeedChange, type FeedEntry, FIELD_TABLES } from '@ddak/protocol';
import type { UndoStep } from '../command/undo-stack.ts';

/** A column of a row (of an entry in it), as I have saved it lately. */
interface Save {
  readonly commandId: Id;
  readonly value: unknown;
  readonly at: number;
}
export type RecentSaves = ReadonlyMap<string, Save>;

/** A save of mine that somebody has replaced, in words, and the step that would do it once more. */
export interface Replaced {
  readonly step: UndoStep;
  readonly title: string;
  readonly message: string;
}

/** Longer ago it was no meeting in one field. */
const RECENT_MS = 120_000;
const isOfForms: ReadonlySet<string> = new Set(FIELD_TABLES);

/**
 * PR8: what came up the feed, held against what I have saved lately. `confirmed`: the rows before it; `steps`: mine that
 * can be taken back. Only who changes one row alone is in a field of it.
 */
export function replacedSaves(
  known: {
    readonly saves: RecentSaves;
    readonly confirmed: ProjectState;
    readonly steps: readonly UndoStep[];
    readonly me: Id;
  },
  entries: readonly FeedEntry[],
  now: number,
): { readonly saves: RecentSaves; readonly replaced: readonly Replaced[] } {
  const saves = new Map([...known.saves].filter(([, { at }]) => now - at < RECENT_MS));
  const rows = new Map<Id, AnyRow>();
  const replaced: Replaced[] = [];
  for (const { commandId, actorId, changes } of entries) {
    const change = changes.length === 1 ? fieldChange(changes[0]!) : null;
    const row = change && (rows.get(change._id) ?? (known.confirmed[change.table].get(change._id) as AnyRow));
    if (!change || !row) continue;
    const touched = leavesOf(row, change);
    const step = firstOf(touched, (leaf) =>
      known.steps.find(({ _id }) => _id === saves.get(leaf)?.commandId),
    );
    if (step && actorId !== known.me) {
      const columns = new Set(
        [...touched].filter(([leaf]) => saves.has(leaf)).map(([, { column }]) => column),
      );
      const told = toldOf(known.confirmed, {
        ...change,
        before: pick(row, columns),
        after: pick(change.after, columns),
      });
      const who = personCalled(known.confirmed, actorId);
      if (told) replaced.push({ step, title: told.title, message: `${who} 님이 고쳤어요: ${told.what}` });
    }
    for (const [leaf, { value }] of touched)
      if (actorId === known.me) saves.set(leaf, { commandId, value, at: now });
      else saves.delete(leaf);
    rows.set(change._id, { ...row, ...change.after });
  }
  return { saves, replaced };
}

type Update = FeedChange & { op: 'update' };

const fieldChange = (change: FeedChange): Update | null =>
  change.op === 'update' && isOfForms.has(change.table) ? change : null;

type Leaf = { readonly column: string; readonly value: unknown };

/** What a change makes different: columns, and of entries in a column each of theirs. */
function leavesOf(row: AnyRow, { _id, after }: Update): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const add = (path: string, column: string, before: unknown, value: unknown): void => {
    if (sameValue(before, value)) return;
    if (!isEntries(before) || !isEntries(value)) {
      leaves.set(path, { column, value });
      return;
    }
    const was = new Map(before.map((entry) => [entry._id, entry]));
    for (const entry of value)
      for (const [key, one] of Object.entries(entry))
        add(`${path}/${entry._id}/${key}`, column, was.get(entry._id)?.[key], one);
  };
  for (const [column, value] of Object.entries(after)) add(`${_id}/${column}`, column, row[column], value);
  return leaves;
}

const isEntries = (value: unknown): value is readonly AnyRow[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && '_id' in one);

const pick = (row: Readonly<Record<string, unknown>>, columns: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column)));

function firstOf<T>(leaves: ReadonlyMap<string, Leaf>, find: (leaf: string) => T | undefined): T | undefined {
  for (const leaf of leaves.keys()) {
    const found = find(leaf);
    if (found !== undefined) return found;
  }
  return undefined;
}

const toldOf = (state: ProjectState, change: object) => historyLines(state, [change as Change])[0];
