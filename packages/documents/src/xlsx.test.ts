import { Workbook } from '@cj-tech-master/excelts';
import { buildCallsheetView, buildSceneListView, buildTimetableView } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { callsheetXlsx, scenesXlsx, timetableXlsx } from './index.ts';

const madeAt = new Date(Date.UTC(2026, 11, 1));
type Day = ReturnType<typeof shootingDay>;

async function open(bytes: Uint8Array) {
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(bytes));
  const sheet = workbook.worksheets[0]!;
  const find = (wanted: string) => {
    for (let row = 1; row <= sheet.rowCount; row++)
      for (let column = 1; column <= sheet.columnCount; column++)
        if (sheet.getCell(row, column).value === wanted) return { row, column };
    return null;
  };
  return { sheet, find, at: (row: number, column: number) => sheet.getCell(row, column) };
}

const sheetOf = (day: Day) =>
  callsheetXlsx(buildCallsheetView(day.production.state, day.callsheetId, { phones: 'all' })!, {
    madeAt,
  });

describe('the call sheet as a workbook', () => {
  it('prints on A4 across, as wide as the page, with its heading repeated', async () => {
    const { sheet } = await open(await sheetOf(shootingDay()));
    expect(sheet.pageSetup).toMatchObject({
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '6:6',
    });
    expect(sheet.headerFooter.oddFooter).toContain('&P / &N');
  });

  it('holds times, minutes and cuts as numbers, and merges phase rows and repeated places', async () => {
    const day = shootingDay();
    const sceneId = day.production.state.timetableRow.get(day.rows.s13)!.sceneData!;
    day.production.run('editScenes', { sceneIds: [sceneId], patch: { setName: '편의점' } });
    const { at, find } = await open(await sheetOf(day));
    expect(at(8, 2).numFmt).toBe('[hh]:mm');
    expect((at(8, 2).value as Date).toISOString()).toContain('T09:00');
    expect(at(8, 4).value).toBe(60);
    expect(at(8, 6).value).toBe(8);
    const phase = find('집합 · 장비 세팅 · 배우 분장')!;
    expect(at(phase.row, 17).master.address).toBe(at(phase.row, 4).address);
    const place = find('편의점')!;
    expect(at(place.row + 2, place.column).master.address).toBe(at(place.row, place.column).address);
    expect(at(8, 1).border?.top?.style).toBe('thin');
  });

  it('has the blocks of the printed sheet', async () => {
    const { find } = await open(await sheetOf(shootingDay()));
    for (const text of [
      '일일촬영계획표',
      '배우 콜',
      '보조출연 콜',
      '팀별 콜',
      '촬영지',
      '식사',
      '합계',
      '다음 회차 예고',
      '1 준호',
    ])
      expect(find(text), text).not.toBeNull();
  });

  it('keeps texts texts, whatever they begin with, and drops what no file can hold', async () => {
    const day = shootingDay();
    const formula = '=HYPERLINK("http://example.invalid","누르세요")';
    day.plan.shoot(300, {
      setName: '+1',
      synopsis: formula,
      note: '@제어\u0001문자\ud800',
      plannedMinutes: 20,
    });
    const { find, at } = await open(await sheetOf(day));
    const cell = find(formula)!;
    expect(at(cell.row, cell.column).formula).toBeUndefined();
    expect(find('+1')).not.toBeNull();
    expect(find('@제어문자\ufffd')).not.toBeNull();
  });

  it('is the same file for the same sheet and date', async () => {
    const day = shootingDay();
    expect(Buffer.from(await sheetOf(day)).equals(Buffer.from(await sheetOf(day)))).toBe(true);
  });
});

describe('the 씬 구분표 as a workbook', () => {
  it('has a row for each scene, filters on the headings, and cuts as numbers', async () => {
    const { production } = shootingDay();
    const { sheet, at, find } = await open(
      await scenesXlsx(buildSceneListView(production.state), { madeAt }),
    );
    expect(sheet.autoFilter).toBeTruthy();
    expect(at(2, 1).value).toBe('S#');
    const row = find('13')!.row;
    expect(at(row, 2).value).toBe('편의점 앞');
    expect(at(row, 16).value).toBe(4);
    expect(sheet.pageSetup).toMatchObject({ orientation: 'landscape', printTitlesRow: '2:2' });
  });

  it('SL10: has the sequences of the scenes', async () => {
    const { production } = shootingDay();
    const sceneId = [...production.state.scene.values()].find(({ sceneNo }) => sceneNo === 13)!._id;
    production.run('editScenes', { sceneIds: [sceneId], patch: { sequence: '3' } });
    const { at, find } = await open(await scenesXlsx(buildSceneListView(production.state), { madeAt }));
    expect(at(find('13')!.row, find('시퀀스')!.column).value).toBe('3');
  });

  it('prints the title at the foot of each page as it is written', async () => {
    const { production } = shootingDay();
    production.run('editProject', { patch: { title: '비 & 바람' } });
    const { sheet } = await open(await scenesXlsx(buildSceneListView(production.state), { madeAt }));
    expect(sheet.headerFooter?.oddFooter).toContain('비 && 바람');
  });

  it('of a project without scenes opens all the same', async () => {
    const { production } = shootingDay();
    production.run('removeScenes', { sceneIds: [...production.state.scene.keys()] });
    const { at } = await open(await scenesXlsx(buildSceneListView(production.state), { madeAt }));
    expect(at(2, 1).value).toBe('S#');
  });
});

it('the plan as a workbook lists the days with bands and real times', async () => {
  const { production } = shootingDay();
  const view = buildTimetableView(production.state, production.boardId)!;
  const { at, find } = await open(await timetableXlsx(view, { madeAt }));
  const band =
    '2회차 · 2026. 12. 2 (수) · 집합 08:00 · 마포구 성산동 편의점 · 6씬 · 58컷 · 촬영 7시간 50분 · 종료 예정 21:10';
  const row = find(band)!.row;
  expect(at(row, 13).master.address).toBe(at(row, 1).address);
  expect(at(row + 2, 1).numFmt).toBe('[hh]:mm');
  expect(at(row + 2, 3).value).toBe('12');
});
