import type { CallsheetView } from '@ddak/domain';
import { callsheetPdf } from './callsheet-pdf.ts';
import { callsheetPhonePdf } from './callsheet-phone-pdf.ts';
import { drawPages, type Pictures } from './png/draw-pages.ts';
import type { PrintOptions } from './print-options.ts';

/** CS21: upright as wide as chat rooms keep pictures; across twice that, so that the small type stays readable. */
const WIDTHS = { phone: 1080, wide: 2160 } as const;

export type { Pictures };
export type PictureForm = keyof typeof WIDTHS;

/**
 * The call sheet as pictures for a chat room: the pages of its PDF.
 * @param options.page the only one that is drawn, from 1; without it all are
 */
export async function callsheetPng(
  view: CallsheetView,
  options: PrintOptions & { readonly form: PictureForm; readonly page?: number },
): Promise<Pictures> {
  const { form, page } = options;
  const pdf = await (form === 'phone' ? callsheetPhonePdf : callsheetPdf)(view, options);
  return drawPages(pdf, { width: WIDTHS[form], ...(page === undefined ? {} : { page }) });
}
