import type { FetchedFile } from '../../../platform/download-file.ts';
import { NO_LINE } from '../../../platform/fixed-texts.ts';

/** The files that a sheet is taken home as. */
export const SHEET_FORMS = [
  { key: 'pdf', label: 'PDF', file: '.pdf', query: {} },
  { key: 'phone', label: '휴대폰용 PDF', file: '.pdf', query: { form: 'phone' } },
  { key: 'upright', label: '그림(세로)', file: '.png', query: { form: 'phone' } },
  { key: 'across', label: '그림(가로)', file: '.png', query: { form: 'wide' } },
  { key: 'xlsx', label: 'XLSX', file: '.xlsx', query: {} },
] as const;
/** CS69: where the project has a form of its own. */
export const OWN_FORM = { key: 'own', label: '우리 양식 XLSX', file: '/own-form.xlsx', query: {} } as const;
export type SheetForm = (typeof SHEET_FORMS)[number] | typeof OWN_FORM;

export type SheetFiles =
  | { readonly ok: true; readonly files: readonly File[] }
  | { readonly ok: false; readonly message: string };

/** Without a line the device cannot make them itself. */
export const MADE_BY_SERVER = '파일은 서버에서 만들어요. 신호가 있는 곳에서 다시 시도해 주세요.';

interface Sheet {
  readonly projectId: string;
  readonly callsheetId: string;
  readonly version: number | undefined;
}

/** CS88: for the chat room with the phones that are marked, or as one sees it oneself. */
export type TakenFor = 'room' | 'oneself';

/** Fetches all files of a form: pictures come page by page, and the first says how many there are (CS21). */
export async function fetchSheetFiles(
  fetchFile: (path: string) => Promise<FetchedFile>,
  sheet: Sheet,
  form: SheetForm,
  takenFor: TakenFor = 'room',
): Promise<SheetFiles> {
  const files: File[] = [];
  let pages = 1;
  for (let page = 1; page <= pages; page++) {
    const query = new URLSearchParams(form.query);
    if (sheet.version !== undefined) query.set('version', `${sheet.version}`);
    if (takenFor === 'oneself') query.set('phones', 'all');
    if (form.file === '.png') query.set('page', `${page}`);
    const asked = query.size === 0 ? '' : `?${query}`;
    const path = `/projects/${sheet.projectId}/callsheets/${sheet.callsheetId}${form.file}${asked}`;
    const fetched = await fetchFile(path);
    if (!fetched.ok) return failed(fetched.message);
    files.push(fetched.file);
    if (page === 1) pages = Number(fetched.headers.get('x-pages') ?? 1);
  }
  return { ok: true, files };
}

/** CS35: fetches the sides of a sheet; `name`: whose copy it is, undefined: of the one who asks, empty: nobody's. */
export async function fetchSides(
  fetchFile: (path: string) => Promise<FetchedFile>,
  sheet: Sheet,
  name: string | undefined,
): Promise<SheetFiles> {
  const query = new URLSearchParams();
  if (sheet.version !== undefined) query.set('version', `${sheet.version}`);
  if (name !== undefined) query.set('name', name);
  const asked = query.size === 0 ? '' : `?${query}`;
  const path = `/projects/${sheet.projectId}/callsheets/${sheet.callsheetId}/sides.pdf${asked}`;
  const fetched = await fetchFile(path);
  return fetched.ok ? { ok: true, files: [fetched.file] } : failed(fetched.message);
}

const failed = (message: string): SheetFiles => ({
  ok: false,
  message: message === NO_LINE ? MADE_BY_SERVER : message,
});
