import { type CellPlace, type Paragraph, plainParagraph } from '../../paragraph.ts';
import { insertText, prependText } from '../runs.ts';
import { withoutDeleted } from './hwp-deleted.ts';
import type { HwpDocInfo } from './hwp-doc-info.ts';
import type { HwpNumbering } from './hwp-numbering.ts';
import { countedText, type HwpRecord, hwpRecords } from './hwp-record-stream.ts';
import { boldRanges, controlName, type HwpAnchor, type HwpText, readHwpText } from './hwp-text.ts';

const PARA_HEADER = 66;
const PARA_TEXT = 67;
const PARA_CHAR_SHAPE = 68;
const PARA_LINE_SEG = 69;
const PARA_RANGE_TAG = 70;
const CTRL_HEADER = 71;
const LIST_HEADER = 72;
const TABLE = 77;
const EQUATION = 88;
const TEXT_ART = 90;
const MEMO_LIST = 93;

/** What reading the sections of a HWP 5 document gathers. */
export interface HwpBody {
  paragraphs: Paragraph[];
  /** Words of page heads and feet, of hidden comments, of memos: left out. */
  heads: string[];
  memos: string[];
  /** Words that are marked as deleted, where changes were tracked: left out too. */
  deleted: string[];
  /** Words drawn as pictures, and formulas. */
  drawn: number;
  /** Paragraphs that others are anchored in: without text of their own they are no empty rows. */
  anchoring: Set<Paragraph>;
  /** How many tables have been read. */
  tables: number;
  /** Units of text that paragraph headers promise, and that were there. */
  declared: { promised: number; read: number };
}

/** Controls whose paragraphs are page furniture or comments, and the list they are told in. */
const LEFT_OUT: Readonly<Record<string, 'heads' | 'memos'>> = { head: 'heads', foot: 'heads', tcmt: 'memos' };
const NOTES: ReadonlySet<string> = new Set(['fn  ', 'en  ']);
const NEVER = Number.POSITIVE_INFINITY;

interface OpenParagraph {
  paragraph: Paragraph;
  number: string;
  text: HwpText | null;
  /** The record of its letters' looks. */
  looks: DataView | null;
  anchors: HwpAnchor[];
  isTop: boolean;
}

interface OpenTable {
  level: number;
  id: number;
  begun: boolean;
  cell: CellPlace | null;
}

/** Adds the paragraphs of an unpacked section, tables, text boxes and notes where they are anchored. */
export function readSection(
  bytes: Uint8Array,
  info: HwpDocInfo,
  numbering: HwpNumbering,
  body: HwpBody,
): void {
  const reader = new SectionReader(info, numbering, outlineList(bytes), body);
  for (const record of hwpRecords(bytes)) reader.take(record);
}

/** The numbering of a section's outline; its record comes after the paragraph that may need it. */
function outlineList(bytes: Uint8Array): number {
  for (const { tag, data } of hwpRecords(bytes)) {
    if (tag === CTRL_HEADER && controlName(data, 0) === 'secd')
      return data.byteLength >= 20 ? data.getUint16(18, true) : 0;
  }
  return 0;
}

class SectionReader {
  readonly #info: HwpDocInfo;
  readonly #numbering: HwpNumbering;
  readonly #outline: number;
  readonly #body: HwpBody;
  #skipBelow = NEVER;
  #skipped: 'heads' | 'memos' = 'heads';
  /** The tables around, the innermost last. */
  readonly #tables: OpenTable[] = [];
  #noteBelow = NEVER;
  readonly #open: (OpenParagraph | undefined)[] = [];
  #page = 1;
  #lastTop = 0;

  constructor(info: HwpDocInfo, numbering: HwpNumbering, outline: number, body: HwpBody) {
    this.#info = info;
    this.#numbering = numbering;
    this.#outline = outline;
    this.#body = body;
  }

  take({ tag, level, data }: HwpRecord): void {
    if (tag !== LIST_HEADER) this.#leave(level);
    if (tag === MEMO_LIST) this.#skip(level - 1, 'memos');
    if (level > this.#skipBelow) {
      if (tag === PARA_TEXT) this.#body[this.#skipped].push(readHwpText(data).text);
      return;
    }
    if (tag === PARA_HEADER) this.#begin(level, data);
    else if (tag === CTRL_HEADER) this.#control(level, data);
    else if (tag === TABLE || tag === LIST_HEADER) this.#cell(tag, level, data);
    else if (tag === TEXT_ART || tag === EQUATION) this.#body.drawn += 1;
    else this.#fill(tag, this.#open[level - 1], data);
  }

  #leave(level: number): void {
    if (level <= this.#skipBelow) this.#skipBelow = NEVER;
    while (level <= (this.#tables.at(-1)?.level ?? -1)) this.#tables.pop();
    if (level <= this.#noteBelow) this.#noteBelow = NEVER;
  }

  #skip(level: number, told: 'heads' | 'memos'): void {
    if (level >= this.#skipBelow) return;
    this.#skipBelow = level;
    this.#skipped = told;
  }

  #begin(level: number, data: DataView): void {
    const shape = data.byteLength >= 10 ? this.#info.shapes[data.getUint16(8, true)] : undefined;
    const table = this.#tables.at(-1);
    const paragraph = plainParagraph('', {
      inTable: table !== undefined,
      ...(table?.cell ? { cell: table.cell } : {}),
      ...(shape ? { align: shape.align, indent: shape.indent } : {}),
      ...(level > this.#noteBelow ? { kind: 'note' as const } : {}),
    });
    const number = shape?.head ? this.#numbering.next(shape.head, this.#outline) : '';
    this.#body.paragraphs.push(paragraph);
    const around = this.#open.slice(0, level).findLast((open) => open !== undefined);
    if (around) this.#body.anchoring.add(around.paragraph);
    this.#open.length = level;
    const open = { paragraph, number, text: null, looks: null, anchors: [], isTop: level === 0 };
    this.#open[level] = open;
    this.#putNumber(open);
    // A paragraph of one unit is only its end mark, and has no text record.
    const units = data.byteLength >= 4 ? data.getUint32(0, true) & 0x7fffffff : 0;
    if (units > 1) this.#body.declared.promised += units;
  }

  #fill(tag: number, open: OpenParagraph | undefined, data: DataView): void {
    if (!open) return;
    if (tag === PARA_TEXT) {
      open.text = readHwpText(data);
      this.#body.declared.read += data.byteLength >> 1;
      this.#write(open);
    } else if (tag === PARA_CHAR_SHAPE) {
      open.looks = data;
      this.#write(open);
    } else if (tag === PARA_RANGE_TAG && open.text) {
      const { kept, deleted } = withoutDeleted(open.text, data);
      if (deleted === '') return;
      open.text = kept;
      this.#body.deleted.push(deleted);
      this.#write(open);
    } else if (tag === PARA_LINE_SEG && open.isTop) this.#place(open.paragraph, data);
  }

  #write(open: OpenParagraph): void {
    if (!open.text) return;
    open.anchors = [...open.text.anchors];
    open.paragraph.text = open.text.text;
    open.paragraph.bold = open.looks ? boldRanges(open.looks, this.#info.bold, open.text.starts) : [];
    this.#putNumber(open);
  }

  #putNumber({ paragraph, number }: OpenParagraph): void {
    prependText(paragraph, paragraph.text === '' ? number.trimEnd() : number);
  }

  /** Lines know how far down the page they stand: where they jump up, a page has ended. */
  #place(paragraph: Paragraph, data: DataView): void {
    for (let at = 0; at + 36 <= data.byteLength; at += 36) {
      const top = data.getInt32(at + 4, true);
      if (top < this.#lastTop) this.#page += 1;
      this.#lastTop = top;
      if (at > 0) continue;
      paragraph.page = this.#page;
      paragraph.top = Math.round(top / 100);
    }
  }

  /** A cell begins: its column, row and span stand behind the head of its list. A list before the table is its caption. */
  #cell(tag: number, level: number, data: DataView): void {
    const table = this.#tables.at(-1);
    if (table === undefined || level !== table.level + 1) return;
    if (tag === TABLE) table.begun = true;
    else if (table.begun && data.byteLength >= 14)
      table.cell = {
        table: table.id,
        row: data.getUint16(10, true),
        column: data.getUint16(8, true),
        span: Math.max(1, data.getUint16(12, true)),
      };
  }

  #control(level: number, data: DataView): void {
    const name = controlName(data, 0);
    const told = LEFT_OUT[name];
    if (told) this.#skip(level, told);
    else if (name === 'tbl ') this.#tables.push({ level, id: this.#body.tables++, begun: false, cell: null });
    else if (NOTES.has(name)) this.#noteBelow = Math.min(this.#noteBelow, level);
    const open = this.#open[level - 1];
    const anchor = open?.anchors.findIndex((candidate) => candidate.name === name) ?? -1;
    if (!open || anchor < 0) return;
    const at = (open.anchors.splice(anchor, 1)[0]?.at ?? 0) + open.number.length;
    const words = spokenWords(name, data);
    insertText(open.paragraph, at, words);
    for (const later of open.anchors) if (later.at + open.number.length >= at) later.at += words.length;
  }
}

/** The words that a control puts into its line. */
function spokenWords(name: string, data: DataView): string {
  if (name === 'atno') return data.byteLength >= 10 ? String(data.getUint16(8, true)) : '';
  return countedText(data, 4)?.text ?? '';
}
