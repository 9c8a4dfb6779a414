import { findWords, listsIn, readWord } from './find-words.ts';
import { areaOf, atOf, type CellModel, KIND, type SheetModel, textOf } from './form-model.ts';

/** What is wrong with a form, and where: `일촬표!B7`; empty where it is the whole. */
export interface FormProblem {
  readonly cell: string;
  readonly text: string;
}

const MOST_SHEETS = 10;
const MOST_ROWS = 1000;
const MOST_COLUMNS = 120;
const MOST_CELLS = 30_000;

/** CS71: what could not be filled in, or should not be. Empty where all is well. */
export function checkForm(sheets: readonly SheetModel[]): FormProblem[] {
  const cells = sheets.reduce(
    (sum, { rows = [] }) => sum + rows.reduce((count, row) => count + row.cells.length, 0),
    0,
  );
  if (sheets.length > MOST_SHEETS || cells > MOST_CELLS || sheets.some(isLarge))
    return [{ cell: '', text: '양식이 너무 커요. 쓰지 않는 줄과 시트를 지우고 올려 주세요.' }];
  const problems = sheets.flatMap(sheetProblems);
  const says = sheets.some(({ rows = [] }) =>
    rows.some((row) => row.cells.some((cell) => findWords(textOf(cell) ?? '').words.length > 0)),
  );
  if (problems.length === 0 && !says) return [{ cell: '', text: '{{작품}}처럼 채울 말이 하나도 없어요.' }];
  return problems;
}

const isLarge = ({ rows = [] }: SheetModel): boolean =>
  rows.some(
    ({ number, cells }) =>
      number > MOST_ROWS || cells.some(({ address }) => atOf(address).column > MOST_COLUMNS),
  );

function sheetProblems(sheet: SheetModel): FormProblem[] {
  const at = (address: string): string => `${sheet.name}!${address}`;
  const table = sheet.tables[0];
  const tables = table
    ? [{ cell: sheet.name, text: '엑셀의 표 기능은 쓸 수 없어요. 일반 범위로 바꿔 주세요.' }]
    : [];
  const tall = (sheet.mergeCells ?? []).map(areaOf).filter(({ from, to }) => to.row > from.row);
  const isTall = (address: string): boolean => {
    const { row, column } = atOf(address);
    return tall.some(({ from }) => from.row === row && from.column === column);
  };
  const found = (sheet.rows ?? []).flatMap((row) =>
    row.cells.flatMap((cell) =>
      cellProblems(cell, isTall(cell.address)).map((text) => ({ cell: at(cell.address), text })),
    ),
  );
  return [...tables, ...found];
}

function cellProblems(cell: CellModel, isTall: boolean): string[] {
  if (cell.type === KIND.error) return ['수식이 깨졌어요. 고치거나 지워 주세요.'];
  if (cell.formula !== undefined) return formulaProblems(cell.formula, cell.result);
  if (cell.type === KIND.link && !/^(?:https?:|mailto:|tel:|#)/i.test(cell.hyperlink ?? ''))
    return ['웹 주소가 아닌 링크는 쓸 수 없어요.'];
  const text = textOf(cell);
  if (text === null) return [];
  const { words, isBroken } = findWords(text);
  return [
    ...words.filter((word) => readWord(word) === null).map((word) => `{{${word}}}: 모르는 말이에요.`),
    ...(isBroken ? ['여는 {{ 와 닫는 }} 의 짝이 맞지 않아요.'] : []),
    ...(isTall && listsIn(text).length > 0 ? ['되풀이하는 줄의 칸은 여러 줄로 합칠 수 없어요.'] : []),
  ];
}

/** What reaches out of the file, or runs something. */
const REACHING =
  /\[|\||\b(?:WEBSERVICE|FILTERXML|RTD|DDE|CALL|REGISTER|REGISTER\.ID|IMAGE|HYPERLINK|IMPORT\w+|EXEC)\s*\(/i;

function formulaProblems(formula: string, result: CellModel['result']): string[] {
  const outside = formula.replace(/"(?:[^"]|"")*"/g, '""');
  if (REACHING.test(outside)) return ['파일 밖을 부르는 수식은 쓸 수 없어요.'];
  const isBroken =
    /#REF!|#NAME\?/.test(outside) || (typeof result === 'object' && result !== null && 'error' in result);
  return isBroken ? ['수식이 깨졌어요. 고치거나 지워 주세요.'] : [];
}
