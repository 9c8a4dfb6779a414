import { Workbook } from '@cj-tech-master/excelts';
import { type CallsheetView, openVersion } from '@ddak/domain';
import { publishSheet, shootingDay } from '@ddak/testkit';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { callsheetPdf, callsheetPhonePdf, callsheetPng, callsheetXlsx } from './index.ts';
import { readPdf } from './testing/read-pdf.ts';

const madeAt = new Date(Date.UTC(2026, 11, 1));

/** The second version of a day of which all begins half an hour later. */
function postponed(): CallsheetView {
  const { production, callsheetId, day } = shootingDay();
  publishSheet(production, callsheetId);
  const { calltime } = production.state.timetable.get(day)!;
  production.run('editTimetable', { timetableId: day, patch: { calltime: calltime + 30 } });
  const { versionId } = publishSheet(production, callsheetId);
  return openVersion(production.state, production.state.callsheetVersion.get(versionId)!, {
    phones: 'none',
  });
}

/** The second version of the day: S#40 tells something else, and there is a first notice. */
function reissued(): CallsheetView {
  const { production, callsheetId } = shootingDay();
  publishSheet(production, callsheetId);
  const scene = [...production.state.scene.values()].find(({ sceneNo }) => sceneNo === 40)!;
  production.run('editScenes', { sceneIds: [scene._id], patch: { synopsis: '눈을 털고 들어온다' } });
  const patch = { notices: ['체인을 챙겨 주세요.'] };
  production.run('editCallsheet', { callsheetId, patch, put: {}, remove: [] });
  const { versionId } = publishSheet(production, callsheetId);
  return openVersion(production.state, production.state.callsheetVersion.get(versionId)!, {
    phones: 'none',
  });
}
const issuedAgain = reissued();

/** The colour beside a text (just left of it, where no letter is), and how many pixels of the bar are left of it. */
async function coloursAt(form: 'phone' | 'wide', text: string, view = issuedAgain) {
  const pages = await readPdf(await (form === 'phone' ? callsheetPhonePdf : callsheetPdf)(view, { madeAt }));
  const index = pages.findIndex((page) => page.spots.some((spot) => spot.text.startsWith(text)));
  const page = pages[index]!;
  const spot = page.spots.find((one) => one.text.startsWith(text))!;
  const { pictures } = await callsheetPng(view, { madeAt, form, page: index + 1 });
  const picture = decode(pictures[0]!);
  const scale = picture.width / page.width;
  const row = Math.round((page.height - spot.y - spot.size * 0.3) * scale);
  const at = (x: number): number[] => {
    const from = (row * picture.width + x) * picture.channels;
    return [...picture.data.subarray(from, from + 3)];
  };
  const left = Math.round(spot.x * scale);
  const edge = Array.from({ length: left }, (_, x) => at(x)).filter(
    ([r, g, b]) => r === 154 && g === 91 && b === 0,
  );
  return { ground: at(left - 3), bar: edge.length };
}

const YELLOW = [255, 241, 194];
const WHITE = [255, 255, 255];

describe('CS22: changed lines in print', () => {
  it.each(['phone', 'wide'] as const)('have a ground and a dark bar at their edge, %s', async (form) => {
    for (const text of ['눈을 털고', '체인을']) {
      const { ground, bar } = await coloursAt(form, text);
      expect([text, ground, bar >= 4]).toEqual([text, YELLOW, true]);
    }
    const other = await coloursAt(form, '둘이 재고를');
    expect([other.ground, other.bar]).toEqual([WHITE, 0]);
  });

  it('have the ground under their times alone where nothing else is other', async () => {
    const view = postponed();
    const row = view.rows.find((one) => one.kind === 'scene')!;
    const call = view.castCalls[0]!;
    const time = await coloursAt('wide', row.cells.time, view);
    expect([time.ground, time.bar >= 2]).toEqual([YELLOW, true]);
    const words = await coloursAt('wide', row.cells.synopsis.split(' ')[0]!, view);
    expect([words.ground, words.bar >= 2]).toEqual([WHITE, true]);
    expect((await coloursAt('wide', call.shoot, view)).ground).toEqual(YELLOW);
    expect((await coloursAt('wide', `${call.number} ${call.character}`, view)).ground).toEqual(WHITE);
  });

  it('say at the head what the marks mean', async () => {
    for (const print of [callsheetPdf, callsheetPhonePdf]) {
      const [page] = await readPdf(await print(issuedAgain, { madeAt }));
      expect(page!.texts.join(' ')).toContain('1판에서 바뀐 줄은 노란 바탕과 막대');
    }
  });

  it('have both in the workbook too', async () => {
    const workbook = new Workbook();
    await workbook.xlsx.load(Buffer.from(await callsheetXlsx(issuedAgain, { madeAt })));
    const sheet = workbook.worksheets[0]!;
    /** A row of the table has its bar at the page's edge, a line of a block at its own. */
    const marksOf = (text: string, where: 'table' | 'block') => {
      for (let row = 1; row <= sheet.rowCount; row++)
        for (let column = 1; column <= sheet.columnCount; column++) {
          const cell = sheet.getCell(row, column);
          if (cell.value !== text) continue;
          const first = where === 'block' ? cell : sheet.getCell(row, 1);
          return { fill: JSON.stringify(cell.fill).includes('FFFFF1C2'), bar: first.border?.left?.style };
        }
      return null;
    };
    expect(marksOf('눈을 털고 들어온다', 'table')).toEqual({ fill: true, bar: 'thick' });
    expect(marksOf('체인을 챙겨 주세요.', 'block')).toEqual({ fill: true, bar: 'thick' });
    expect(marksOf('둘이 재고를 센다. 손이 닿는다', 'table')).toEqual({ fill: false, bar: 'thin' });
  });
});
