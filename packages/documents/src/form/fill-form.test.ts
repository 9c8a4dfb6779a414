import { type Fill, Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { buildCallsheetView, type FormValues, formValues } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { fillForm, formSample, problemsOfForm } from './form.ts';

const madeAt = new Date(Date.UTC(2026, 11, 1));
const { production, callsheetId } = shootingDay();
const view = buildCallsheetView(production.state, callsheetId, { phones: 'all' })!;
const values = formValues(view);
/** As spreadsheets write it: without a pattern. */
const GROUND = { type: 'pattern', bgColor: { argb: 'FFEFEFEF' } } as unknown as Fill;
const THICK = { style: 'medium', color: { argb: 'FF0000AA' } } as const;

const bytesOf = async (workbook: Workbook): Promise<Uint8Array> =>
  new Uint8Array(await workbook.xlsx.writeBuffer());
async function filled(form: Workbook | Uint8Array, given: FormValues = values): Promise<Worksheet> {
  const bytes = form instanceof Uint8Array ? form : await bytesOf(form);
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(await fillForm(bytes, given, madeAt)));
  return workbook.worksheets[0]!;
}

/** As a production's form looks: a merged head with a picture, a row of scenes in the middle, signatures below. */
function teamForm(): { workbook: Workbook; sheet: Worksheet } {
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet('촬영 계획', {
    pageSetup: {
      ...{ paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      ...{ printArea: 'A1:F12', printTitlesRow: '1:4' },
    },
    headerFooter: { oddFooter: '&C&P / &N' },
    views: [{ state: 'frozen', ySplit: 4 }],
  });
  [6, 10, 30, 12, 12, 16].forEach((width, i) => {
    sheet.getColumn(i + 1).width = width;
  });
  sheet.getCell('A1').value = '<{{작품}}> {{ 회차 }} 촬영계획';
  sheet.getCell('A1').font = { name: '궁서', size: 20, bold: true };
  sheet.mergeCells('A1:E1');
  sheet.getRow(1).height = 48;
  sheet.getCell('A2').value = '집합';
  sheet.getCell('B2').value = '{{집합시간}}';
  sheet.getCell('C2').value = { richText: [{ text: '{{집합', font: { bold: true } }, { text: '장소}} 앞' }] };
  sheet.mergeCells('C2:F2');
  ['순', 'S#', '내용', '컷', '시작', '비고'].forEach((text, i) => {
    sheet.getRow(4).getCell(i + 1).value = text;
  });
  ['{{씬.순서}}', '{{씬.번호}}', '{{씬.내용}}', '{{씬.컷}}', '{{씬.시작}}'].forEach((text, i) => {
    const cell = sheet.getRow(5).getCell(i + 1);
    cell.value = text;
    cell.border = { top: THICK, bottom: THICK };
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFF2CC' } };
  });
  sheet.getRow(5).height = 30;
  sheet.mergeCells('E5:F5');
  sheet.getCell('C6').value = '컷 합계';
  sheet.getCell('D6').value = { formula: 'SUM(D5:D5)' };
  sheet.getCell('D7').value = { formula: 'D6*2+$D$6' };
  sheet.getCell('A9').value = '제작 확인';
  sheet.mergeCells('A9:B10');
  sheet.getRow(9).height = 60;
  const picture = encode({ width: 2, height: 2, channels: 3, depth: 8, data: new Uint8Array(12) });
  const image = workbook.addImage({ buffer: Buffer.from(picture), extension: 'png' });
  sheet.addImage(image, { tl: { col: 5, row: 8 }, ext: { width: 40, height: 40 } });
  sheet.addConditionalFormatting({
    ref: 'A5:F5',
    rules: [{ type: 'expression', priority: 1, formulae: ['$D5>10'], style: { fill: GROUND } }],
  });
  return { workbook, sheet };
}

describe('a form of one’s own', () => {
  it('CS69: says what the sheet says, in the letters that it is set in', async () => {
    const sheet = await filled(teamForm().workbook);
    expect(sheet.getCell('A1').value).toBe(`<${view.projectTitle}> 2회차 촬영계획`);
    expect(sheet.getCell('A1').font).toMatchObject({ name: '궁서', size: 20, bold: true });
    expect(sheet.getCell('B2').value).toBe(view.gathering.time);
    const place = sheet.getCell('C2').value as { richText: { text: string; font?: object }[] };
    expect(place.richText.map(({ text }) => text).join('')).toBe(`${view.gathering.place} 앞`);
  });

  it('CS70: has its row once for each row of the day, and all below it has moved down as it was', async () => {
    const sheet = await filled(teamForm().workbook);
    const more = view.rows.length - 1;
    view.rows.forEach((row, i) => {
      const said = [1, 2, 3, 4].map((column) => sheet.getRow(5 + i).getCell(column).value);
      const expected =
        row.kind === 'scene'
          ? [row.order, row.cells.scene, row.cells.synopsis, row.cuts]
          : [null, null, row.text, null];
      expect(said).toEqual(expected.map((one) => (one === '' ? null : one)));
      const cell = sheet.getRow(5 + i).getCell(3);
      expect(cell.border).toMatchObject({ top: THICK, bottom: THICK });
      expect(sheet.getRow(5 + i).height).toBe(30);
      expect(sheet.getCell(5 + i, 6).master.address).toBe(`E${5 + i}`);
    });
    expect(sheet.getCell(6 + more, 3).value).toBe('컷 합계');
    expect(sheet.getCell(6 + more, 4).formula).toBe(`SUM(D5:D${5 + more})`);
    expect(sheet.getCell(7 + more, 4).formula).toBe(`D${6 + more}*2+$D$${6 + more}`);
    expect(sheet.getRow(9 + more).height).toBe(60);
    expect(sheet.getCell(10 + more, 2).master.address).toBe(`A${9 + more}`);
    expect(sheet.getImages()[0]!.range?.tl.nativeRow).toBe(8 + more);
    const [conditional] = sheet.model.conditionalFormattings;
    expect(conditional!.ref).toBe(`A5:F${5 + more}`);
    expect(conditional!.rules[0]!.style?.fill).toMatchObject({ ...GROUND, pattern: 'solid' });
  });

  it('CS70: keeps how it is printed, over all that has come in', async () => {
    const sheet = await filled(teamForm().workbook);
    expect(sheet.pageSetup).toMatchObject({
      ...{ orientation: 'landscape', paperSize: 9, fitToWidth: 1, fitToHeight: 0 },
      ...{ printArea: `A1:F${11 + view.rows.length}`, printTitlesRow: '1:4' },
    });
    expect(sheet.headerFooter.oddFooter).toBe('&C&P / &N');
    expect(sheet.getColumn(3).width).toBe(30);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 4 });
  });

  it('CS70: lists side by side each have their own length, and one without entries leaves its row empty', async () => {
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('콜');
    sheet.addRow(['배역 {{배우.배역}}', '{{팀.이름}}', '{{차량.이름}}']);
    sheet.addRow(['{{차량.이름}}']);
    sheet.addRow(['끝']);
    const out = await filled(workbook, { ...values, lists: { ...values.lists, 차량: [] } });
    const column = (at: number) =>
      Array.from({ length: out.rowCount }, (_, i) => out.getCell(i + 1, at).value).filter(Boolean);
    expect(column(1)).toEqual([...view.castCalls.map(({ character }) => `배역 ${character}`), '끝']);
    expect(column(2)).toEqual(view.teamCalls.map(({ team }) => team));
    const length = Math.max(view.castCalls.length, view.teamCalls.length);
    expect(out.getCell(length + 2, 1).value).toBe('끝');
  });

  it('CS72: what is filled in is a text, whatever it begins with, and a row grows with a long one', async () => {
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('양식');
    ['작품', '제작사', '날씨', '강수'].forEach((word, i) => {
      sheet.getCell(1, i + 1).value = `{{${word}}}`;
    });
    sheet.getCell('A2').value = '{{알림}}';
    sheet.getCell('A2').alignment = { wrapText: true };
    const words = { 작품: '=1+1', 제작사: '+82', 날씨: '-2°', 강수: '@SUM(A1)', 알림: '비옷\n'.repeat(6) };
    const out = await filled(workbook, { ...values, words: { ...values.words, ...words } });
    for (const [i, word] of (['작품', '제작사', '날씨', '강수'] as const).entries()) {
      expect(out.getCell(1, i + 1).value).toBe(words[word]);
      expect(out.getCell(1, i + 1).formula).toBeUndefined();
    }
    expect(out.getRow(2).height).toBeGreaterThan(80);
  });
});

describe('a form that cannot be filled in', () => {
  const problems = async (fill: (sheet: Worksheet, workbook: Workbook) => void) => {
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('양식');
    fill(sheet, workbook);
    return (await problemsOfForm(await bytesOf(workbook))).map(({ cell, text }) => `${cell} ${text}`);
  };

  it('CS71: names each cell that says what nobody knows, or is broken', async () => {
    const said = await problems((sheet) => {
      sheet.getCell('B7').value = '{{없는말}}';
      sheet.getCell('B8').value = '{{씬.없는칸}} {{작품}}';
      sheet.getCell('C1').value = '{{작품';
      sheet.getCell('C2').value = { error: '#REF!' };
      sheet.getCell('C3').value = { formula: 'SUM(#REF!)' };
      sheet.getCell('A10').value = '{{씬.번호}}';
      sheet.mergeCells('A10:A11');
    });
    expect(said).toEqual([
      '양식!C1 여는 {{ 와 닫는 }} 의 짝이 맞지 않아요.',
      '양식!C2 수식이 깨졌어요. 고치거나 지워 주세요.',
      '양식!C3 수식이 깨졌어요. 고치거나 지워 주세요.',
      '양식!B7 {{없는말}}: 모르는 말이에요.',
      '양식!B8 {{씬.없는칸}}: 모르는 말이에요.',
      '양식!A10 되풀이하는 줄의 칸은 여러 줄로 합칠 수 없어요.',
    ]);
  });

  it('CS71: names each formula that reaches out of the file', async () => {
    const reaching = [
      'WEBSERVICE("http://example.com")',
      '[1]Sheet1!A1',
      'HYPERLINK("http://example.com",A1)',
    ];
    const said = await problems((sheet) => {
      sheet.getCell('A1').value = '{{작품}}';
      reaching.forEach((formula, i) => {
        sheet.getCell(2 + i, 1).value = { formula };
      });
      sheet.getCell('A9').value = { formula: 'IF(A1="[초고]","a|b","")' };
    });
    expect(said).toEqual([2, 3, 4].map((row) => `양식!A${row} 파일 밖을 부르는 수식은 쓸 수 없어요.`));
  });

  it('CS71: says that a workbook without a word, or of a whole office, is no form', async () => {
    expect(await problems((sheet) => sheet.addRow(['그냥 표']))).toEqual([
      ' {{작품}}처럼 채울 말이 하나도 없어요.',
    ]);
    expect(await problems((sheet) => sheet.getRow(5000).splice(1, 0, '{{작품}}'))).toEqual([
      ' 양식이 너무 커요. 쓰지 않는 줄과 시트를 지우고 올려 주세요.',
    ]);
  });
});

describe('the form to begin with', () => {
  it('CS69: is one without a problem, and says every row, call and team once it is filled in', async () => {
    const bytes = await formSample(madeAt);
    expect(await problemsOfForm(bytes)).toEqual([]);
    const sheet = await filled(bytes);
    expect(sheet.workbook.worksheets).toHaveLength(1);
    const said: unknown[] = [];
    sheet.eachRow((row) => row.eachCell((cell) => said.push(cell.value)));
    expect(said.filter((text) => /\{\{/.test(String(text)))).toEqual([]);
    for (const row of view.rows) expect(said).toContain(row.kind === 'phase' ? row.text : row.cells.synopsis);
    for (const { character, actor } of view.castCalls)
      expect(said).toEqual(expect.arrayContaining([character, actor]));
    for (const { team } of view.teamCalls) expect(said).toContain(team);
  });
});
