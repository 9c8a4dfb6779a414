import { cleanText } from '../../organise/lines/normalise-text.ts';
import { type CellPlace, type Paragraph, plainParagraph, type Unread } from '../../paragraph.ts';
import { HwpNumbering } from '../hwp/hwp-numbering.ts';
import { leftOut } from '../left-out.ts';
import { addText, joinRanges, prependText, type Runs } from '../runs.ts';
import { childOf, descendants, textOf, type XmlNode } from '../xml-tree.ts';
import type { HwpxLooks } from './hwpx-header.ts';

/** Words that stand inside a run beside its text. */
const SPECIAL: Readonly<Record<string, string>> = {
  tab: '\t',
  lineBreak: '\n',
  nbSpace: ' ',
  fwSpace: ' ',
  hyphen: '-',
};

/** What is left out, and the list it is told in; null: settings, which hold no words. */
const LEFT_OUT: Readonly<Record<string, 'heads' | 'memos' | null>> = {
  header: 'heads',
  footer: 'heads',
  masterPage: 'heads',
  hiddenComment: 'memos',
  pageNum: null,
  secPr: null,
};

/** Reads the sections of a HWPX document in their order. */
export class HwpxBody {
  readonly #looks: HwpxLooks;
  readonly #numbering: HwpNumbering;
  readonly #out: Paragraph[] = [];
  readonly #told = { heads: [] as string[], memos: [] as string[], deleted: '', drawn: 0 };
  #outline = 0;
  /** Ids of deletions whose end stands further on. */
  #ends: ReadonlySet<string> = new Set();
  #deleting = false;
  /** Text of a paragraph whose end was deleted: it goes on in the next one. */
  #carried: Runs | null = null;
  #page = 1;
  #lastTop = 0;
  #tables = 0;

  constructor(looks: HwpxLooks) {
    this.#looks = looks;
    this.#numbering = new HwpNumbering(looks.lists);
  }

  section(root: XmlNode): void {
    const settings = descendants(root, 'secPr')[0];
    this.#outline = Number(settings?.attributes.outlineShapeIDRef) || 0;
    this.#ends = new Set(descendants(root, 'deleteEnd').map((end) => end.attributes.Id ?? ''));
    this.#deleting = false;
    if (this.#lastTop > 0) this.#page += 1;
    this.#lastTop = 0;
    for (const node of root.children) if (node.name === 'p') this.#paragraph(node, { table: null, depth: 0 });
  }

  /** Pages are known where any line stands below the top of one. */
  result(): { paragraphs: Paragraph[]; unread: Unread[] } {
    const laidOut = this.#out.some(({ top }) => (top ?? 0) > 0);
    const paragraphs = laidOut
      ? this.#out
      : this.#out.map(({ top: _, ...rest }) => ({ ...rest, page: null }));
    const { heads, memos, deleted, drawn } = this.#told;
    const unread = [
      ...leftOut('쪽 머리말·꼬리말', '쪽마다 되풀이되어 대본에 넣지 않았어요', heads),
      ...leftOut('메모', '검토용 메모라 대본에 넣지 않았어요', memos),
      ...leftOut('변경 내용 추적', '지운 것으로 표시된 글이라 넣지 않았어요', [deleted]),
      ...(drawn > 0 ? [{ where: '수식', reason: `그림으로 그린 글 ${drawn}개는 읽지 못했어요.` }] : []),
    ];
    return { paragraphs, unread };
  }

  #paragraph(node: XmlNode, place: Place): void {
    const runs = this.#carried ?? { text: '', bold: [] };
    this.#carried = null;
    const shape = this.#looks.shapes.get(node.attributes.paraPrIDRef ?? '');
    const number = shape?.head ? this.#numbering.next(shape.head, this.#outline) : '';
    const from = this.#out.length;
    for (const child of node.children) {
      if (child.name !== 'run') continue;
      const bold = this.#looks.bold.has(child.attributes.charPrIDRef ?? '');
      for (const part of child.children) this.#part(part, runs, bold, place);
    }
    const inner = this.#out.splice(from);
    prependText(runs, runs.text === '' ? number.trimEnd() : number);
    if (this.#deleting) this.#carried = runs;
    // A paragraph that only anchors a table is no empty row.
    else if (runs.text !== '' || inner.length === 0) {
      this.#out.push(
        plainParagraph(runs.text, {
          ...(shape ? { align: shape.align, indent: shape.indent } : {}),
          bold: joinRanges(runs.bold),
          inTable: place.table !== null,
          ...(place.cell ? { cell: place.cell } : {}),
          ...(place.isNote ? { kind: 'note' as const } : {}),
          ...(place.depth === 0 ? this.#position(node) : {}),
        }),
      );
    }
    this.#out.push(...inner);
  }

  /** Lines know how far down the page they stand: where they jump up, a page has ended. */
  #position(node: XmlNode): { page?: number; top?: number } {
    const tops = descendants(node, 'lineseg').map((line) => Number(line.attributes.vertpos) || 0);
    let first: { page?: number; top?: number } = {};
    tops.forEach((top, i) => {
      if (top < this.#lastTop) this.#page += 1;
      this.#lastTop = top;
      if (i === 0) first = { page: this.#page, top: Math.round(top / 100) };
    });
    return first;
  }

  #part(node: XmlNode, runs: Runs, bold: boolean, place: Place): void {
    if (node.name === 't') this.#text(node, runs, bold);
    else if (node.name === 'compose') addText(runs, cleanText(node.attributes.composeText ?? ''), bold);
    else if (node.name === 'dutmal') addText(runs, cleanText(wordsOf(childOf(node, 'mainText'))), bold);
    else this.#object(node, runs, bold, place);
  }

  #text(node: XmlNode, runs: Runs, bold: boolean): void {
    for (const child of node.children) {
      if (child.name === 'deleteBegin') this.#deleting = this.#ends.has(child.attributes.Id ?? '');
      else if (child.name === 'deleteEnd') this.#deleting = false;
      else {
        const isText = child.name === '#text';
        const text = isText ? cleanText(child.text.replace(/[\r\n]+/g, '')) : (SPECIAL[child.name] ?? '');
        if (this.#deleting) this.#told.deleted += text;
        else addText(runs, text, bold);
      }
    }
  }

  /** What is anchored in a paragraph: tables, text boxes, captions, notes, automatic numbers. */
  #object(node: XmlNode, runs: Runs, bold: boolean, place: Place): void {
    const told =
      node.name === 'fieldBegin' && node.attributes.type === 'MEMO' ? 'memos' : LEFT_OUT[node.name];
    if (told !== undefined) {
      if (told) this.#told[told].push(wordsOf(node));
      return;
    }
    if (node.name === 'equation') this.#told.drawn += 1;
    if (node.name === 'autoNum') addText(runs, node.attributes.num ?? '', bold);
    if (node.name === 'textart' && node.attributes.text)
      this.#out.push(plainParagraph(cleanText(node.attributes.text)));
    const table = node.name === 'tbl' ? this.#tables++ : place.table;
    const cell = node.name === 'tc' && table !== null ? cellPlace(node, table) : place.cell;
    const inside: Place = {
      table,
      ...(cell ? { cell } : {}),
      isNote: place.isNote === true || node.name === 'footNote' || node.name === 'endNote',
      depth: place.depth + 1,
    };
    for (const child of node.children) {
      if (child.name === 'p') this.#apart(child, inside);
      else if (child.name !== '#text') this.#object(child, runs, bold, inside);
    }
  }

  /** A paragraph inside an object takes nothing over from the text around it. */
  #apart(node: XmlNode, place: Place): void {
    const carried = this.#carried;
    this.#carried = null;
    this.#paragraph(node, place);
    this.#carried = carried;
  }
}

interface Place {
  /** The innermost table, null outside of every one. */
  table: number | null;
  cell?: CellPlace;
  isNote?: boolean;
  depth: number;
}

function cellPlace(node: XmlNode, table: number): CellPlace {
  const address = childOf(node, 'cellAddr')?.attributes ?? {};
  const span = Number(childOf(node, 'cellSpan')?.attributes.colSpan) || 1;
  return { table, row: Number(address.rowAddr) || 0, column: Number(address.colAddr) || 0, span };
}

function wordsOf(node: XmlNode | undefined): string {
  if (!node) return '';
  const texts = descendants(node, 't');
  return texts.length > 0 ? texts.map(textOf).join(' ') : textOf(node);
}
