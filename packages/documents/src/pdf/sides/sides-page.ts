import type { SidesRow, SidesView } from '@ddak/domain';
import type { Measure } from '../measure.ts';
import { A4_SCRIPT as PAGE } from '../paper.ts';
import type { Pen } from '../pen.ts';
import type { PlacedRow } from './script-pages.ts';
import { TEXT_LEFT } from './script-rows.ts';
import { FRAME_TOP } from './sides-head.ts';
import type { SidesPage } from './sides-pages.ts';

const DARK = '#16181D';
const SOFT = '#6B7280';
/** Light enough that nobody reads on, dark enough to be read where one has to. */
const CROSSED = '#A3A9B2';
const CROSS = { width: 0.9, colour: '#8A919C' } as const;
/** Left blank around what is crossed out. */
const AROUND = 2.5;
const BAR_LEFT = TEXT_LEFT - 9;

/** Rows of one page, one below the other, of one kind. */
interface Stretch {
  readonly isOpen: boolean;
  readonly top: number;
  readonly bottom: number;
}

/** The script's page: the scenes it is there for as they are, whatever else stands on it grey and crossed out. */
export function drawScriptPage(
  pen: Pen,
  measure: Measure,
  { view, sides, page }: { readonly view: SidesView; readonly sides: SidesPage; readonly page: number },
): void {
  const open = (sceneId: string | null): SidesRow[] =>
    sides.rows.filter((row) => row.scenes.some((scene) => scene.sceneId === sceneId));
  const seen = new Set<string | null>();
  for (const { row, y } of sides.placed) {
    const rows = open(row.sceneId);
    const middle = FRAME_TOP + y + row.height / 2;
    for (const { x, text, ...style } of row.pieces)
      pen.text(page, x, middle, text, rows.length > 0 ? style : { ...style, colour: CROSSED });
    if (row.isHeading && rows.length > 0) drawAside(pen, measure, rows, page, middle);
    if (row.sceneId !== null && !seen.has(row.sceneId)) {
      const elsewhere = view.rows.filter((one) => one.scenes.some(({ sceneId }) => sceneId === row.sceneId));
      if (rows.length > 0) drawOrder(pen, measure, rows, page, middle);
      else if (elsewhere.length > 0) drawElsewhere(pen, measure, elsewhere, page, middle);
    }
    seen.add(row.sceneId);
  }
  drawGoesOn(pen, open, sides.placed, page);
  drawStretches(pen, sides.placed, (sceneId) => open(sceneId).length > 0, page);
}

/** Above a page that goes on with a scene: with which. */
function drawGoesOn(
  pen: Pen,
  open: (sceneId: string | null) => readonly SidesRow[],
  [first]: readonly PlacedRow[],
  page: number,
): void {
  const sceneId = first?.row.sceneId ?? null;
  const scene = open(sceneId)
    .flatMap(({ scenes }) => scenes)
    .find((one) => one.sceneId === sceneId);
  if (!scene || first?.row.isHeading) return;
  const style = { face: 'medium', size: 8, colour: SOFT } as const;
  pen.text(page, TEXT_LEFT, FRAME_TOP - 5, `S#${scene.label} 이어서`, style);
}

/** The place in the day's order, white on black. */
function drawOrder(
  pen: Pen,
  measure: Measure,
  rows: readonly SidesRow[],
  page: number,
  middle: number,
): void {
  const text = rows.map(({ order }) => order).join('·');
  const width = Math.max(15, measure(text, 'bold', 9) + 7);
  const x = BAR_LEFT - 6 - width;
  pen.fill(page, x, middle - 7.5, width, 15, DARK);
  const left = x + (width - measure(text, 'bold', 9)) / 2;
  pen.text(page, left, middle, text, { face: 'bold', size: 9, colour: '#FFFFFF' });
}

/** Crossed out here, and shot on this day all the same. */
function drawElsewhere(
  pen: Pen,
  measure: Measure,
  rows: readonly SidesRow[],
  page: number,
  middle: number,
): void {
  const style = { face: 'medium', size: 6.8, colour: SOFT } as const;
  const words = ['순서', rows.map(({ order }) => order).join('·')];
  words.forEach((text, i) => {
    const x = BAR_LEFT - 6 - measure(text, style.face, style.size);
    pen.text(page, x, middle - 4 + i * 8.5, text, style);
  });
}

/** When it is shot, and whether alone and whole. */
function drawAside(
  pen: Pen,
  measure: Measure,
  rows: readonly SidesRow[],
  page: number,
  middle: number,
): void {
  const words = rows.flatMap((row) => {
    const joined = row.scenes.length > 1 ? '이어 찍기' : '';
    const split = row.scenes.some(({ label }) => label.includes('/2)')) ? '나눠 찍기' : '';
    const how = [joined, split].filter(Boolean).join(' · ');
    return [row.timeText, ...(how === '' ? [] : [`${row.label} ${how}`])];
  });
  words.forEach((text, i) => {
    const style = { face: i === 0 ? 'medium' : 'regular', size: 8, colour: i === 0 ? DARK : SOFT } as const;
    const x = PAGE.right - measure(text, style.face, style.size);
    pen.text(page, x, middle + i * 10.5, text, style);
  });
}

/** A bar beside what is shot; a box crossed out corner to corner over what is not. */
function drawStretches(
  pen: Pen,
  placed: readonly PlacedRow[],
  isOpen: (sceneId: string | null) => boolean,
  page: number,
): void {
  for (const { isOpen: shot, top, bottom } of stretchesOf(placed, isOpen)) {
    if (shot) {
      pen.fill(page, BAR_LEFT, top, 2.2, bottom - top, DARK);
      continue;
    }
    const [left, right] = [BAR_LEFT, PAGE.right];
    const [above, below] = [top - AROUND, bottom + AROUND];
    pen.line(page, left, above, right, below, CROSS);
    pen.line(page, left, below, right, above, CROSS);
    for (const y of [above, below]) pen.line(page, left, y, right, y, CROSS);
    for (const x of [left, right]) pen.line(page, x, above, x, below, CROSS);
  }
}

function stretchesOf(
  placed: readonly PlacedRow[],
  isOpen: (sceneId: string | null) => boolean,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { row, y } of placed) {
    const shot = isOpen(row.sceneId);
    const [top, bottom] = [FRAME_TOP + y, FRAME_TOP + y + row.height];
    const last = stretches.at(-1);
    if (last?.isOpen === shot) stretches[stretches.length - 1] = { ...last, bottom };
    else stretches.push({ isOpen: shot, top, bottom });
  }
  return stretches;
}
