import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readScript } from '../../read-script.ts';
import { showNumber } from './number-format.ts';
import { readXlsx } from './xlsx.ts';

interface Sheet {
  name: string;
  rows: string;
  more?: string;
  state?: string;
}

function workbook(sheets: readonly Sheet[], parts: Record<string, string> = {}): Uint8Array {
  const all: Record<string, string> = {
    'xl/workbook.xml': `<x:workbook xmlns:x="a"><x:sheets>${sheets.map(({ name, state }, i) => `<x:sheet name="${name}" sheetId="${i + 1}" r:id="r${i + 1}" ${state ? `state="${state}"` : ''}/>`).join('')}</x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, i) => `<Relationship Id="r${i + 1}" Target="/xl/worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows, more }, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData>${more ?? ''}</worksheet>`,
      ]),
    ),
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])));
}
const cells = (bytes: Uint8Array) =>
  readXlsx(bytes).paragraphs.map(({ text, cell }) => [text, cell?.row, cell?.column, cell?.span]);

describe('OG58 a workbook', () => {
  it('is read cell by cell: shared and inline strings, numbers, truth, what formulas came to', () => {
    const bytes = workbook(
      [
        {
          name: '씬',
          rows: '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>안</t></is></c><c r="D2"><v>3</v></c></row><row><c t="b"><v>1</v></c><c t="str"><f>A1</f><v>계산</v></c><c t="s"><v>99</v></c><c/></row>',
          more: '<mergeCells><mergeCell ref="B2:C4"/></mergeCells>',
        },
      ],
      {
        'xl/sharedStrings.xml':
          '<sst><si><r><t>정비</t></r><r><t>소</t></r><rPh sb="0" eb="1"><t>읽기</t></rPh></si></sst>',
      },
    );
    expect(cells(bytes)).toEqual([
      ['정비소', 1, 1, 2],
      ['안', 1, 2, 1],
      ['3', 1, 3, 1],
      ['TRUE', 2, 0, 1],
      ['계산', 2, 1, 1],
    ]);
  });

  it.each([
    [1.5, 'General', '1.5'],
    [0.1 + 0.2, 'General', '0.3'],
    [3, '"S#"0', 'S#3'],
    [7, '00', '07'],
    [12.5, '0.0"초"', '12.5초'],
    [0.25, '0%', '25%'],
    [12_345, '#,##0', '12,345'],
    [-3, '0;(0)', '(3)'],
    [0.5, 'h:mm', '12:00'],
    [0.75, 'AM/PM h:mm', 'PM 6:00'],
    [8 / 86_400, 'mm:ss', '00:08'],
    [1.5, '[h]:mm', '36:00'],
    [46_000, 'yyyy-mm-dd', '2025-12-09'],
    [46_000, 'yyyy"년" m"월" d"일"', '2025년 12월 9일'],
    [46_000, '[$-412]m/d', '12/9'],
    [5, '[Red]0', '5'],
  ])('shows %s in the form %s as %s', (value, code, shown) => {
    expect(showNumber(value, code, false)).toBe(shown);
  });

  it('names its sheets where there are several, and says what it leaves out', () => {
    const row = (text: string): string => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
    const { paragraphs, unread } = readXlsx(
      workbook(
        [
          { name: '1부', rows: row('하나') },
          { name: '2부', rows: row('둘') },
          { name: '옛것', rows: row('버린 말'), state: 'hidden' },
        ],
        {
          'xl/comments1.xml': '<comments><t>고칠 것</t></comments>',
          'xl/drawings/drawing1.xml': '<a><t>글상자 말</t></a>',
        },
      ),
    );
    expect(paragraphs.map(({ text }) => text)).toEqual(['1부', '하나', '2부', '둘']);
    expect(unread.map(({ where }) => where)).toEqual(['숨긴 시트', '메모', '도형·글상자']);
    expect(unread[0]?.reason).toContain('버린 말');
  });

  it('that is no scene list yields no scenes', async () => {
    const row = (...texts: string[]): string =>
      `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
    const rows = [
      row('날짜', '금액', '내용'),
      row('1. 카페 (낮)', '3000', '점심'),
      row('2. 골목 (밤)', '4000', '저녁'),
    ];
    const result = await readScript(workbook([{ name: '비용', rows: rows.join('') }]), 'a.xlsx');
    expect(result.ok && result.organised).toMatchObject({ format: 'xlsx', scenes: [] });
  });

  it('without sheets is damaged, and an old one is told how to be saved', async () => {
    expect(await readScript(workbook([]), 'a.xlsx')).toMatchObject({ code: 'file_damaged' });
  });
});
