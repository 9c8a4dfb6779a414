import { Workbook } from '@cj-tech-master/excelts';
import { buildCallsheetView } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { decode, encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { callsheetPdf, callsheetPhonePdf, callsheetPng, callsheetXlsx } from './index.ts';
import { readPdf } from './testing/read-pdf.ts';

const madeAt = new Date(Date.UTC(2026, 11, 1));
const { production, callsheetId } = shootingDay();
const view = buildCallsheetView(production.state, callsheetId, { phones: 'all' })!;
const [WIDTH, HEIGHT] = [120, 40];
const logo = encode({
  ...{ width: WIDTH, height: HEIGHT, channels: 4, depth: 8 },
  data: new Uint8Array(Array.from({ length: WIDTH * HEIGHT }, () => [0, 90, 250, 255]).flat()),
});

describe('the logo of a call sheet', () => {
  it('CS67: stands before the title, which makes room for it', async () => {
    const titleAt = async (options: { logo?: Uint8Array }) => {
      const [page] = await readPdf(await callsheetPdf(view, { madeAt, ...options }));
      return page!.spots.find(({ text }) => text.startsWith('일일'))!.x;
    };
    expect((await titleAt({ logo })) - (await titleAt({}))).toBeCloseTo(22 * 3 + 8, 0);
  });

  it('CS67: is seen in the pictures, upright and across', async () => {
    for (const form of ['phone', 'wide'] as const) {
      const { pictures } = await callsheetPng(view, { madeAt, form, page: 1, logo });
      const { data, channels } = decode(pictures[0]!);
      let blue = 0;
      for (let at = 0; at < data.length; at += channels)
        if (data[at]! < 10 && data[at + 1]! > 80 && data[at + 1]! < 100 && data[at + 2]! > 240) blue += 1;
      expect(blue).toBeGreaterThan(5000);
    }
  });

  it('CS67: makes the same bytes for the same sheet', async () => {
    const make = () => callsheetPhonePdf(view, { madeAt, logo });
    expect(await make()).toEqual(await make());
  });

  it('CS67: is a picture in the workbook, and the title begins beside it', async () => {
    const workbook = new Workbook();
    await workbook.xlsx.load(Buffer.from(await callsheetXlsx(view, { madeAt, logo })));
    const sheet = workbook.worksheets[0]!;
    expect(sheet.getImages()).toHaveLength(1);
    expect(sheet.getCell('A1').value).toBeNull();
    const titles: unknown[] = [];
    sheet.getRow(1).eachCell((cell) => titles.push(cell.value));
    expect(titles).toContain(view.title);
  });
});
