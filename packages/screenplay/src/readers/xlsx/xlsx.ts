import { type Paragraph, plainParagraph, type ScriptDocument, type Unread } from '../../paragraph.ts';
import { UnreadableFile } from '../../refusal.ts';
import { leftOut } from '../left-out.ts';
import { descendants, parseXml, textOf, type XmlNode } from '../xml-tree.ts';
import { unzipEntries } from '../zip-entries.ts';
import { readSheetCells } from './sheet-cells.ts';
import { readShared, readSheets, type SharedParts, type SheetPart } from './workbook.ts';

const PARTS =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml|comments\d*\.xml|drawings\/drawing\d+\.xml)$/;

/** No scene list comes near either: what does is a table of figures, or a bomb. */
const MOST_OF_A_PART = 30 * 1024 * 1024;
const MOST_CELLS = 60_000;

/** Excel: every cell that is not empty, as it is displayed, with its place; sheets in the order of their tabs. */
export function readXlsx(bytes: Uint8Array): ScriptDocument {
  const { files, part, textOfPart, sheets, shared } = openXlsx(bytes);
  const paragraphs: Paragraph[] = [];
  const hidden: string[] = [];
  let left = MOST_CELLS;
  const visible = sheets.filter(({ isHidden }) => !isHidden).length;
  sheets.forEach((sheet, table) => {
    const cells = readSheetCells(textOfPart(sheet.part), shared, left);
    left -= cells.length;
    if (sheet.isHidden) hidden.push([sheet.name, ...cells.map(({ text }) => text)].join(' '));
    else
      for (const paragraph of sheetParagraphs(sheet, table, cells, visible > 1)) paragraphs.push(paragraph);
  });
  return { format: 'xlsx', title: null, paragraphs, unread: tellUnread(files, part, hidden, left) };
}

export interface OpenXlsx {
  files: Readonly<Record<string, Uint8Array>>;
  /** A part as XML; undefined where the archive has none of that name. */
  part: (name: string) => XmlNode | undefined;
  /** A part as it is written; empty where the archive has none of that name. */
  textOfPart: (name: string) => string;
  sheets: readonly SheetPart[];
  shared: SharedParts;
}

/** A workbook unpacked within the limits, its sheets unread. Throws `UnreadableFile`. */
export function openXlsx(bytes: Uint8Array): OpenXlsx {
  const files = unzipEntries(bytes, (name) => PARTS.test(name), MOST_OF_A_PART);
  const textOfPart = (name: string): string => new TextDecoder().decode(files[name]);
  const part = (name: string): XmlNode | undefined =>
    files[name] && parseXml(textOfPart(name)).find((node) => node.name !== '#text');
  const workbook = part('xl/workbook.xml');
  if (!workbook) throw new UnreadableFile('file_damaged');
  const shared = readShared(workbook, part('xl/sharedStrings.xml'), part('xl/styles.xml'));
  const sheets = readSheets(workbook, part('xl/_rels/workbook.xml.rels')).filter(
    ({ part: name }) => files[name],
  );
  if (sheets.length === 0) throw new UnreadableFile('file_damaged');
  return { files, part, textOfPart, sheets, shared };
}

function sheetParagraphs(
  sheet: SheetPart,
  table: number,
  cells: ReturnType<typeof readSheetCells>,
  isNamed: boolean,
): Paragraph[] {
  const name = isNamed && cells.length > 0 ? [plainParagraph(sheet.name)] : [];
  return [
    ...name,
    ...cells.map(({ text, row, column, span }) =>
      plainParagraph(text, { inTable: true, cell: { table, row, column, span } }),
    ),
  ];
}

function tellUnread(
  files: Readonly<Record<string, Uint8Array>>,
  part: (name: string) => XmlNode | undefined,
  hidden: readonly string[],
  left: number,
): Unread[] {
  const wordsIn = (names: RegExp): string[] =>
    Object.keys(files)
      .filter((name) => names.test(name))
      .map((name) =>
        descendants(part(name) as XmlNode, 't')
          .map(textOf)
          .join(' '),
      );
  const reason = `칸이 너무 많아 ${MOST_CELLS.toLocaleString('ko-KR')}칸까지만 읽었어요.`;
  return [
    ...leftOut('숨긴 시트', '숨긴 시트라 넣지 않았어요', hidden),
    ...leftOut('메모', '검토용 메모라 대본에 넣지 않았어요', wordsIn(/^xl\/comments/)),
    ...leftOut('도형·글상자', '칸 밖에 있는 글이라 넣지 않았어요', wordsIn(/^xl\/drawings/)),
    ...(left <= 0 ? [{ where: '문서 전체', reason }] : []),
  ];
}
