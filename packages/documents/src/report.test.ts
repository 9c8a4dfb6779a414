import { Workbook } from '@cj-tech-master/excelts';
import { buildReport, REPORT_KINDS, type ReportKind, reportOptionsSchema } from '@ddak/domain';
import { Production, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { reportPdf, reportXlsx } from './index.ts';
import { findFaults } from './testing/find-faults.ts';
import { readPdf } from './testing/read-pdf.ts';

const madeAt = new Date(Date.UTC(2026, 11, 1));
const reported = (production: Production, kind: ReportKind, asked: Record<string, unknown> = {}) =>
  buildReport(production.state, kind, reportOptionsSchema.parse(asked));

const open = async (bytes: Uint8Array) => {
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(bytes));
  return workbook.worksheets[0]!;
};

describe.each(REPORT_KINDS.map(({ kind }) => kind))('%s', (kind) => {
  it('RE1: says in PDF and in the workbook what it says', async () => {
    const report = reported(shootingDay().production, kind);
    const pages = await readPdf(await reportPdf(report, { madeAt }));
    expect(findFaults(pages)).toEqual([]);
    const printed = pages.map(({ texts }) => texts.join('').replace(/\s+/g, '')).join('');
    const sheet = await open(await reportXlsx(report, { madeAt }));
    const written = new Set<unknown>();
    sheet.eachRow((row) => row.eachCell((cell) => written.add(cell.value)));
    for (const { title, rows } of report.groups) {
      if (title !== null) expect(printed).toContain(title.replace(/\s+/g, ''));
      for (const value of rows.flatMap(({ cells }) => cells))
        if (value !== '') expect(written).toContain(value);
    }
    expect(pages[0]!.texts[0]).toBe(report.title);
  });

  it('RE1: of nothing is a page that says so', async () => {
    const report = reported(new Production(), kind);
    const [page] = await readPdf(await reportPdf(report, { madeAt }));
    expect(page!.texts.join('').replace(/\s+/g, '')).toContain(report.title.replace(/\s+/g, ''));
    expect((await open(await reportXlsx(report, { madeAt }))).rowCount).toBeGreaterThan(1);
  });
});

it('RE5: many dates are hung up on A3', async () => {
  const film = new Production();
  const junho = film.character('준호');
  for (let i = 0; i < 40; i++) {
    const date = new Date(Date.UTC(2026, 11, 1 + i)).toISOString().slice(0, 10);
    film.allocate(film.day(date), film.scene(i + 1, {}, i % 3 === 0 ? [junho] : []));
  }
  const pages = await readPdf(await reportPdf(reported(film, 'day-out-of-days'), { madeAt }));
  expect(pages.map(({ width }) => Math.round(width))).toEqual([1191]);
  expect(findFaults(pages)).toEqual([]);
});

it('RE1: money stands at the right, in thousands, and stays a number', async () => {
  const report = reported(shootingDay().production, 'costs');
  const sheet = await open(await reportXlsx(report, { madeAt }));
  const at = report.columns.findIndex(({ key }) => key === 'won') + 1;
  const amounts = [];
  for (let row = 3; row <= sheet.rowCount; row++) {
    const { value, numFmt, alignment } = sheet.getCell(row, at);
    if (typeof value === 'number') amounts.push([numFmt, alignment?.horizontal]);
  }
  expect(amounts.length).toBeGreaterThan(2);
  expect(new Set(amounts.map(String))).toEqual(new Set(['#,##0,right']));
  const [page] = await readPdf(await reportPdf(report, { madeAt }));
  const group = report.groups[0]!;
  const words = new Set(group.rows.map(({ cells }) => Number(cells[at - 1]).toLocaleString('ko-KR')));
  const ends = page!.spots.filter(({ text }) => words.has(text)).map(({ x, width }) => Math.round(x + width));
  expect(new Set(ends).size).toBe(1);
});

it('RE5: dates that a page is too narrow for go on on the next, behind the same names, each of one width', async () => {
  const film = new Production();
  const junho = film.character('준호');
  for (let i = 0; i < 60; i++) {
    const date = new Date(Date.UTC(2026, 11, 1 + i)).toISOString().slice(0, 10);
    film.allocate(film.day(date), film.scene(i + 1, {}, [junho]));
    if (i % 4 === 0) film.allocate(film.day(date, { unit: 'B' }), film.scene(100 + i, {}, [junho]));
  }
  const pages = await readPdf(await reportPdf(reported(film, 'day-out-of-days'), { madeAt }));
  expect(findFaults(pages)).toEqual([]);
  expect(pages).toHaveLength(2);
  for (const { texts } of pages) expect(texts).toContain('준호');
  // No date, number or name is broken; what a person comes to stands once, at the end.
  const [first, last] = pages;
  expect(first!.texts).toEqual(expect.arrayContaining(['B1', '12.10', 'SW']));
  expect(last!.texts).toEqual(expect.arrayContaining(['B15', '1.29', 'WF', '60']));
  expect([first!.texts.includes('대기'), last!.texts.includes('대기')]).toEqual([false, true]);
  const placesOf = (page: typeof first) =>
    page!.spots.filter(({ text }) => text === 'W').map(({ x }) => Math.round(x));
  const steps = placesOf(last).map((x, i, all) => x - (all[i - 1] ?? x));
  expect(new Set(steps.slice(1).filter((step) => Math.abs(step - steps[1]!) > 1)).size).toBe(0);
  const sheet = await open(await reportXlsx(reported(film, 'day-out-of-days'), { madeAt }));
  expect(sheet.pageSetup).toMatchObject({ fitToWidth: 2, printTitlesColumn: 'A:C' });
});

it('RE16: a group that takes a third of a page or less is not divided', async () => {
  const film = new Production();
  for (let i = 0; i < 9; i++) {
    const day = film.day(`2026-12-0${i + 1}`);
    for (let n = 0; n < 4; n++) film.allocate(day, film.scene(i * 4 + n + 1, { setName: `집 ${i}` }));
  }
  for (const kind of ['shooting', 'one-line', 'strips'] as const) {
    const pages = await readPdf(await reportPdf(reported(film, kind), { madeAt }));
    expect(pages.length).toBeGreaterThan(1);
    for (let i = 0; i < 9; i++) {
      const holding = pages.filter(({ texts }) => texts.some((text) => text.trim() === `집 ${i}`));
      expect(holding).toHaveLength(1);
    }
  }
});

it('RE1: a time that is no letter stands there as it is', async () => {
  const production = new Production();
  production.scene(1, { setName: '부두', timeOfDay: null, timeText: '해 질 녘' });
  const report = reported(production, 'scenes');
  const words = report.groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
  expect(words).toContain('해 질 녘');
  expect((await reportXlsx(report, { madeAt })).length).toBeGreaterThan(0);
  expect((await reportPdf(report, { madeAt })).length).toBeGreaterThan(0);
});

it('RE1: texts stay texts in the workbook, and numbers are numbers', async () => {
  const film = new Production();
  film.scene(1, { setName: '=1+1', cutCount: 7 });
  const sheet = await open(
    await reportXlsx(reported(film, 'scenes', { columns: 'setName,cuts' }), { madeAt }),
  );
  expect([sheet.getCell(3, 1).value, sheet.getCell(3, 2).value]).toEqual(['=1+1', 7]);
});
