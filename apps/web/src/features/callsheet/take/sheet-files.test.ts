import { describe, expect, it } from 'vitest';
import type { FetchedFile } from '../../../platform/download-file.ts';
import { NO_LINE } from '../../../platform/fixed-texts.ts';
import { fetchSheetFiles, fetchSides, MADE_BY_SERVER, OWN_FORM, SHEET_FORMS } from './sheet-files.ts';

const form = (key: string) => SHEET_FORMS.find((one) => one.key === key)!;
const sheet = { projectId: 'p', callsheetId: 'c', version: undefined };

/** A server with sheets of so many pages; `asked` keeps what was asked for. */
function server(pages: number) {
  const asked: string[] = [];
  const fetchFile = async (path: string): Promise<FetchedFile> => {
    asked.push(path);
    const file = new File(['x'], `${asked.length}`);
    return { ok: true, file, headers: new Headers({ 'x-pages': `${pages}` }) };
  };
  return { asked, fetchFile };
}

describe('the files of a sheet', () => {
  it('CS21: are its pictures page by page, of the version that is shown', async () => {
    const { asked, fetchFile } = server(3);
    const got = await fetchSheetFiles(fetchFile, { ...sheet, version: 2 }, form('upright'));
    expect(got.ok && got.files.map(({ name }) => name)).toEqual(['1', '2', '3']);
    expect(asked).toEqual(
      [1, 2, 3].map((n) => `/projects/p/callsheets/c.png?form=phone&version=2&page=${n}`),
    );
  });

  it('CS20: are one for the others', async () => {
    const { asked, fetchFile } = server(1);
    for (const key of ['pdf', 'phone', 'xlsx']) await fetchSheetFiles(fetchFile, sheet, form(key));
    expect(asked).toEqual([
      '/projects/p/callsheets/c.pdf',
      '/projects/p/callsheets/c.pdf?form=phone',
      '/projects/p/callsheets/c.xlsx',
    ]);
  });

  it('CS88: have all phones where they are for oneself', async () => {
    const { asked, fetchFile } = server(1);
    await fetchSheetFiles(fetchFile, sheet, form('pdf'), 'room');
    await fetchSheetFiles(fetchFile, { ...sheet, version: 2 }, form('phone'), 'oneself');
    expect(asked).toEqual([
      '/projects/p/callsheets/c.pdf',
      '/projects/p/callsheets/c.pdf?form=phone&version=2&phones=all',
    ]);
  });

  it('CS69: are the team’s own workbook, of the version that is shown', async () => {
    const { asked, fetchFile } = server(1);
    await fetchSheetFiles(fetchFile, { ...sheet, version: 3 }, OWN_FORM);
    expect(asked).toEqual(['/projects/p/callsheets/c/own-form.xlsx?version=3']);
  });

  it('CS35: are its sides, of the version that is shown, with the name that they are for', async () => {
    const { asked, fetchFile } = server(1);
    for (const name of [undefined, '', '김하늘']) await fetchSides(fetchFile, { ...sheet, version: 2 }, name);
    expect(asked.map((path) => decodeURIComponent(path))).toEqual(
      ['', '&name=', '&name=김하늘'].map((name) => `/projects/p/callsheets/c/sides.pdf?version=2${name}`),
    );
    expect(await fetchSides(async () => ({ ok: false, message: NO_LINE }), sheet, '')).toEqual({
      ok: false,
      message: MADE_BY_SERVER,
    });
  });

  it('say without a line that the server makes them, and else what the server says', async () => {
    const failing = (message: string) => () => Promise.resolve({ ok: false, message } as const);
    expect(await fetchSheetFiles(failing(NO_LINE), sheet, form('pdf'))).toEqual({
      ok: false,
      message: MADE_BY_SERVER,
    });
    expect(await fetchSheetFiles(failing('권한이 없어요.'), sheet, form('pdf'))).toMatchObject({
      message: '권한이 없어요.',
    });
  });
});
