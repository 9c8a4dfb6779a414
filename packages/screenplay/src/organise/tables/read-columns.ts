import { foldWidth } from '../lines/normalise-text.ts';
import { readTime } from '../words/time-words.ts';
import { type ColumnRole, isFilmWord, readRole } from './column-roles.ts';
import { orderOf, readRowNumber } from './row-number.ts';
import { readSeconds } from './seconds.ts';
import { cellAt, type GridRow, type TableGrid } from './table-grid.ts';
import type { Sureness } from './table-text.ts';

/** What opens a scene: the number of its column, its place where that changes, every row, or nothing (cuts alone). */
export type Opening = 'number' | 'place' | 'row' | 'none';

/** A table whose columns are known by their names and by what stands in them. */
export interface ColumnTable {
  grid: TableGrid;
  /** Index of the row that names the columns; -1 where the table before named them. */
  head: number;
  roles: ReadonlyMap<number, ColumnRole>;
  labels: ReadonlyMap<number, string>;
  opening: Opening;
  /** `1-1, 1-2, 2-1`: the second number counts cuts. */
  cutsBehindDash: boolean;
  /** How sure its scenes are, by how many sides told of them. */
  sureness: Sureness;
}

/** Names of columns are short. */
const LONGEST_NAME = 40;

/** Rows above the names of the columns: a title, who wrote it, when. */
const MOST_ABOVE = 15;

/** The table's columns, where it is a scene list or a storyboard. */
export function readColumns(grid: TableGrid, before: ColumnTable | null): ColumnTable | null {
  const head = findHead(grid);
  if (head >= 0) return settle(grid, head, namedRoles(grid.rows[head] as GridRow));
  // A table that goes on behind a page has no names again.
  if (!before || before.opening === 'none') return null;
  if (grid.columns > before.grid.columns || grid.columns * 2 <= before.grid.columns) return null;
  const goesOn = settle(grid, -1, { roles: new Map(before.roles), labels: before.labels });
  return goesOn?.opening === before.opening ? goesOn : null;
}

function findHead(grid: TableGrid): number {
  return grid.rows.slice(0, MOST_ABOVE).findIndex(({ cells }) => {
    const known = cells.filter(({ text }) => readRole(text) !== null).length;
    const short = cells.every(({ text }) => text.length <= LONGEST_NAME);
    return short && known >= 2 && known * 2 >= cells.length;
  });
}

interface NamedRoles {
  roles: Map<number, ColumnRole>;
  labels: ReadonlyMap<number, string>;
}

function namedRoles(row: GridRow): NamedRoles {
  const roles = new Map<number, ColumnRole>();
  const labels = new Map<number, string>();
  for (const { column, span, text } of row.cells) {
    const role = readRole(text);
    for (let at = column; at < column + Math.min(span, 20); at++) {
      if (role) roles.set(at, role);
      labels.set(at, text);
    }
  }
  return { roles, labels };
}

function settle(grid: TableGrid, head: number, { roles, labels }: NamedRoles): ColumnTable | null {
  if ([...roles.values()].includes('key') && roles.size <= 2) return null;
  const rows = grid.rows.slice(head + 1).filter((row) => !repeatsHead(row, labels));
  const valuesOf = (column: number): string[] =>
    rows.flatMap((row) => {
      const cell = cellAt(row, column);
      return cell && cell.column === column ? [cell.text] : [];
    });
  for (const [column, role] of roles) roles.set(column, byValues(role, valuesOf(column)));
  nameScenes(roles, valuesOf);
  const has = (...wanted: ColumnRole[]): boolean => [...roles.values()].some((role) => wanted.includes(role));
  const columnOf = (role: ColumnRole): number => [...roles].find(([, other]) => other === role)?.[0] ?? -1;
  if (!has('scene')) {
    const marked = [...labels.keys()].find((column) => share(valuesOf(column), isMarked) >= 0.6);
    if (marked !== undefined && rows.length >= 2) roles.set(marked, 'scene');
  }
  const film = new Set(
    [...roles].filter(([column]) => isFilmWord(labels.get(column) ?? '')).map(([, role]) => role),
  ).size;
  const story = has('visual', 'dialogue', 'narration');
  const where = has('place', 'placeTime');
  const base = { grid, head, roles, labels, cutsBehindDash: false, sureness: 'many' } as const;
  const isNamed = has('scene') && share(valuesOf(columnOf('scene')), isNumber) < 0.5;
  const sides = SIDES.filter((side) => side.some((role) => has(role))).length;
  const timed = columnOf('time') >= 0 || columnOf('placeTime') >= 0;
  if (has('scene')) {
    if (!(story || where || has('title')) || (film < 2 && !where)) return null;
    if (isNamed ? sides < 2 || !story : !rises(valuesOf(columnOf('scene')))) return null;
    const sureness = isNamed ? 'count' : sides >= 2 ? 'many' : 'name';
    const cutsBehindDash = countsCuts(grid, head, columnOf('scene'), roles);
    return { ...base, opening: 'number', cutsBehindDash, sureness };
  }
  if (has('cut')) {
    if (!story || film < 2) return null;
    if (share(valuesOf(columnOf('cut')), (text) => readRowNumber(text)?.isCut === true) >= 0.6) {
      roles.set(columnOf('cut'), 'scene');
      return { ...base, opening: 'number' };
    }
    const dashed = valuesOf(columnOf('cut'));
    if (share(dashed, isPair) >= 0.8 && rises(dashed)) {
      roles.set(columnOf('cut'), 'scene');
      return { ...base, opening: 'number', cutsBehindDash: true };
    }
    return { ...base, opening: where ? 'place' : 'none' };
  }
  if (has('number') && rises(valuesOf(columnOf('number')))) {
    const told = (story && film >= 2) || (where && timed && film >= 1);
    if (!told) return null;
    roles.set(columnOf('number'), 'scene');
    return { ...base, opening: 'number', sureness: 'count' };
  }
  if (where && timed && (story || has('people')) && film >= 2)
    return { ...base, opening: 'row', sureness: 'count' };
  return null;
}

/** The sides from which columns tell of a scene. */
const SIDES: readonly (readonly ColumnRole[])[] = [
  ['place', 'placeTime'],
  ['time', 'setting'],
  ['visual'],
  ['dialogue', 'narration', 'speaker'],
  ['people'],
  ['duration'],
  ['technical'],
];

/** `# | 씬 | 화면`: where one column counts scenes, the other names them. */
function nameScenes(roles: Map<number, ColumnRole>, valuesOf: (column: number) => string[]): void {
  const scenes = [...roles].filter(([, role]) => role === 'scene').map(([column]) => column);
  const counting = scenes.find((column) => share(valuesOf(column), isNumber) >= 0.5);
  if (counting !== undefined)
    for (const column of scenes) if (column !== counting) roles.set(column, 'title');
}

/** The head of the table again, on its next page. */
export const repeatsHead = (row: GridRow, labels: ReadonlyMap<number, string>): boolean =>
  row.cells.length >= 2 && row.cells.every(({ column, text }) => labels.get(column) === text);

const share = (values: readonly string[], is: (text: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;

const isNumber = (text: string): boolean => text.length <= 24 && readRowNumber(text) !== null;
const isMarked = (text: string): boolean =>
  /^\s*(?:S\s*#|SC(?:ENE)?\s*[#.]?|씬|신|#|장면)\s*\d/i.test(foldWidth(text)) && readRowNumber(text) !== null;
const isPair = (text: string): boolean =>
  /^\s*(?:S\s*#?|#|씬)?\s*\d{1,3}\s*-\s*\d{1,3}\s*$/i.test(foldWidth(text));

/** A name that can mean two things is settled by what stands below it. */
function byValues(role: ColumnRole, values: readonly string[]): ColumnRole {
  if (values.length === 0) return role;
  if (role === 'clock' || role === 'time') {
    if (share(values, (text) => readSeconds(text) !== null) > 0.5) return 'duration';
    return role === 'time' || share(values, (text) => readTime(text) !== null) >= 0.5 ? 'time' : 'technical';
  }
  if (role === 'scene' && share(values, isNumber) < 0.5 && share(values, (text) => text.length > 30) > 0.5)
    return 'visual';
  if (role === 'cut' && share(values, isNumber) < 0.5) return 'technical';
  if (role === 'number' && share(values, isNumber) < 0.6) return 'note';
  if (role === 'place' && share(values, (text) => text.length > 60) > 0.5) return 'visual';
  return role;
}

/** Numbers that mostly do not fall: those of a day's plan stand as they are shot. */
function rises(values: readonly string[]): boolean {
  const orders = values.flatMap((text) => {
    const found = readRowNumber(text);
    return found ? [orderOf(found.marker)] : [];
  });
  if (orders.length === 0) return false;
  const falls = orders.filter(
    (order, i) => i > 0 && order < (orders[i - 1] as number) && order >= 2000,
  ).length;
  return falls * 5 <= orders.length;
}

/** `1-1, 1-2, 2-1` in one place each: N-M is a scene and its cut. */
function countsCuts(
  grid: TableGrid,
  head: number,
  column: number,
  roles: ReadonlyMap<number, ColumnRole>,
): boolean {
  const place = [...roles].find(([, role]) => role === 'place' || role === 'placeTime')?.[0];
  const places = new Map<string, Set<string>>();
  let pairs = 0;
  let again = 0;
  for (const row of grid.rows.slice(head + 1)) {
    const text = cellAt(row, column)?.text ?? '';
    if (text === '') continue;
    if (!isPair(text)) return false;
    pairs += 1;
    const first = foldWidth(text).replace(/\s*-.*$/s, '');
    if (places.has(first)) again += 1;
    const own = places.get(first) ?? new Set<string>();
    const where = place === undefined ? '' : (cellAt(row, place)?.text ?? '');
    if (where !== '') own.add(where);
    places.set(first, own);
  }
  return pairs >= 3 && again > 0 && [...places.values()].every((own) => own.size <= 1);
}
