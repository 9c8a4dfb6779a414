import { type AnyRow, STATE_SHAPE, type TableName } from '@ddak/domain';
import type { FeedChange, FeedMessage, FeedPosition } from '@ddak/protocol';

/** SN9: the release before this one, whose scenes had no notes. */
const SHAPE = 'before';
const TABLE: TableName = 'scene';
const COLUMN = 'note';

/** Where a device stands, as the release before reads it. */
export function positionBefore(position: FeedPosition): FeedPosition {
  const { shape, ...standing } = position;
  if (shape === SHAPE) return { ...standing, shape: STATE_SHAPE };
  return { ...standing, seq: null, epoch: null };
}

/** A message as the release before says it. */
export function messageBefore(message: FeedMessage): FeedMessage {
  if (message.kind === 'snapshot') {
    const { tables } = message;
    const rows = tables[TABLE]?.map((row) => without(row) as AnyRow);
    return { ...message, shape: SHAPE, tables: rows ? { ...tables, [TABLE]: rows } : tables };
  }
  if (message.kind !== 'changes') return message;
  const entries = message.entries.map((entry) => ({ ...entry, changes: entry.changes.map(changeBefore) }));
  return { ...message, entries };
}

function changeBefore(change: FeedChange): FeedChange {
  if (change.table !== TABLE || change.op === 'delete') return change;
  return change.op === 'insert'
    ? { ...change, row: without(change.row) as AnyRow }
    : { ...change, after: without(change.after) };
}

function without(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { [COLUMN]: _, ...rest } = columns;
  return rest;
}
