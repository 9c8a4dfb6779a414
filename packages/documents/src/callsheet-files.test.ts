import { Workbook } from '@cj-tech-master/excelts';
import { buildCallsheetView } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { callsheetPdf, callsheetPhonePdf, callsheetXlsx } from './index.ts';
import { readPdf } from './testing/read-pdf.ts';

const madeAt = new Date(Date.UTC(2026, 11, 1));
const ADDRESS = 'https://example.com/map';

function viewWithFiles() {
  const { production, callsheetId } = shootingDay();
  const link = { name: '현장 사진', link: ADDRESS, fileId: null, size: null, contents: null };
  const file = { name: '약도.pdf', link: null, fileId: production.newId(), size: 2_000_000 };
  const files = [
    { _id: production.newId(), ...link },
    { _id: production.newId(), ...file, contents: 'pdf' as const },
  ];
  production.run('editCallsheet', { callsheetId, patch: {}, put: { files }, remove: [] });
  return buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
}

describe('the files of a call sheet', () => {
  it('CS82: are named on paper, links with their address', async () => {
    const [page] = await readPdf(await callsheetPdf(viewWithFiles(), { madeAt }));
    const text = page!.texts.join('').replaceAll(' ', '');
    expect(text).toContain('파일·링크');
    expect(text).toContain(`현장사진${ADDRESS}`);
    expect(text).toContain('약도.pdf(1.9MB)');
  });

  it('CS82: on a phone a tap on a link leads there', async () => {
    const bytes = await callsheetPhonePdf(viewWithFiles(), { madeAt });
    expect(Buffer.from(bytes).toString('latin1')).toContain(ADDRESS);
    const text = (await readPdf(bytes)).flatMap(({ texts }) => texts).join('');
    expect(text.replaceAll(' ', '')).toContain('약도.pdf(1.9MB)');
  });

  it('CS82: stand in the workbook', async () => {
    const workbook = new Workbook();
    await workbook.xlsx.load(Buffer.from(await callsheetXlsx(viewWithFiles(), { madeAt })));
    const values: unknown[] = [];
    workbook.worksheets[0]!.eachRow((row) => row.eachCell((cell) => values.push(cell.text)));
    expect(values).toContain(`현장 사진 ${ADDRESS}`);
    expect(values).toContain('약도.pdf (1.9MB)');
  });
});
