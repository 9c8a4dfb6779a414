import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTableFile, type TableFileOptions, type TableFileReading } from './read-table-file.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (bytes: Uint8Array, options: TableFileOptions = {}): Promise<TableFileReading> =>
  readTableFile(bytes, options);
const taken = async (bytes: Uint8Array, options?: TableFileOptions) => {
  const reading = await read(bytes, options);
  if (!reading.ok) throw new Error(reading.message);
  return reading.table;
};
const refused = async (bytes: Uint8Array, options?: TableFileOptions): Promise<string> => {
  const reading = await read(bytes, options);
  return reading.ok ? 'taken' : `${reading.code}: ${reading.message}`;
};

/** A workbook of one sheet; `cells` as a spreadsheet names them, a text or `=formula=value`. */
function workbook(
  cells: Record<string, string>,
  merges: readonly string[] = [],
  parts: Record<string, string> = {},
): Uint8Array {
  const rows = new Map<string, string>();
  for (const [at, text] of Object.entries(cells)) {
    const [, formula, value] = /^=([^=]*)=(.*)$/.exec(text) ?? [];
    const cell = formula
      ? `<c r="${at}" t="str"><f>${formula}</f><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${text.replaceAll('<', '&lt;')}</t></is></c>`;
    const row = at.replace(/\D/g, '');
    rows.set(row, (rows.get(row) ?? '') + cell);
  }
  const data = [...rows].map(([row, own]) => `<row r="${row}">${own}</row>`).join('');
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const all: Record<string, string> = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="씬" sheetId="1" id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${data}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])));
}
const SCENES = { A1: 'S#', B1: '장소', C1: '내용', A2: '1', B2: '카페', C2: '만난다' };

describe('a file with a table', () => {
  const csv = 'S#,장소,내용\n1,"카페, 이층","둘이 ""안녕""\n하고 만난다"\n2,골목,뛴다\n';
  const told = [
    [1, '카페, 이층', '둘이 "안녕"\n하고 만난다'],
    [2, '골목', '뛴다'],
  ];
  // 'S#,장소,내용' and '1,카페,뛴다' as Korean Windows writes them.
  const cp949 = Uint8Array.from([
    ...[0x53, 0x23, 0x2c, 0xc0, 0xe5, 0xbc, 0xd2, 0x2c, 0xb3, 0xbb, 0xbf, 0xeb, 0x0d, 0x0a],
    ...[0x31, 0x2c, 0xc4, 0xab, 0xc6, 0xe4, 0x2c, 0xb6, 0xda, 0xb4, 0xd9, 0x0d, 0x0a],
  ]);
  const swap = (to: string): string => csv.replaceAll(/,(?! )/g, to);

  it.each([
    ['commas', csv],
    ['a mark', `\ufeff${csv}`],
    ['tabs', swap('\t')],
    ['semicolons', swap(';')],
    ['bars', swap('|')],
    ['its separator told', `sep=;\n${swap(';')}`],
    ['line ends of Windows', csv.replaceAll('\n', '\r\n')],
  ])('TI3: is text with %s', async (_, text) => {
    const { rows } = await taken(utf8(text), { as: 'scenes' });
    expect(rows.map((row) => 'sceneNo' in row && [row.sceneNo, row.setName, row.synopsis])).toEqual(told);
  });

  it('TI3: is text in CP949 or UTF-16', async () => {
    expect((await taken(cp949)).rows[0]).toMatchObject({ sceneNo: 1, setName: '카페', synopsis: '뛴다' });
    const units = Uint8Array.from(
      [...`\ufeff${csv}`].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]),
    );
    expect((await taken(units)).rows).toHaveLength(2);
  });

  it("TI3, TI6: takes the ' off that keeps a cell from being run, and leaves formulas as their text", async () => {
    const { rows } = await taken(utf8("S#,장소,내용,비고\n1,'=카페,=1+1,'가\n"));
    expect(rows[0]).toMatchObject({ setName: '=카페', synopsis: '=1+1', note: "'가" });
  });

  it('TI5: has composed text without marks that nobody sees', async () => {
    const { rows } = await taken(
      utf8(`S#,장소\n1,\u202e${'카페'.normalize('NFD')}\u202c\u200b \u2067안\u2069\n`),
    );
    expect(rows[0]).toMatchObject({ setName: '카페 안' });
  });

  it('TI6, TI7: is a workbook with formulas and merged cells', async () => {
    const cells = { ...SCENES, A2: '=A1+1=1', D1: '비고', D2: '낮', A3: '2', C3: '뛴다', A5: '3', B5: '집' };
    const table = await taken(workbook(cells, ['B2:B3', 'D2:XFD1048576']));
    expect(table).toMatchObject({ sheet: '씬', headRow: 1, skipped: [{ row: 4, why: '빈 줄이에요.' }] });
    expect(table.rows).toMatchObject([
      { sceneNo: 1, setName: '카페', note: '낮' },
      { sceneNo: 2, setName: '카페', note: '낮' },
      { sceneNo: 3, setName: '집', note: '낮' },
    ]);
  });

  it('TI14: is vCards, each by itself', async () => {
    const one =
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:김;하늘;;;\r\nFN:김하늘\r\nORG:영화사;연출부\r\nitem1.TITLE:감독\r\nTEL;TYPE=CELL:010-0000-\r\n 0001\r\nEND:VCARD\r\n';
    const two =
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EC=9D=B4;=EB=B0=94=EB=\n=8B=A4;;;\nTEL;CELL:01000000002\nEND:VCARD\n';
    const table = await taken(utf8(one + two));
    expect(table).toMatchObject({ as: 'crew', headRow: null, skipped: [] });
    expect(table.rows).toMatchObject([
      { row: 1, name: '김하늘', crewTeam: '연출부', roleTitle: '감독', phone: '010-0000-0001' },
      { row: 2, name: '이바다', crewTeam: '', phone: '010-0000-0002' },
    ]);
  });

  it('TI4: that cannot be read is refused in words', async () => {
    const huge = `S#,장소\n${'1,카페\n'.repeat(20_001)}`;
    const lock = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await refused(new Uint8Array())).toContain('빈 파일이에요');
    expect(await refused(utf8(',,\n,\n'))).toContain('빈 표예요');
    expect(await refused(utf8('안녕하세요\n반갑습니다\n'))).toContain('무슨 표인지 알 수 없어요');
    expect(await refused(utf8('S#,장소\n1,카페\n'), { as: 'crew' })).toContain('무슨 표인지 알 수 없어요');
    expect(await refused(utf8('%PDF-1.7 1 0 obj'))).toContain('XLSX, CSV');
    expect(await refused(utf8(huge))).toContain('20,000줄');
    expect(await refused(utf8(`S#,장소\n1,${','.repeat(600)}`))).toContain('500열');
    expect(await refused(lock)).toContain('file_damaged');
    expect(await refused(workbook(SCENES, [], { 'xl/vbaProject.bin': 'x' }))).toContain('매크로');
    expect(await refused(zipSync({ 'xl/workbook.bin': strToU8('x') }))).toContain('XLSB');
    expect(await refused(workbook(SCENES).slice(0, 300))).toContain('file_damaged');
    const entity = { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' };
    expect(await refused(workbook(SCENES, [], entity))).toContain('file_unsafe');
    const bomb = { 'xl/worksheets/sheet1.xml': ' '.repeat(40 * 1024 * 1024) };
    expect(await refused(workbook(SCENES, [], bomb))).toContain('file_unsafe');
    expect(await refused(workbook({ ...SCENES, XFD9: '멀리' }))).toContain('500열');
  });

  it('TI4: with links to other workbooks is read as it was saved, and that is told', async () => {
    const bytes = workbook({ ...SCENES, B2: '=[1]표!A1=카페' }, [], {
      'xl/externalLinks/externalLink1.xml': '<externalLink/>',
    });
    const reading = await read(bytes);
    expect(reading).toMatchObject({ ok: true, notes: [expect.stringContaining('그 파일은 열지 않고')] });
  });

  it('TI4: with ten thousand rows and a cell of ten thousand lines loses nothing', async () => {
    const long = Array.from({ length: 10_000 }, (_, i) => `줄 ${i}`).join('\n');
    const rows = Array.from({ length: 9_999 }, (_, i) => `${i + 1},장소 ${i},뛴다`);
    const table = await taken(utf8(`S#,장소,내용\n${rows.join('\n')}\n1,카페,"${long}"\n`));
    expect(table.rows).toHaveLength(10_000);
    expect(table.rows.at(-1)).toMatchObject({
      synopsis: long,
      doubts: [expect.stringContaining('300자'), expect.stringContaining('2번 줄과')],
    });
    expect(table.skipped).toEqual([]);
  });
});

describe('a file of a scheduling program', () => {
  const uss = (more: object = {}): Uint8Array => {
    const breakdowns = [{ id: 'a', scene: '7B', type: 'scene', elements: ['p'], description: '뛴다' }];
    const categories = [{ id: 'c', name: 'Props', ucid: 104 }];
    const elements = [{ id: 'p', category: 'c', name: 'Bag, red' }];
    const universalScheduleStandard = { breakdowns, categories, elements, ...more };
    return utf8(`\ufeff${JSON.stringify({ universalScheduleStandard }, null, 1)}`);
  };

  it('US1, US8: is read as a table of scenes, without columns to ask about', async () => {
    expect(await taken(uss())).toMatchObject({
      ...{ as: 'scenes', sheet: null, headRow: null, columns: [], skipped: [] },
      rows: [{ sceneNo: 7, subSceneNo: 'B', synopsis: '뛴다', items: [{ type: 'props', name: 'Bag, red' }] }],
    });
  });

  it('US8: is read as days of the board that is asked for, and of the first where none is', async () => {
    const board = (name: string, ids: string[][]) => ({
      ...{ id: name, name, boards: [{ id: 'x', name: 'stripboard', breakdownIds: ids }] },
    });
    const file = uss({ stripboards: [board('여름', [['a']]), board('겨울', [['a'], []])] });
    const rowsOf = async (options: TableFileOptions) => (await taken(file, options)).rows.length;
    expect(await rowsOf({ as: 'days' })).toBe(1);
    expect(await rowsOf({ as: 'days', sheet: '겨울' })).toBe(2);
  });

  it('US1: is refused in words where it is cut off, where it is another JSON, and where a key is not as it should be', async () => {
    expect(await refused(uss().subarray(0, 120))).toContain(
      'schedule_damaged: USS 파일의 내용이 규격과 달라',
    );
    expect(await refused(utf8('{"scenes": []}'))).toContain('file_unsupported');
    expect(await refused(uss({ elements: [{ id: 'p' }] }))).toContain('(elements.0.name)');
    expect(await refused(uss({ breakdowns: [] }))).toContain('table_unknown');
    expect(await refused(uss(), { as: 'crew' })).toContain('table_unknown');
  });
});
