import { FORM_LISTS, FORM_WORDS } from '@ddak/domain';
import { FILLS } from '../xlsx/fills.ts';
import { addSheet, openWorkbook, put, type Style, setLines, toBytes, type Worksheet } from '../xlsx/sheet.ts';

const HEAD: Style = { bold: true, fill: FILLS.head, align: 'center' };
const CENTRE: Style = { align: 'center' };
const WIDTHS = [6, 14, 9, 7, 7, 20, 34, 18, 16, 18, 18, 18];

/** The page of a form that says what can be said in it: no sheet that is filled in has it. */
export const HELP_SHEET = '쓰는 법';

/** CS69: a form to begin with, of the look of the usual sheet, with a page of all that can be said in it. */
export function formSample(madeAt: Date): Promise<Uint8Array> {
  const workbook = openWorkbook(madeAt);
  const footer = '연락처는 이 작품의 스태프에게만 제공됩니다';
  const sheet = addSheet(workbook, { name: '일촬표', widths: WIDTHS, footer, headRow: 5 });
  putHead(sheet);
  putRepeated(sheet, 5, SCENES);
  putRepeated(sheet, 8, [...CAST, ...TEAMS]);
  putRepeated(sheet, 11, [...EXTRAS, ...CONTACTS]);
  putFoot(sheet, 14);
  putWords(addSheet(workbook, { name: HELP_SHEET, widths: [16, 90], footer: '', headRow: 3 }));
  return toBytes(workbook);
}

/** A heading, what stands below it, and the columns of the sheet that both take. */
type Column = readonly [from: number, to: number, head: string, word: string];

const SCENES: readonly Column[] = [
  ...([
    [1, 1, '순서', '씬.순서'],
    [2, 2, '시간', '씬.시간'],
    [3, 3, 'S#', '씬.번호'],
    [4, 4, '컷', '씬.컷'],
    [5, 5, 'D/N', '씬.낮밤'],
    [6, 6, '장소', '씬.장소'],
    [7, 7, '내용', '씬.내용'],
    [8, 8, '등장인물', '씬.등장인물'],
    [9, 9, '보조출연', '씬.단역'],
    [10, 10, '소품', '씬.소품'],
    [11, 11, '의상', '씬.의상'],
    [12, 12, '비고', '씬.비고'],
  ] as const),
];
const CAST: readonly Column[] = [
  [1, 2, '배역', '배우.배역'],
  [3, 4, '배우', '배우.이름'],
  [5, 5, '도착', '배우.도착'],
  [6, 6, '분장', '배우.분장'],
  [7, 7, '준비', '배우.준비'],
];
const TEAMS: readonly Column[] = [
  [8, 8, '팀', '팀.이름'],
  [9, 9, '콜', '팀.콜'],
  [10, 10, '장소', '팀.장소'],
  [11, 12, '준비물', '팀.준비'],
];
const EXTRAS: readonly Column[] = [
  [1, 4, '보조출연', '보조출연.이름'],
  [5, 5, '인원', '보조출연.인원'],
  [6, 6, '집합', '보조출연.집합'],
  [7, 7, '담당', '보조출연.담당'],
];
const CONTACTS: readonly Column[] = [
  [8, 8, '역할', '연락처.역할'],
  [9, 9, '이름', '연락처.이름'],
  [10, 12, '전화', '연락처.전화'],
];

const said = (word: string): string => `{{${word}}}`;

function putHead(sheet: Worksheet): void {
  const plain: Style = { frame: 'none' };
  put(sheet, { row: 1, column: 1, toColumn: 7 }, '{{작품}} 일일촬영계획표', {
    ...plain,
    size: 18,
    bold: true,
  });
  put(sheet, { row: 1, column: 8, toColumn: 12 }, '{{제작사}} · {{판}}', { ...plain, align: 'right' });
  setLines(sheet, 1, 1, 32);
  const facts: readonly (readonly [number, number, string, string])[] = [
    [1, 2, '회차', '{{회차}}'],
    [3, 5, '날짜', '{{날짜}}'],
    [6, 6, '집합', '{{집합시간}}'],
    [7, 7, '집합 장소', '{{집합장소}} {{집합주소}}'],
    [8, 8, '촬영', '{{촬영시작}} – {{종료예정}}'],
    [9, 9, '일출 · 일몰', '{{일출}} – {{일몰}}'],
    [10, 10, '날씨', '{{날씨}} {{강수}}'],
    [11, 12, '감독 · 조감독', '{{감독}} · {{조감독}}'],
  ];
  for (const [column, toColumn, label, value] of facts) {
    put(sheet, { row: 2, column, toColumn }, label, HEAD);
    put(sheet, { row: 3, column, toColumn }, value, { ...CENTRE, size: 10, bold: true });
  }
  setLines(sheet, 3, 2, 30);
  setLines(sheet, 4, 0, 8);
}

function putRepeated(sheet: Worksheet, row: number, columns: readonly Column[]): void {
  for (const [column, toColumn, head, word] of columns) {
    put(sheet, { row, column, toColumn }, head, HEAD);
    const wide = toColumn > column || WIDTHS[column - 1]! > 15;
    put(sheet, { row: row + 1, column, toColumn }, said(word), wide ? {} : CENTRE);
  }
  setLines(sheet, row, 1, 20);
  setLines(sheet, row + 1, 1, 22);
}

function putFoot(sheet: Worksheet, from: number): void {
  const lines: readonly (readonly [string, string])[] = [
    ['알림', '{{알림}}'],
    ['식사', '{{식사}}'],
    ['차량', '{{차량}}'],
    ['합계', '{{합계}}'],
    ['다음', '{{다음회차}}'],
  ];
  lines.forEach(([label, value], i) => {
    put(sheet, { row: from + i, column: 1, toColumn: 2 }, label, HEAD);
    put(sheet, { row: from + i, column: 3, toColumn: 12 }, value);
    setLines(sheet, from + i, 1, 20);
  });
}

/** Without braces: this page stays as it is. */
function putWords(sheet: Worksheet): void {
  const about =
    '칸에 두 겹 중괄호로 말을 쓰면 그 자리에 그날의 내용이 들어가요. 점이 있는 말을 쓴 줄은 개수만큼 되풀이되고, 아래 줄은 밀려나요. 이 시트는 채운 파일에는 나오지 않아요.';
  put(sheet, { row: 1, column: 1, toColumn: 2 }, about, { frame: 'none' });
  setLines(sheet, 1, 3);
  put(sheet, { row: 3, column: 1 }, '어디에 쓰나', HEAD);
  put(sheet, { row: 3, column: 2 }, '쓸 수 있는 말', HEAD);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['아무 칸에나', FORM_WORDS],
    ...Object.entries(FORM_LISTS).map(
      ([list, columns]) => [`${list} 줄`, columns.map((column) => `${list}.${column}`)] as const,
    ),
  ];
  rows.forEach(([where, words], i) => {
    put(sheet, { row: 4 + i, column: 1 }, where);
    put(sheet, { row: 4 + i, column: 2 }, words.join(', '));
    setLines(sheet, 4 + i, Math.ceil(words.length / 9) + 1);
  });
}
