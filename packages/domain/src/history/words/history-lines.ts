import { type Change, changedId } from '../../change.ts';
import type { ProjectState } from '../../state.ts';
import type { AnyRow, TableName } from '../../tables.ts';
import { COLUMN_WORDS, type ColumnWord } from './column-words.ts';
import { dayName, rowTitle } from './row-title.ts';
import { TABLE_WORDS } from './table-words.ts';

/** What became of one row, in words: `S#12A` · `시간대 낮 → 밤`. */
export interface HistoryLine {
  readonly table: TableName;
  readonly _id: string;
  readonly title: string;
  readonly what: string;
  /** The columns that are told of, by the names that people know them by. */
  readonly fields: readonly { readonly column: string; readonly label: string }[];
}

const LONGEST = 60;

/**
 * HI1: what changes say to a person, a line for each row in their order; what nobody has a name for is not told. `state`: as it is now, by which rows that others refer to are called.
 */
export function historyLines(state: ProjectState, changes: readonly Change[]): readonly HistoryLine[] {
  return changes.flatMap((change) => {
    const _id = changedId(change);
    const { table } = change;
    const row = (change.op === 'update' ? state[table].get(_id) : change.row) as AnyRow | undefined;
    const title = row ? rowTitle(state, table, row) : TABLE_WORDS[table];
    const what = whatOf(state, change).join(' · ');
    return what === '' ? [] : [{ table, _id, title, what, fields: fieldsOf(change) }];
  });
}

function fieldsOf(change: Change): HistoryLine['fields'] {
  if (change.op !== 'update') return [];
  const words = COLUMN_WORDS[change.table] ?? {};
  return Object.keys(change.after).flatMap((column) => {
    const word = words[column];
    return word ? [{ column, label: word.label }] : [];
  });
}

function whatOf(state: ProjectState, change: Change): readonly string[] {
  if (change.op !== 'update') return [cameOrWent(state, change)];
  const [before, after] = [change.before as AnyRow, change.after as AnyRow];
  const words = COLUMN_WORDS[change.table] ?? {};
  const told = Object.keys(after).flatMap((column) => {
    const word = words[column];
    return word ? columnLine(state, word, before[column], after[column]) : [];
  });
  return [...moved(state, change.table, before, after), ...told];
}

function cameOrWent(state: ProjectState, change: Change & { op: 'insert' | 'delete' }): string {
  const came = change.op === 'insert';
  if (change.table !== 'timetableRow') return came ? '추가' : '삭제';
  const day = dayName(state, change.row.timetableId);
  if (day === '') return came ? '배치' : '일정에서 뺌';
  return came ? `${day}에 배치` : `${day}에서 뺌`;
}

/** A row of the plan that stands elsewhere: on another day, or elsewhere on its own. */
function moved(state: ProjectState, table: TableName, before: AnyRow, after: AnyRow): string[] {
  if (table !== 'timetableRow') return [];
  if (after.timetableId === undefined) return after.orderKey === undefined ? [] : ['순서 바꿈'];
  const [from, to] = [before.timetableId, after.timetableId].map(
    (id) => dayName(state, String(id)) || '지운 날',
  );
  return [`${from} → ${to}`];
}

function columnLine(state: ProjectState, word: ColumnWord, before: unknown, after: unknown): string {
  const { label, say, none = '없음' } = word;
  if (!say) return `${label} 바뀜`;
  const told = (value: unknown): string => (isNothing(value) ? none : shortened(say(value, state)));
  return `${label} ${told(before)} → ${told(after)}`;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
