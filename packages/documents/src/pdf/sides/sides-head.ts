import { type SidesRow, type SidesView, sheetDayName } from '@ddak/domain';
import type { Measure } from '../measure.ts';
import { A4_SCRIPT as PAGE, widthOfPaper } from '../paper.ts';
import type { Pen } from '../pen.ts';
import { wrapText } from '../wrap-text.ts';

/** Where the frame of the script begins: the same on every page of every day, so that its pages stay the same. */
export const FRAME_TOP = PAGE.top + 92;

const STRIP_TOP = PAGE.top + 40;
const STRIP_HEIGHT = 38;
const STRIP_LEFT = PAGE.left + 46;
/** What is tried in turn, until the day's scenes fit. */
const SIZES = [9, 8, 7, 6, 5] as const;
const DARK = '#16181D';
const SOFT = '#6B7280';

interface Chip {
  readonly row: SidesRow | null;
  readonly text: string;
  readonly x: number;
  readonly line: number;
  readonly width: number;
}
interface Strip {
  readonly size: number;
  readonly chips: readonly Chip[];
}

export interface SidesHead {
  readonly view: SidesView;
  /** The rows that this page is there for. */
  readonly rows: readonly SidesRow[];
  readonly page: number;
  readonly pages: number;
}

/** The day, the page, and the scenes of the day in the order in which they are shot, those of this page in black. */
export function drawSidesHead(pen: Pen, measure: Measure, { view, rows, page, pages }: SidesHead): void {
  const middle = PAGE.top + 9;
  const day = sheetDayName(view);
  pen.text(page, PAGE.left, middle, day, { face: 'bold', size: 17, colour: DARK });
  const after = PAGE.left + measure(day, 'bold', 17) + 10;
  pen.text(page, after, middle + 1.5, view.dateText, { face: 'medium', size: 11, colour: DARK });
  const number = `${page + 1} / ${pages}`;
  const right = PAGE.right - measure(number, 'bold', 13);
  pen.text(page, right, middle + 0.5, number, { face: 'bold', size: 13, colour: DARK });
  const about = [view.title, view.projectTitle, view.edition].filter(Boolean).join(' · ');
  const small = { face: 'regular', size: 8.4, colour: SOFT } as const;
  const [line = ''] = wrapText(measure, about, { ...small, width: widthOfPaper(PAGE) });
  pen.text(page, PAGE.left, middle + 19, line, small);
  drawStrip(pen, measure, view, rows, page);
  const rule = FRAME_TOP - 14;
  pen.line(page, PAGE.left, rule, PAGE.right, rule, { width: 1.2, colour: DARK });
}

function drawStrip(
  pen: Pen,
  measure: Measure,
  view: SidesView,
  rows: readonly SidesRow[],
  page: number,
): void {
  const { size, chips } = setStrip(measure, view.rows);
  const pitch = pitchOf(size);
  const middleOf = (line: number): number => STRIP_TOP + pitch / 2 + line * pitch;
  pen.text(page, PAGE.left, middleOf(0), '촬영 순서', { face: 'medium', size: 8, colour: SOFT });
  for (const { row, text, x, line, width } of chips) {
    const isOpen = row !== null && rows.includes(row);
    const middle = middleOf(line);
    if (isOpen) pen.fill(page, x, middle - pitch / 2 + 0.8, width, pitch - 1.6, DARK);
    const face = isOpen ? 'bold' : 'regular';
    const colour = isOpen ? '#FFFFFF' : SOFT;
    pen.text(page, x + (width - measure(text, face, size)) / 2, middle, text, { face, size, colour });
  }
}

const pitchOf = (size: number): number => size * 1.55;

/** The scenes of the day in the largest size in which they fit; at the smallest the last of them are left out. */
function setStrip(measure: Measure, rows: readonly SidesRow[]): Strip {
  for (const size of SIZES) {
    const chips = setChips(measure, rows, size);
    if (linesAt(size) > (chips.at(-1)?.line ?? 0)) return { size, chips };
  }
  const size = SIZES[SIZES.length - 1]!;
  const shown = setChips(measure, rows, size).filter(({ line }) => line < linesAt(size));
  const last = shown.at(-1)!;
  return { size, chips: [...shown.slice(0, -1), { ...last, row: null, text: '…' }] };
}

const linesAt = (size: number): number => Math.floor(STRIP_HEIGHT / pitchOf(size));

function setChips(measure: Measure, rows: readonly SidesRow[], size: number): Chip[] {
  let [x, line] = [STRIP_LEFT, 0];
  return rows.map((row): Chip => {
    const none = row.scenes.every(({ state }) => state !== 'text') ? ' 본문 없음' : '';
    const text = `${row.label}${none}`;
    const width = measure(text, 'bold', size) + size * 1.1;
    if (x + width > PAGE.right && x > STRIP_LEFT) [x, line] = [STRIP_LEFT, line + 1];
    const chip = { row, text, x, line, width };
    x += width + size * 0.35;
    return chip;
  });
}
