import type { SidesRow, SidesScene } from '@ddak/domain';
import type { Measure } from '../measure.ts';
import { A4_SCRIPT as PAGE, widthOfPaper } from '../paper.ts';
import type { Pen } from '../pen.ts';
import { wrapText } from '../wrap-text.ts';
import { FRAME_TOP } from './sides-head.ts';

const REASONS: Readonly<Record<Exclude<SidesScene['state'], 'text'>, string>> = {
  noText: '대본에서 온 씬이 아니라 본문이 없어요.',
  omitted: '지금 대본에는 없는 씬이에요.',
  removed: '씬이 지워졌어요.',
};

/** The rows of a day of which the script has not all. */
export const rowsWithout = (rows: readonly SidesRow[]): readonly SidesRow[] =>
  rows.filter(({ scenes }) => scenes.some(({ state }) => state !== 'text'));

/** CS35: the day's scenes of which there is nothing to print, so that nobody takes them for not shot. Returns the pages. */
export function drawMissing(pen: Pen, measure: Measure, rows: readonly SidesRow[], from: number): number {
  const title = rows.length === 0 ? '이 날에는 촬영할 씬이 없어요' : '본문이 없는 씬';
  let [page, y] = [from, FRAME_TOP];
  pen.text(page, PAGE.left, y + 8, title, { face: 'bold', size: 13 });
  y += 28;
  for (const { text, style } of rows.flatMap(linesOf)) {
    for (const part of wrapText(measure, text, { ...style, width: widthOfPaper(PAGE) })) {
      if (y + 16 > PAGE.bottom) [page, y] = [page + 1, FRAME_TOP];
      pen.text(page, PAGE.left, y + 8, part, style);
      y += 16;
    }
  }
  return page - from + 1;
}

function linesOf({ order, timeText, place, scenes }: SidesRow) {
  return scenes.flatMap(({ label, state }) => {
    if (state === 'text') return [];
    const about = [`${order}번`, timeText, `S#${label}`, place].filter(Boolean).join('  ');
    return [
      { text: about, style: { face: 'medium', size: 10.4, colour: '#16181D' } as const },
      { text: REASONS[state], style: { face: 'regular', size: 9.4, colour: '#6B7280' } as const },
    ];
  });
}
