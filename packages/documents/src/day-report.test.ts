import { Workbook } from '@cj-tech-master/excelts';
import { buildDayReportView } from '@ddak/domain';
import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { dayReportPdf, dayReportXlsx } from './index.ts';
import { findFaults } from './testing/find-faults.ts';
import { readPdf } from './testing/read-pdf.ts';

const madeAt = new Date(Date.UTC(2026, 11, 3));
type Day = ReturnType<typeof shootingDay>;

/** A day that is over: one scene whole, one in part, the others not. */
function shotDay(): Day {
  const day = shootingDay();
  const { production, rows } = day;
  publishSheet(production, day.callsheetId);
  const record = (rowId: string, patch: object) => production.run('recordRow', { rowId, patch });
  record(rows.s12, { state: 'done', actualStart: 560, actualEnd: 650 });
  record(rows.s13, { state: 'partial', actualStart: 660 });
  write(day, {
    gatheredAt: 495,
    releasedAt: 1350,
    weather: '오후부터 비',
    footage: 'A캠 카드 3장, B캠 1장\n총 412GB',
    accidents: '',
    remarks: '비로 한 시간 기다림',
  });
  const [junho] = viewOf(day).calls;
  const calls = [{ _id: junho!._id, arrivedAt: 495, readyAt: 560, wrappedAt: null }];
  const args = { timetableId: day.day, reportId: production.newId(), patch: {}, cuts: [], calls };
  production.run('editDayReport', args);
  return day;
}
const write = ({ production, day }: Day, patch: object): void => {
  production.run('editDayReport', {
    timetableId: day,
    reportId: production.newId(),
    patch,
    cuts: [],
    calls: [],
  });
};
const viewOf = (day: Day) => buildDayReportView(day.production.state, day.callsheetId)!;
const printed = async (day: Day) => {
  const pages = await readPdf(await dayReportPdf(viewOf(day), { madeAt }));
  return {
    pages,
    text: pages
      .flatMap(({ texts }) => texts)
      .join('')
      .replaceAll(' ', ''),
  };
};

describe('the printed report of a day', () => {
  it('is A4 upright, with what was planned, what became of it, and what is left', async () => {
    const { pages, text } = await printed(shotDay());
    expect(pages).toHaveLength(1);
    expect([Math.round(pages[0]!.width), Math.round(pages[0]!.height)]).toEqual([595, 842]);
    for (const expected of [
      '제작일지',
      '밤의정류장·2회차/총3회차',
      '오후부터비',
      '08:00',
      '08:15',
      '+15분',
      '09:20–10:50',
      '근무시간',
      '2시간10분',
      '완료',
      'S#13편의점앞·일부촬영·다시잡은날없음',
      'A캠카드3장,B캠1장',
      '비로한시간기다림',
      '준호·김도현',
      '08:15(+15분)',
      '09:20(+20분)',
      '3회차12.3',
    ])
      expect(text).toContain(expected);
    expect(findFaults(pages)).toEqual([]);
  });

  it('of long texts and many scenes goes on, and loses nothing', async () => {
    const day = shotDay();
    for (let i = 0; i < 40; i++)
      day.plan.shoot(100 + i, {
        setName: '옥상',
        synopsis: `${i}번째 바람이 분다 `.repeat(8),
        plannedMinutes: 5,
      });
    write(day, {
      accidents: '가'.repeat(1000),
      remarks: Array.from({ length: 60 }, (_, i) => `줄${i}`).join('\n'),
    });
    const { pages, text } = await printed(day);
    expect(pages.length).toBeGreaterThan(2);
    expect(findFaults(pages)).toEqual([]);
    expect(text.split('가').length).toBeGreaterThan(1000);
    for (let i = 0; i < 60; i++) expect(text).toContain(`줄${i}`);
    expect(text).toContain('139');
  });

  it('of a day on which nothing was written says what is not known', async () => {
    const day = shootingDay();
    const { text, pages } = await printed(day);
    expect(text).toContain('계획:발행하지않은일촬표');
    expect(findFaults(pages)).toEqual([]);
  });
});

it('the report as a workbook holds times, cuts and amounts as numbers', async () => {
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(await dayReportXlsx(viewOf(shotDay()), { madeAt })));
  const sheet = workbook.worksheets[0]!;
  const find = (wanted: string): number => {
    for (let row = 1; row <= sheet.rowCount; row++) if (sheet.getCell(row, 1).value === wanted) return row;
    return 0;
  };
  const row = find('12');
  expect((sheet.getCell(row, 6).value as Date).toISOString()).toContain('T09:20');
  expect([sheet.getCell(row, 8).value, sheet.getCell(row, 9).value]).toEqual([8, 8]);
  expect(sheet.getCell(row, 10).value).toBe('완료');
  expect(sheet.getCell(find('오늘 촬영'), 3).value).toBe(1);
  expect(find('비로 한 시간 기다림')).toBeGreaterThan(0);
  expect(sheet.pageSetup).toMatchObject({ orientation: 'portrait', fitToWidth: 1 });
});
