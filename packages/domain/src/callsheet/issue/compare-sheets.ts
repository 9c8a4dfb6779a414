import { remembering } from '../../kernel/remember.ts';
import type { FrozenSheet } from './frozen-sheet.ts';
import { CLOCK_CELLS, type LineCell, type SheetLine, type SheetPart, sheetLines } from './sheet-lines.ts';

/** A line that is not as it was, told by what in it is not. `before` null: the line is new; `after` null: gone. */
export interface SheetChange {
  readonly part: SheetPart;
  /** Tells the line within its part: a row, a character, a team, a label. */
  readonly key: string;
  readonly title: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Clock times in it are other, and nothing else. */
  readonly isRetimed?: true;
}

/**
 * CS27: what differs from one sheet to the other, in the order in which it is read. What is written by hand has no name:
 * a notice is known by its words, and one put before the others leaves them as they were.
 */
export function compareSheets(before: FrozenSheet, after: FrozenSheet): readonly SheetChange[] {
  return rememberChanges(after, [before], () => compare(before, after));
}

// Of each of sixty readers it is asked what is new for them.
const rememberChanges = remembering<FrozenSheet, readonly SheetChange[]>();

function compare(before: FrozenSheet, after: FrozenSheet): readonly SheetChange[] {
  const [old, now] = [sheetLines(before), sheetLines(after)];
  const oldById = new Map(old.map((line) => [idOf(line), line]));
  const nowIds = new Set(now.map(idOf));
  const gone = old.filter((line) => !nowIds.has(idOf(line)));
  const reworded = new Set<SheetLine>();
  const changed = now.flatMap((line): SheetChange[] => {
    const known = oldById.get(idOf(line));
    if (known?.text === line.text) return [];
    const was = known ?? gone.find((one) => !reworded.has(one) && isSaidFor(one, line));
    if (was) reworded.add(was);
    const { part, key, title, text } = line;
    return [{ part, key, title, ...(was ? differing(was, line) : { before: null, after: text }) }];
  });
  const left = gone
    .filter((line) => !reworded.has(line))
    .map(({ part, key, title, text }) => ({ part, key, title, before: text, after: null }));
  return [...changed, ...left];
}

/** CS27: of a line that was there already what it says now, and said, of the things that changed. */
function differing(
  was: SheetLine,
  is: SheetLine,
): { readonly before: string; readonly after: string; readonly isRetimed?: true } {
  const pairs = is.cells
    .map((cell, i) => [was.cells[i], cell] as const)
    .filter(([old, cell]) => old?.text !== cell.text);
  const words = (cells: readonly (LineCell | undefined)[]): string =>
    cells.map((cell) => cell && (cell.text || `${cell.of} 없음`)).join(' · ');
  const said = { before: words(pairs.map(([old]) => old)), after: words(pairs.map(([, cell]) => cell)) };
  const isRetimed = is.part !== '집합' && pairs.every(([, { of }]) => CLOCK_CELLS.includes(of));
  return isRetimed ? { ...said, isRetimed } : said;
}

const isSaid = ({ part }: SheetLine): boolean => part === '안내';
const idOf = (line: SheetLine): string =>
  `${line.part}/${isSaid(line) ? `${line.title}/${line.text}` : line.key}`;
/** Whether the one notice stands where the other stood: of one kind, both without their like in the other sheet. */
const isSaidFor = (one: SheetLine, other: SheetLine): boolean =>
  isSaid(one) && isSaid(other) && one.title === other.title;
