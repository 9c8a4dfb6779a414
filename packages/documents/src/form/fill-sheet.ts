import type { FormValues } from '@ddak/domain';
import { bare, fillCell } from './fill-cell.ts';
import { listsIn } from './find-words.ts';
import { fittingHeight } from './fit-height.ts';
import {
  type Area,
  areaOf,
  atOf,
  type CellModel,
  inRow,
  KIND,
  type RowModel,
  type SheetModel,
  textOf,
} from './form-model.ts';
import { Growth } from './growth.ts';
import { type Move, moveReferences } from './move-references.ts';

/** How often each row of a sheet stands beyond once: a row that says entries of lists, for the longest of them. */
export function growthOf({ rows = [] }: SheetModel, { lists }: FormValues): Growth {
  const extra = new Map<number, number>();
  for (const { number, cells } of rows) {
    const counts = cells.flatMap((cell) => listsIn(textOf(cell) ?? '').map((list) => lists[list].length));
    if (counts.length > 0) extra.set(number, Math.max(1, ...counts) - 1);
  }
  return new Growth(extra);
}

/** CS70: a sheet of the form with everything said, each repeated row as often as it has to stand, all below moved down. */
export function fillSheet(
  sheet: SheetModel,
  values: FormValues,
  growths: ReadonlyMap<string, Growth>,
): SheetModel {
  const growth = growths.get(sheet.name)!;
  const move: Move = { sheet: sheet.name, growths };
  const merges = (sheet.mergeCells ?? []).map(areaOf);
  const moved = (text: string): string => moveReferences(text, move);
  return {
    ...sheet,
    rows: (sheet.rows ?? []).flatMap((row) => filledRows(sheet, row, { values, growth, move, merges })),
    mergeCells: (sheet.mergeCells ?? []).flatMap((range) => movedMerge(range, growth)),
    rowBreaks: sheet.rowBreaks.map((one) => ({ ...one, id: growth.last(one.id) })),
    conditionalFormattings: sheet.conditionalFormattings.map((one) => ({
      ...one,
      ref: moved(one.ref),
      rules: one.rules.map((rule) => withFormulae(solid(rule), moved)),
    })),
    dataValidations: movedValidations(sheet, growth, moved),
    autoFilter: typeof sheet.autoFilter === 'string' ? moved(sheet.autoFilter) : sheet.autoFilter,
    pageSetup: {
      ...sheet.pageSetup,
      // As many pages as it takes, of one's width: the library does not read every way of saying so.
      ...(sheet.pageSetup.fitToHeight === 0 ? { fitToPage: true } : {}),
      ...(sheet.pageSetup.printArea ? { printArea: moved(sheet.pageSetup.printArea) } : {}),
      ...(sheet.pageSetup.printTitlesRow
        ? { printTitlesRow: movedRows(sheet.pageSetup.printTitlesRow, growth) }
        : {}),
    },
    media: sheet.media.map((one) =>
      'range' in one ? { ...one, range: movedAnchor(one.range, growth) } : one,
    ),
    drawing: movedDrawing(sheet.drawing, growth),
  };
}

interface Filling {
  readonly values: FormValues;
  readonly growth: Growth;
  readonly move: Move;
  readonly merges: readonly Area[];
}

function filledRows(sheet: SheetModel, row: RowModel, { values, growth, move, merges }: Filling): RowModel[] {
  const first = growth.first(row.number);
  return Array.from({ length: growth.extraOf(row.number) + 1 }, (_, by) => {
    const number = first + by;
    const cells = row.cells.map((cell): CellModel => {
      const isBelow = by > 0 && isOverRows(merges, cell.address);
      const address = inRow(cell.address, number);
      // What is merged is told by the list of merges.
      if (cell.type === KIND.merged || isBelow) return { ...bare(cell), address };
      const { formula, ...plain } = cell;
      if (formula === undefined) return { ...fillCell(plain, values, by), address };
      const copy = { row: row.number, by };
      return {
        ...bare(cell),
        address,
        type: KIND.formula,
        formula: moveReferences(formula, { ...move, copy }),
      };
    });
    const height = fittingHeight(sheet, { ...row, cells }, merges, row.cells);
    return { ...row, number, cells, ...(height === undefined ? {} : { height, customHeight: true }) };
  });
}

/** Of an area that spans several rows: it grows with them, and says what it says once. */
function isOverRows(merges: readonly Area[], address: string): boolean {
  const { row, column } = atOf(address);
  return merges.some(
    ({ from, to }) =>
      from.row < to.row && from.row <= row && row <= to.row && from.column <= column && column <= to.column,
  );
}

function movedMerge(range: string, growth: Growth): string[] {
  const [from = '', to = from] = range.split(':');
  const [top, bottom] = [atOf(from).row, atOf(to).row];
  if (top !== bottom) return [`${inRow(from, growth.first(top))}:${inRow(to, growth.last(bottom))}`];
  const first = growth.first(top);
  return Array.from({ length: growth.extraOf(top) + 1 }, (_, by) => {
    return `${inRow(from, first + by)}:${inRow(to, first + by)}`;
  });
}

/** A ground without a pattern is one of one colour: so spreadsheets write it, and the library writes `undefined`. */
function solid<R extends { readonly style?: object }>(rule: R): R {
  const { fill } = (rule.style ?? {}) as {
    readonly fill?: { readonly type?: string; readonly pattern?: string };
  };
  if (fill?.type !== 'pattern' || (fill.pattern ?? 'undefined') !== 'undefined') return rule;
  return { ...rule, style: { ...rule.style, fill: { ...fill, pattern: 'solid' } } };
}

function withFormulae<R>(rule: R, moved: (text: string) => string): R {
  const { formulae } = rule as { readonly formulae?: readonly unknown[] };
  const move = (one: unknown): unknown => (typeof one === 'string' ? moved(one) : one);
  return formulae ? { ...rule, formulae: formulae.map(move) } : rule;
}

function movedValidations(sheet: SheetModel, growth: Growth, moved: (text: string) => string) {
  const entries = Object.entries(sheet.dataValidations).flatMap(([key, of]) => {
    const rule = withFormulae(of, moved);
    if (!/^[A-Z]+\d+$/.test(key)) return [[moved(key), rule] as const];
    const { row } = atOf(key);
    return Array.from({ length: growth.extraOf(row) + 1 }, (_, by) => {
      return [inRow(key, growth.first(row) + by), rule] as const;
    });
  });
  return Object.fromEntries(entries) as SheetModel['dataValidations'];
}

const movedRows = (rows: string, growth: Growth): string =>
  rows.replace(/\d+/g, (row) => String(growth.first(Number(row))));

interface Corner {
  readonly nativeRow: number;
}

/** Rows of pictures are counted from 0. */
function movedAnchor<R>(range: R, growth: Growth): R {
  const corners = range as unknown as { readonly tl?: Corner; readonly br?: Corner };
  const moved = (corner: Corner | undefined, to: 'first' | 'last') =>
    corner && typeof corner.nativeRow === 'number'
      ? { ...corner, nativeRow: growth[to](corner.nativeRow + 1) - 1 }
      : corner;
  const { tl, br } = corners;
  return {
    ...corners,
    ...(tl ? { tl: moved(tl, 'first') } : {}),
    ...(br ? { br: moved(br, 'first') } : {}),
  } as R;
}

function movedDrawing(drawing: unknown, growth: Growth): unknown {
  const { anchors } = (drawing ?? {}) as { readonly anchors?: readonly { readonly range: object }[] };
  if (!anchors) return drawing;
  const moved = anchors.map((anchor) => ({ ...anchor, range: movedAnchor(anchor.range, growth) }));
  return { ...(drawing as object), anchors: moved };
}
