import { cleanText } from '../../organise/lines/normalise-text.ts';
import { type CellPlace, type Paragraph, plainParagraph } from '../../paragraph.ts';
import { KIND_OF_STYLE } from '../kind-of-style.ts';
import { addText, joinRanges, prependText, type Runs } from '../runs.ts';
import { childOf, descendants, textOf, type XmlNode } from '../xml-tree.ts';
import { DocxNumbering } from './docx-numbering.ts';
import { type DocxLook, isOn, readLook, readStyles } from './docx-styles.ts';

/** The parts of a Word file beside its body. */
export interface DocxParts {
  styles: XmlNode | undefined;
  numbering: XmlNode | undefined;
  footnotes: XmlNode | undefined;
  endnotes: XmlNode | undefined;
}

/** What came of reading a body: its paragraphs, and what was left out on purpose. */
export interface DocxBody {
  paragraphs: Paragraph[];
  /** Letters struck out while changes were tracked, and of documents embedded whole. */
  deleted: string;
  embedded: number;
  hidden: string;
}

/** Reads a Word body: paragraphs in order, tables, text boxes and notes where they are anchored. */
export function readDocxBody(body: XmlNode, parts: DocxParts): DocxBody {
  const reader = new BodyReader(parts);
  reader.block(body, OUTSIDE);
  reader.flush();
  return reader.result(hasPages(body));
}

/** Where pages began when Word last laid the document out; a document from elsewhere has no such marks. */
function hasPages(node: XmlNode): boolean {
  return node.name === 'lastRenderedPageBreak' || node.children.some(hasPages);
}

const DROPPED: ReadonlySet<string> = new Set(['del', 'moveFrom', 'delText']);

/** The table that is being read, with the cell at which reading stands; outside every table none. */
interface TablePlace {
  table: number | null;
  row: number;
  column: number;
  cell?: CellPlace;
}

const OUTSIDE: TablePlace = { table: null, row: 0, column: 0 };

class BodyReader {
  readonly #styles: ReadonlyMap<string, DocxLook>;
  readonly #numbering: DocxNumbering;
  readonly #notes = new Map<string, XmlNode>();
  readonly #out: Paragraph[] = [];
  /** Runs of paragraphs whose end was deleted: they go on in the next one. */
  #carried: Runs | null = null;
  #page = 1;
  #deleted = '';
  #hidden = '';
  #embedded = 0;
  #tables = 0;

  constructor(parts: DocxParts) {
    this.#styles = readStyles(parts.styles);
    this.#numbering = new DocxNumbering(parts.numbering);
    for (const [kind, root] of [
      ['footnote', parts.footnotes],
      ['endnote', parts.endnotes],
    ] as const) {
      for (const note of root?.children ?? []) this.#notes.set(`${kind}${note.attributes.id ?? ''}`, note);
    }
  }

  result(withPages: boolean): DocxBody {
    const paragraphs = withPages ? this.#out : this.#out.map((paragraph) => ({ ...paragraph, page: null }));
    return { paragraphs, deleted: this.#deleted, embedded: this.#embedded, hidden: this.#hidden };
  }

  /** Text that still waits for a next paragraph becomes one. */
  flush(): void {
    if (this.#carried) this.#out.push(plainParagraph(this.#carried.text, { bold: this.#carried.bold }));
    this.#carried = null;
  }

  block(node: XmlNode, place: TablePlace): void {
    for (const child of node.children) {
      if (child.name === 'p') this.#paragraph(child, place);
      else if (child.name === 'AlternateContent') this.block(chosen(child), place);
      else if (child.name === 'altChunk') this.#embedded += 1;
      else if (DROPPED.has(child.name)) this.#deleted += deletedText(child);
      else if (child.name !== '#text') this.block(child, this.#enter(child, place));
    }
  }

  /** Into a table, and on to its next row or cell. */
  #enter(node: XmlNode, place: TablePlace): TablePlace {
    if (node.name === 'tbl') return { table: this.#tables++, row: -1, column: 0 };
    if (place.table === null) return place;
    if (node.name === 'tr') {
      place.row += 1;
      place.column = gridNumber(node, 'trPr', 'gridBefore') ?? 0;
    }
    if (node.name !== 'tc') return place;
    const span = Math.max(1, gridNumber(node, 'tcPr', 'gridSpan') ?? 1);
    const cell = { table: place.table, row: Math.max(0, place.row), column: place.column, span };
    place.column += span;
    return { ...place, cell };
  }

  #paragraph(node: XmlNode, place: TablePlace): void {
    const properties = childOf(node, 'pPr');
    const own = readLook(properties, undefined);
    const style = this.#styles.get(childOf(properties ?? node, 'pStyle')?.attributes.val ?? '') ?? {};
    const open: OpenParagraph = {
      runs: this.#carried ?? { text: '', bold: [] },
      page: this.#page,
      below: [],
      bold: style.bold === true,
      caps: style.caps === true,
    };
    this.#carried = null;
    for (const child of node.children) this.#inline(child, open, place);
    const mark = properties && childOf(properties, 'rPr');
    const isJoined = mark !== undefined && (childOf(mark, 'del') ?? childOf(mark, 'moveFrom')) !== undefined;
    if (isJoined) this.#carried = open.runs;
    else this.#push(open, { ...style, ...own }, place);
    this.#out.push(...open.below);
  }

  #push({ runs, page, below }: OpenParagraph, look: DocxLook, place: TablePlace): void {
    // A list of id 0 takes the style's number away.
    if (look.list && look.list.id !== '0')
      prependText(runs, this.#numbering.next(look.list.id, look.list.depth));
    // A paragraph that only anchors a text box is no empty row.
    if (runs.text === '' && below.length > 0) return;
    const kind = KIND_OF_STYLE[(look.name ?? '').toLowerCase()];
    this.#out.push(
      plainParagraph(runs.text, {
        bold: joinRanges(runs.bold),
        page,
        align: look.align ?? 'left',
        // 110 twips: half of a ten- to eleven-point full-width character.
        indent: Math.max(0, Math.round(((look.start ?? 0) + (look.firstLine ?? 0)) / 110)),
        ...inCell(place),
        ...(kind ? { kind } : {}),
      }),
    );
  }

  #inline(node: XmlNode, open: OpenParagraph, place: TablePlace): void {
    if (node.name === 'pPr' || node.name === '#text') return;
    if (DROPPED.has(node.name)) this.#deleted += deletedText(node);
    else if (node.name === 'r') this.#run(node, open, place);
    else if (node.name === 'oMath' || node.name === 'oMathPara') addText(open.runs, textOf(node), open.bold);
    else if (node.name === 'AlternateContent') this.#inline(chosen(node), open, place);
    else for (const child of node.children) this.#inline(child, open, place);
  }

  #run(node: XmlNode, open: OpenParagraph, place: TablePlace): void {
    const properties = childOf(node, 'rPr');
    const own = readLook(undefined, properties);
    const style = this.#styles.get((properties && childOf(properties, 'rStyle')?.attributes.val) ?? '-');
    const bold = own.bold ?? style?.bold ?? open.bold;
    const caps = own.caps ?? style?.caps ?? open.caps;
    const vanish = properties && childOf(properties, 'vanish');
    if (vanish && isOn(vanish)) {
      this.#hidden += textOf(node);
      return;
    }
    for (const child of node.children) this.#piece(child, open, { bold, caps }, place);
  }

  #piece(node: XmlNode, open: OpenParagraph, look: Letters, place: TablePlace): void {
    const { runs } = open;
    const { bold, caps } = look;
    if (node.name === 't') {
      const text = cleanText(textOf(node));
      addText(runs, caps ? text.toUpperCase() : text, bold);
    } else if (PIECES[node.name] !== undefined) addText(runs, PIECES[node.name] as string, bold);
    else if (node.name === 'br') addText(runs, isTextBreak(node) ? '\n' : '', bold);
    else if (node.name === 'lastRenderedPageBreak') {
      this.#page += 1;
      if (runs.text.trim() === '') open.page = this.#page;
    } else if (node.name === 'footnoteReference' || node.name === 'endnoteReference') {
      this.#note(node.name.replace('Reference', '') + (node.attributes.id ?? ''), open);
    } else if (node.name === 'ruby') {
      const base = childOf(node, 'rubyBase');
      if (base) this.#inline(base, open, place);
    } else if (node.name === 'delText') this.#deleted += textOf(node);
    else if (node.name === 'AlternateContent') this.#piece(chosen(node), open, look, place);
    else {
      for (const box of textBoxes(node)) open.below.push(...this.#apart(box, place));
      for (const art of descendants(node, 'textpath'))
        open.below.push(
          plainParagraph(cleanText(art.attributes.string ?? ''), { page: this.#page, ...inCell(place) }),
        );
    }
  }

  #note(key: string, open: OpenParagraph): void {
    const note = this.#notes.get(key);
    if (!note) return;
    for (const paragraph of this.#apart(note, OUTSIDE)) open.below.push({ ...paragraph, kind: 'note' });
  }

  /** Paragraphs of a text box or a note, which stand apart from the text around them. */
  #apart(node: XmlNode, place: TablePlace): Paragraph[] {
    const from = this.#out.length;
    const carried = this.#carried;
    this.#carried = null;
    this.block(node, place);
    this.flush();
    this.#carried = carried;
    return this.#out.splice(from).filter(({ text }) => text.trim() !== '');
  }
}

function inCell({ table, cell }: TablePlace): Pick<Paragraph, 'inTable' | 'cell'> {
  return { inTable: table !== null, ...(cell ? { cell } : {}) };
}

function gridNumber(node: XmlNode, properties: string, name: string): number | null {
  const found = childOf(childOf(node, properties) ?? node, name)?.attributes.val;
  const value = Number(found);
  return found !== undefined && Number.isInteger(value) ? Math.min(value, MOST_COLUMNS) : null;
}

/** What Word itself takes at most. */
const MOST_COLUMNS = 63;

/** How letters look; of a paragraph as its style has it, where they do not say otherwise. */
interface Letters {
  bold: boolean;
  caps: boolean;
}

interface OpenParagraph extends Letters {
  runs: Runs;
  page: number;
  /** Paragraphs that are anchored in this one: text boxes, notes. */
  below: Paragraph[];
}

const PIECES: Readonly<Record<string, string>> = { tab: '\t', ptab: '\t', cr: '\n', noBreakHyphen: '-' };

function isTextBreak(node: XmlNode): boolean {
  const kind = node.attributes.type ?? 'textWrapping';
  return kind === 'textWrapping';
}

/** Of two forms of the same content the first, which newer programs read. */
function chosen(node: XmlNode): XmlNode {
  return childOf(node, 'Choice') ?? childOf(node, 'Fallback') ?? { ...node, children: [] };
}

/** Text boxes below a node, not looking inside one for others. */
function textBoxes(node: XmlNode): XmlNode[] {
  if (node.name === 'txbxContent') return [node];
  const inside = node.name === 'AlternateContent' ? chosen(node) : node;
  return inside.children.flatMap(textBoxes);
}

function deletedText(node: XmlNode): string {
  if (node.name === 't' || node.name === 'delText') return textOf(node);
  return node.children.map(deletedText).join('');
}
