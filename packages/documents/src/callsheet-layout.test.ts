import { Workbook } from '@cj-tech-master/excelts';
import {
  blockColumns,
  buildCallsheetView,
  CALLSHEET_COLUMNS,
  type CallsheetLayout,
  type CallsheetView,
  type PrintedBlock,
} from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { callsheetPdf, callsheetPhonePdf, callsheetXlsx } from './index.ts';
import { readPdf } from './testing/read-pdf.ts';

const madeAt = new Date(Date.UTC(2026, 11, 1));
const viewWith = (layout: CallsheetLayout) => {
  const { production, callsheetId } = shootingDay();
  production.run('editCallsheetLayout', { layout });
  return buildCallsheetView(production.state, callsheetId, { phones: 'all' })!;
};
const setting = (key: (typeof CALLSHEET_COLUMNS)[number], shown: boolean) =>
  ({ key, label: '', shown, width: 'usual' }) as const;
const only = (...keys: readonly (typeof CALLSHEET_COLUMNS)[number][]): CallsheetLayout => ({
  columns: [
    ...keys.map((key) => setting(key, true)),
    ...CALLSHEET_COLUMNS.filter((key) => !keys.includes(key)).map((key) => setting(key, false)),
  ],
  hiddenBlocks: [],
});
const packed = (texts: readonly string[]): string => texts.join('').replaceAll(' ', '');

/** Where no column comes after the time, beside it, or where there is none. */
const FORMS = {
  'three columns': only('time', 'scene', 'synopsis'),
  'the scene alone': only('scene'),
  'no time': only('scene', 'place', 'synopsis', 'cast'),
  'the time at the end': only('scene', 'synopsis', 'time'),
} as const;

describe.each(Object.entries(FORMS))('a call sheet of %s', (_name, layout) => {
  it('CS61: prints, within the page, its columns and every row of the day', async () => {
    const view = viewWith(layout);
    const [page] = await readPdf(await callsheetPdf(view, { madeAt }));
    const text = packed(page!.texts);
    for (const row of view.rows)
      expect(text).toContain((row.kind === 'phase' ? row.text : row.cells.scene).replaceAll(' ', ''));
    for (const { x, width } of page!.spots) expect(x + width).toBeLessThanOrEqual(page!.width - 10);
    expect(text.includes('특효·차량·CG')).toBe(false);
    expect(text).toContain('배우콜');
  });

  it('CS34: is a workbook as wide as one with all columns', async () => {
    const widthOf = async (view: CallsheetView) => {
      const workbook = new Workbook();
      await workbook.xlsx.load(Buffer.from(await callsheetXlsx(view, { madeAt })));
      const sheet = workbook.worksheets[0]!;
      const widths = Array.from({ length: sheet.columnCount }, (_, i) => sheet.getColumn(i + 1).width ?? 0);
      return widths.reduce((sum, width) => sum + width, 0);
    };
    const full = await widthOf(viewWith(only(...CALLSHEET_COLUMNS)));
    const few = await widthOf(viewWith(layout));
    expect(few / full).toBeGreaterThan(0.95);
  });

  it('CS61: is a workbook whose head and blocks stand on the same grid, without cells over each other', async () => {
    const view = viewWith(layout);
    const workbook = new Workbook();
    await workbook.xlsx.load(Buffer.from(await callsheetXlsx(view, { madeAt })));
    const sheet = workbook.worksheets[0]!;
    expect(sheet.columnCount).toBe(CALLSHEET_COLUMNS.length + 1);
    const heads = new Set<unknown>();
    for (let column = 1; column <= sheet.columnCount; column++) heads.add(sheet.getCell(6, column).value);
    const labels = view.columns.flatMap(({ key, label }) => (key === 'time' ? ['시작', '끝'] : [label]));
    expect([...heads]).toEqual(labels);
    const values: unknown[] = [];
    sheet.eachRow((row) => row.eachCell((cell) => values.push(cell.value)));
    for (const text of ['배우 콜', '팀별 콜', '촬영지', '합계']) expect(values).toContain(text);
  });
});

it('CS61: a column that is wanted wide has more room than one as usual, and the page keeps its width', async () => {
  const widthOf = async (width: 'wide' | 'narrow') => {
    const columns = [{ key: 'synopsis' as const, label: '', shown: true, width }];
    const [page] = await readPdf(await callsheetPdf(viewWith({ columns, hiddenBlocks: [] }), { madeAt }));
    const at = (label: string) => page!.spots.find(({ text }) => text === label)!.x;
    return at('순서') - at('내용');
  };
  expect(await widthOf('wide')).toBeGreaterThan((await widthOf('narrow')) * 1.5);
});

it('CS62: blocks that are left out stand in no form', async () => {
  const view = viewWith({ columns: [], hiddenBlocks: ['castCalls', 'contacts'] });
  for (const make of [callsheetPdf, callsheetPhonePdf]) {
    const text = packed((await readPdf(await make(view, { madeAt }))).flatMap(({ texts }) => texts));
    expect(text).not.toContain('배우콜');
    expect(text).toContain('팀별콜');
  }
});

it('CS96: print, workbook and phone page have no line of what is empty', async () => {
  const { production, callsheetId } = shootingDay();
  production.run('editCallsheet', {
    ...{ callsheetId, patch: {}, remove: [] },
    put: {
      extrasCalls: [
        { _id: production.newId(), name: '보조출연', count: null, calltime: null, charge: '' },
        { _id: production.newId(), name: '구경꾼', count: null, calltime: 450, charge: '' },
      ],
      checklist: [{ _id: production.newId(), text: '', done: false }],
    },
  });
  const view = buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(await callsheetXlsx(view, { madeAt })));
  const cells: string[] = [];
  workbook.worksheets[0]!.eachRow((row) => row.eachCell((cell) => cells.push(String(cell.value))));
  const printed = await Promise.all(
    [callsheetPdf, callsheetPhonePdf].map(async (print) =>
      (await readPdf(await print(view, { madeAt }))).flatMap(({ texts }) => texts),
    ),
  );
  for (const texts of [...printed, cells]) {
    expect(texts.some((text) => text.includes('구경꾼'))).toBe(true);
    expect(texts.filter((text) => /^0명$| 0명|^□\s*$|확인할 것/.test(text) || text === '보조출연 0')).toEqual(
      [],
    );
  }
});

it('CS97, CS96: the workbook has its blocks in the columns and the order of print, without empty columns', async () => {
  const { production, callsheetId } = shootingDay();
  const made = buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
  const castCalls = made.castCalls.map((call) => ({ ...call, preparation: '' }));
  const many = Array.from({ length: 30 }, (_, i) => `알림 ${i + 1}`);
  for (const view of [
    { ...made, castCalls },
    { ...made, castCalls, notices: many },
  ]) {
    const workbook = new Workbook();
    await workbook.xlsx.load(Buffer.from(await callsheetXlsx(view, { madeAt })));
    const sheet = workbook.worksheets[0]!;
    const found = new Map<string, { row: number; column: number }>();
    sheet.eachRow((line, row) =>
      line.eachCell((cell, column) => {
        if (cell.master === cell) found.set(String(cell.value), { row, column });
      }),
    );
    const columns = blockColumns(view).map((blocks) => blocks.map((block) => found.get(TITLES[block])!));
    for (const places of columns) {
      expect(new Set(places.map(({ column }) => column)).size).toBe(1);
      expect(places).toEqual(places.toSorted((a, b) => a.row - b.row));
    }
    const lefts = columns.flatMap((places) => places[0]?.column ?? []);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    expect(new Set(lefts).size).toBe(lefts.length);
    expect(found.has('준비')).toBe(false);
    expect(found.has('배우')).toBe(true);
  }
});

const TITLES: Readonly<Record<PrintedBlock, string>> = {
  castCalls: '배우 콜',
  extrasCalls: '보조출연 콜',
  teamCalls: '팀별 콜',
  contacts: '연락처',
  checklist: '확인할 것',
  places: '촬영지',
  notices: '알림',
  meals: '식사',
  vehicles: '차량 · 이동',
  files: '파일 · 링크',
};

it('CS96: a column of a block in which no line has anything is left out', async () => {
  const { production, callsheetId } = shootingDay();
  const view = buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
  const textsOf = async (shown: CallsheetView) =>
    (await readPdf(await callsheetPdf(shown, { madeAt }))).flatMap(({ texts }) => texts);
  const castCalls = view.castCalls.map((call) => ({ ...call, actor: '' }));
  expect(await textsOf(view)).toContain('배우');
  const nobody = await textsOf({ ...view, castCalls });
  expect(nobody).not.toContain('배우');
  expect(nobody).toContain('배역');
});
