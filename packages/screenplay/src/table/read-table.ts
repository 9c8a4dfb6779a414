import { bodyRows } from './body-rows.ts';
import { nameByValues } from './columns/by-values.ts';
import { columnsAt, findColumns, headByHand } from './columns/find-columns.ts';
import type { FoundHead } from './columns/found-head.ts';
import { pastedPeople } from './crew/pasted-people.ts';
import { readCrew } from './crew/read-crew.ts';
import { readDays } from './days/read-days.ts';
import { readScenes } from './scenes/read-scenes.ts';
import { titledEpisode } from './scenes/titled-episode.ts';
import { TABLE_KINDS, type TableKind, type TableReading, type TableSheet } from './table.ts';

export interface TableOptions {
  /** What the table tells of; guessed otherwise. */
  as?: TableKind;
  /** The name of the sheet that is read; guessed otherwise. */
  sheet?: string;
  /** The number of the row that names the columns; guessed otherwise. */
  headRow?: number;
  /** What columns are taken for, by their letters; null: for nothing. The others as they were guessed. */
  fields?: Readonly<Record<string, string | null>>;
}

/** TI1: a table by its sheets: the sheet, the kind and the head under which most is understood. Null where nothing is. */
export function readTable(sheets: readonly TableSheet[], options: TableOptions = {}): TableReading | null {
  const asked = sheets.filter(({ name }) => name === options.sheet);
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const readings = (asked.length > 0 ? asked : shown.length > 0 ? shown : sheets).flatMap((sheet) =>
    TABLE_KINDS.filter((kind) => options.as === undefined || options.as === kind).flatMap((kind) => {
      const found =
        options.headRow === undefined ? findColumns(sheet, kind) : columnsAt(sheet, kind, options.headRow);
      const reading = found && readAs(sheet, kind, found, options);
      return found && reading ? [{ reading, weight: weigh(reading, found) }] : [];
    }),
  );
  const best = readings.reduce<(typeof readings)[number] | null>(
    (most, one) => (most === null || one.weight > most.weight ? one : most),
    null,
  );
  if (best && best.weight > 0) return best.reading;
  return options.as === undefined || options.as === 'crew' ? readPasted(sheets) : null;
}

/**
 * TI19: a table whose head names nothing that is known, for who says what its columns are: the row of most names is its head.
 * Null: no row has two.
 */
export function readByHand(
  sheets: readonly TableSheet[],
  as: TableKind,
  options: TableOptions,
): TableReading | null {
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const sheet = shown.find(({ name }) => name === options.sheet) ?? shown[0];
  const found = sheet && headByHand(sheet);
  return found ? readAs(sheet, as, found, options) : null;
}

function readAs(
  sheet: TableSheet,
  kind: TableKind,
  found: FoundHead,
  { fields = {} }: TableOptions,
): TableReading {
  const told = found.columns.map((one) =>
    Object.hasOwn(fields, one.column) ? { ...one, field: fields[one.column] ?? null } : one,
  );
  const rows = bodyRows(sheet, kind, { ...found, columns: told });
  const columns = kind === 'scenes' ? nameByValues(told, rows.body) : told;
  const above = sheet.rows.slice(0, found.head).flatMap(({ cells }) => cells.filter(Boolean));
  const head = sheet.rows[found.head]?.row ?? 0;
  const base = {
    sheet: sheet.name === '' ? null : sheet.name,
    headRow: head === 0 ? null : head,
    columns: columns
      .filter((one) => one.head !== '' || one.field !== null)
      .map(({ column, head, field }) => ({ column, head: head.replace(/\s+/g, ' '), field })),
  };
  if (kind === 'scenes') {
    const titled = titledEpisode([...above, sheet.name]);
    return { as: kind, ...base, ...readScenes(rows, columns, titled) };
  }
  if (kind === 'crew') return { as: kind, ...base, ...readCrew(rows, columns, head === 0) };
  return { as: kind, ...base, ...readDays(rows, columns, above) };
}

/** TI2: more columns understood, then more rows; a plan of days before a list of scenes only where it is one. */
function weigh(reading: TableReading, { known }: FoundHead): number {
  const { length } = reading.rows;
  if (length === 0 || (reading.as === 'days' && !isPlan(reading))) return 0;
  return known * 4 + Math.min(length, 60) / 2 + (reading.as === 'days' ? 40 : 0);
}

/**
 * A plan says when people meet, has days without a scene in their own row (a band, a day off), lists several scenes in a
 * cell, or has them in the order of shooting; a list of scenes may name the day of each, too.
 */
function isPlan({ rows, columns }: Extract<TableReading, { as: 'days' }>): boolean {
  const scenes = rows.flatMap((day) => day.scenes);
  if (scenes.length === 0) return columns.some(({ field }) => field === 'calltime' || field === 'tableDate');
  if (rows.some((day) => day.calltime !== null || day.scenes.every(({ row }) => row !== day.row)))
    return true;
  const listed = scenes.length - new Set(scenes.map(({ row }) => row)).size;
  const falls = scenes.filter((scene, i) => i > 0 && scene.sceneNo < (scenes[i - 1]?.sceneNo ?? 0)).length;
  return listed * 5 > scenes.length || falls * 12 > scenes.length;
}

function readPasted(sheets: readonly TableSheet[]): TableReading | null {
  const [sheet] = sheets;
  const people = sheets.length === 1 && sheet ? pastedPeople(sheet) : null;
  return people && sheet
    ? { as: 'crew', sheet: sheet.name === '' ? null : sheet.name, headRow: null, columns: [], ...people }
    : null;
}
