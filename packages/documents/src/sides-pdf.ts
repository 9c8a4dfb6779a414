import type { SidesView } from '@ddak/domain';
import { A4_SCRIPT as PAGE } from './pdf/paper.ts';
import { dryPen } from './pdf/pen.ts';
import { type Layout, makePdf } from './pdf/sheet.ts';
import { drawMissing, rowsWithout } from './pdf/sides/missing-page.ts';
import { scriptPages } from './pdf/sides/script-pages.ts';
import { scriptRows } from './pdf/sides/script-rows.ts';
import { drawSidesHead, FRAME_TOP } from './pdf/sides/sides-head.ts';
import { drawScriptPage } from './pdf/sides/sides-page.ts';
import { type SidesPage, sidesPages } from './pdf/sides/sides-pages.ts';
import { drawWatermark } from './pdf/sides/watermark.ts';
import type { PrintOptions } from './print-options.ts';

/** What is crossed out ends above the foot. */
const FRAME_HEIGHT = PAGE.bottom - FRAME_TOP - 6;

/** CS35: the day's pages of the script in shooting order, A4 upright, what is not shot on them crossed out. */
export function sidesPdf(view: SidesView, options: Pick<PrintOptions, 'madeAt'>): Promise<Uint8Array> {
  const title = [view.title, view.projectTitle, view.dayText].filter(Boolean).join(' · ');
  const info = { paper: PAGE, title, madeAt: options.madeAt };
  const text = view.watermark === '' ? title : `${view.watermark} · 밖으로 내보내지 마세요`;
  return makePdf(info, [{ layout: layoutOf(view), maxPages: Number.POSITIVE_INFINITY }], {
    text,
    unnumbered: true,
  });
}

function layoutOf(view: SidesView): Layout {
  let pages: readonly SidesPage[] | undefined;
  return (pen, measure) => {
    // A script is set once: it is laid out twice.
    pages ??= sidesPages(view, scriptPages(scriptRows(measure, view.lines), FRAME_HEIGHT));
    const missing = rowsWithout(view.rows);
    const hasMissing = missing.length > 0 || pages.length === 0;
    const count = pages.length + (hasMissing ? drawMissing(dryPen, measure, missing, 0) : 0);
    for (let page = 0; page < count; page++) {
      drawWatermark(pen, measure, view.watermark, page);
      const sides = pages[page];
      drawSidesHead(pen, measure, { view, rows: sides?.rows ?? missing, page, pages: count });
      if (sides) drawScriptPage(pen, measure, { view, sides, page });
    }
    if (hasMissing) drawMissing(pen, measure, missing, pages.length);
    return { pages: count };
  };
}
