import { isNameShape } from '../cues/speaker-name.ts';
import { foldWidth } from '../lines/normalise-text.ts';
import type { SourceLine } from '../lines/source-line.ts';
import type { ColumnRole } from './column-roles.ts';
import { readSpeech } from './dialogue-cell.ts';
import { type ColumnTable, repeatsHead } from './read-columns.ts';
import { type RowNumber, readRowNumber } from './row-number.ts';
import { readRowTail } from './row-tail.ts';
import { readSeconds } from './seconds.ts';
import type { GridCell, GridRow } from './table-grid.ts';
import type { RowHeading, TableText } from './table-text.ts';

/** The lines of each row as its columns tell them, by the index of the row's first source line. */
export function layOutRows(table: ColumnTable, lines: readonly SourceLine[]): Map<number, SourceLine[]> {
  const out = new Map<number, SourceLine[]>();
  const reader = new RowReader(table, lines);
  table.grid.rows.forEach((row, i) => {
    const first = firstLine(row);
    if (i < table.head) return;
    if (i === table.head || repeatsHead(row, table.labels)) {
      const names = row.cells.map(({ text }) => oneLine(text)).join(' / ');
      out.set(first, [
        setLine(lines[first] as SourceLine, names, { type: 'note', isCuts: table.opening === 'none' }),
      ]);
    } else if (!isSection(row, table)) out.set(first, reader.read(row));
  });
  return out;
}

/** The first source line of a row, as it is read. */
export const firstLine = ({ cells }: GridRow): number =>
  cells.reduce((first, { lines }) => Math.min(first, lines[0] ?? first), Number.POSITIVE_INFINITY);

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

export function setLine(line: SourceLine, text: string, set: TableText): SourceLine {
  return { ...line, text, bold: [], set };
}

/** One cell across the table, or alone in its first column and no number: what heads the rows below. */
function isSection({ cells }: GridRow, { grid, roles }: ColumnTable): boolean {
  const [cell] = cells;
  if (cells.length !== 1 || !cell || grid.columns < 3) return false;
  if (cell.span >= 3 && cell.span * 10 >= grid.columns * 6) return true;
  const role = roles.get(cell.column);
  return cell.column === 0 && (role === 'scene' || role === 'cut') && readRowNumber(cell.text) === null;
}

/** Cells that say which scene a row belongs to, where and when it plays. */
const HEADING: ReadonlySet<ColumnRole> = new Set(['scene', 'title', 'place', 'placeTime', 'time', 'setting']);
const TOLD: ReadonlySet<ColumnRole> = new Set(['visual', 'dialogue', 'narration', 'place', 'placeTime']);

interface RowCell {
  cell: GridCell;
  role: ColumnRole | null;
}

class RowReader {
  readonly #table: ColumnTable;
  readonly #lines: readonly SourceLine[];
  readonly #form: string;
  #scene: string | null = null;
  #rows = 0;
  #speaker: string | null = null;

  constructor(table: ColumnTable, lines: readonly SourceLine[]) {
    this.#table = table;
    this.#lines = lines;
    this.#form = [...table.roles].map(([column, role]) => `${column}${role}`).join(' ');
  }

  /** The lines of a row in the order of its cells: none of its words moves. */
  read(row: GridRow): SourceLine[] {
    this.#rows += 1;
    const cells = row.cells.map((cell) => ({ cell, role: this.#table.roles.get(cell.column) ?? null }));
    const opens = this.#opening(cells);
    this.#speaker = speakerOf(cells);
    const headed = opens ? headingEnd(cells) : 0;
    const out: SourceLine[] = [];
    if (opens) out.push(this.#put(cells.slice(0, headed), headText, { opens }));
    let beside: RowCell[] = [];
    const close = (): void => {
      if (beside.length > 0) out.push(this.#put(beside, noteText, {}));
      beside = [];
    };
    for (const one of cells.slice(headed)) {
      if (isStory(one)) {
        close();
        out.push(...this.#story(one));
      } else beside.push(one);
    }
    close();
    return out;
  }

  /** Cells beside the story in one line, with what they tell of it. */
  #put(
    cells: readonly RowCell[],
    textOf: (cells: readonly GridCell[]) => string,
    set: Partial<TableText>,
  ): SourceLine {
    const people = cells.flatMap(({ cell, role }) =>
      role === 'people' || role === 'speaker' ? namesIn(cell.text) : [],
    );
    const length = cells.find(({ role }) => role === 'duration')?.cell;
    const seconds = length ? readSeconds(length.text) : null;
    const line = this.#lines[cells[0]?.cell.lines[0] ?? 0] as SourceLine;
    return setLine(line, textOf(cells.map(({ cell }) => cell)), {
      type: 'note',
      ...set,
      ...(people.length > 0 ? { people } : {}),
      ...(seconds === null ? {} : { seconds }),
    });
  }

  #story({ cell, role }: RowCell): SourceLine[] {
    const own = cell.lines.map((at) => this.#lines[at] as SourceLine);
    if (role === 'visual') return own.map((line) => setLine(line, line.text, { type: 'action' }));
    const [first] = own;
    return readSpeech(own, this.#speaker, role === 'narration').map(({ text, ...set }) =>
      setLine(first as SourceLine, text, set),
    );
  }

  /** The heading of a row that begins a scene; null of one that goes on. */
  #opening(cells: readonly RowCell[]): RowHeading | null {
    const { opening, sureness, roles } = this.#table;
    const textOf = (...wanted: ColumnRole[]): string =>
      cells.find(({ role }) => role !== null && wanted.includes(role))?.cell.text ?? '';
    const written = textOf('scene');
    const number = readRowNumber(written);
    const place = textOf('place', 'placeTime');
    const key = this.#keyOf(written, number, place, cells);
    if (opening === 'none' || key === '' || key === this.#scene) return null;
    this.#scene = key;
    const behind = number ? [number.marker.rest, ...written.split('\n').slice(1)].join(' ') : written;
    const tail = readRowTail({
      title: textOf('title') || (number?.isCut ? '' : behind),
      place,
      time: textOf('time'),
      setting: textOf('setting'),
    });
    const fullness = new Set([...roles.values()].filter((role) => TOLD.has(role))).size;
    return { marker: this.#markerOf(number), tail, form: this.#form, fullness, sureness };
  }

  #keyOf(written: string, number: RowNumber | null, place: string, cells: readonly RowCell[]): string {
    const { opening } = this.#table;
    if (opening === 'place') return place.replace(/\s/g, '');
    if (opening === 'row')
      return cells.some(({ role }) => role === 'place' || role === 'placeTime') ? `row ${this.#rows}` : '';
    if (!number) return written.replace(/\s/g, '');
    const { first, second, third } = number.marker.number ?? { first: 0, second: null, third: null };
    const isWhole = number.isCut || this.#table.cutsBehindDash;
    return [number.marker.episode, first, ...(isWhole ? [] : [second, third])].join('-');
  }

  #markerOf(number: RowNumber | null): RowHeading['marker'] {
    if (!number?.marker.number) return null;
    const isWhole = number.isCut || this.#table.cutsBehindDash;
    return isWhole
      ? { ...number.marker, number: { ...number.marker.number, second: null, third: null } }
      : number.marker;
  }
}

const isStory = ({ role }: RowCell): boolean =>
  role === 'visual' || role === 'dialogue' || role === 'narration';

/** Who says what stands without a name: the one person whom the row names. */
function speakerOf(cells: readonly RowCell[]): string | null {
  const speakers = cells.filter(({ role }) => role === 'speaker');
  const named = speakers.length > 0 ? speakers : cells.filter(({ role }) => role === 'people');
  const people = named.flatMap(({ cell }) => namesIn(cell.text));
  return people.length === 1 || speakers.length > 0 ? (people[0] ?? null) : null;
}

/** How many cells the heading takes: from the row's first to the last of those that say which scene, where and when. */
function headingEnd(cells: readonly RowCell[]): number {
  const isHead = ({ role }: RowCell): boolean => role !== null && HEADING.has(role);
  const scene = cells.findIndex(({ role }) => role === 'scene');
  let end = Math.max(scene, cells.findIndex(isHead), 0) + 1;
  for (let at = end; at < cells.length; at++) {
    const cell = cells[at] as RowCell;
    if (isHead(cell)) end = at + 1;
    else if (cell.role !== 'cut') break;
  }
  return end;
}

/** `3 카페 / 낮`: the number first, then what the other cells say. */
function headText(cells: readonly GridCell[]): string {
  const [first = '', ...rest] = cells.map(({ text }) => oneLine(text));
  return rest.length === 0 ? first : `${first} ${rest.join(' / ')}`;
}

const noteText = (cells: readonly GridCell[]): string => cells.map(({ text }) => oneLine(text)).join(' / ');

/** Names in a cell of people: `민호, 지은 / 손님 1`. */
export function namesIn(text: string): string[] {
  return foldWidth(text)
    .replace(/\([^()]*\)/g, '')
    .split(/\s*[,/·;ㆍ・\n]\s*/)
    .map((name) => name.replace(/^@/, '').trim())
    .filter((name) => isNameShape(name) && name.length <= 12);
}
