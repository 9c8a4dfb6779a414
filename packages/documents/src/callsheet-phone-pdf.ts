import { type CallsheetView, shownView } from '@ddak/domain';
import { PHONE } from './pdf/paper.ts';
import { callGroups } from './pdf/phone/phone-calls.ts';
import { drawRunningHead, headGroups } from './pdf/phone/phone-head.ts';
import { rowGroups } from './pdf/phone/phone-rows.ts';
import { drawStack } from './pdf/phone/stack.ts';
import { type Layout, makePdf } from './pdf/sheet.ts';
import type { PrintOptions } from './print-options.ts';

/**
 * CS20: the call sheet for reading upright on a phone without zooming: pages as wide as a phone, one column, the call
 * first, then the day line by line in words, then calls, places, notices and people.
 */
export function callsheetPhonePdf(whole: CallsheetView, options: PrintOptions): Promise<Uint8Array> {
  const view = shownView(whole);
  const title = [view.title, view.projectTitle, view.dayText].filter(Boolean).join(' · ');
  const layout: Layout = (pen, measure) => {
    const groups = [
      ...headGroups(measure, view, options.logo),
      ...rowGroups(measure, view),
      ...callGroups(measure, view),
    ];
    const openPage = (page: number): number => drawRunningHead(pen, measure, view, page);
    const end = drawStack(pen, PHONE, groups, { page: 0, y: PHONE.top }, openPage);
    return { pages: end.page + 1, end: end.y + 12 };
  };
  const info = { paper: PHONE, title, madeAt: options.madeAt };
  return makePdf(info, [{ layout, maxPages: Number.POSITIVE_INFINITY }], { text: view.footer });
}
