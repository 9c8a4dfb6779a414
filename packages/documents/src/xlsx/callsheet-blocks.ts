import { BLOCK_SHARES, blockColumns, type CallsheetView } from '@ddak/domain';
import { type BlockCells, blockCells, HEAD } from './block-cells.ts';
import { type GridSpan, shareGrid } from './share-grid.ts';
import { linesIn, put, type Style, setLines, type Value, type Worksheet } from './sheet.ts';

/** A part of a line: the grid columns that it takes and what it says. */
interface Part {
  readonly span: GridSpan;
  readonly value: Value;
  readonly style?: Style;
}
type Line = readonly Part[];

/**
 * The blocks below the table where print has them (CS97), then totals and the next day. They share the table's grid, so
 * parts are merged cells.
 */
export function putCallsheetBlocks(
  sheet: Worksheet,
  view: CallsheetView,
  widths: readonly number[],
  from: number,
): void {
  const columns = blockColumns(view)
    .map((blocks, i) => ({ share: BLOCK_SHARES[i]!, blocks: blocks.map((one) => blockCells(view, one)) }))
    .filter(({ blocks }) => blocks.length > 0);
  const spans = shareGrid(
    widths,
    [1, widths.length],
    columns.map(({ share, blocks }) => ({
      share,
      least: Math.max(...blocks.map(({ room }) => room.length)),
    })),
  );
  const lines = columns.map(({ blocks }, i) => blocks.flatMap((block) => linesOf(block, widths, spans[i]!)));
  const count = Math.max(0, ...lines.map((one) => one.length));
  for (let i = 0; i < count; i++)
    putLine(
      sheet,
      lines.flatMap((one) => one[i] ?? []),
      widths,
      from + i,
    );
  putClosing(sheet, view, widths, from + count + 1);
}

function putClosing(sheet: Worksheet, view: CallsheetView, widths: readonly number[], row: number): void {
  const half = { share: 1, least: 1 };
  const [left, right] = shareGrid(widths, [1, widths.length], [half, half]) as [GridSpan, GridSpan];
  putLine(sheet, [title('합계', left), title('다음 회차 예고', right)], widths, row);
  const closing: Line = [
    { span: left, value: view.totals.text },
    { span: right, value: view.nextDay === '' ? '없음' : view.nextDay },
  ];
  putLine(sheet, closing, widths, row + 1);
}

function putLine(sheet: Worksheet, parts: Line, widths: readonly number[], row: number): void {
  for (const { span, value, style } of parts)
    put(sheet, { row, column: span[0], toColumn: span[1] }, value, style);
  const lines = parts.map(({ span: [first, last], value }) => {
    const width = widths.slice(first - 1, last).reduce((sum, one) => sum + one, 0);
    return typeof value === 'string' ? linesIn(value, width) : 1;
  });
  setLines(sheet, row, Math.max(1, ...lines), 17);
}

const title = (value: string, span: GridSpan): Part => ({
  span,
  value,
  style: { bold: true, size: 10, frame: 'none' },
});

/** A block with its heading, and an empty line behind. */
function linesOf(block: BlockCells, widths: readonly number[], span: GridSpan): Line[] {
  const spans = shareGrid(
    widths,
    span,
    block.room.map((share) => ({ share, least: 1 })),
  );
  const heads = block.head?.map((value, i): Part => ({ span: spans[i]!, value, style: HEAD }));
  return [
    [title(block.title, span)],
    ...(heads ? [heads] : []),
    ...block.lines.map((line) => line.map((cell, i): Part => ({ ...cell, span: spans[i]! }))),
    [],
  ];
}
