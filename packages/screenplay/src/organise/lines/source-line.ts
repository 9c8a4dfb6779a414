import type { LineType } from '@ddak/domain';
import type { Align, CellPlace, Paragraph, ParagraphTag, TextRange } from '../../paragraph.ts';
import type { TableText } from '../tables/table-text.ts';
import { inlineOpenings } from './inline-openings.ts';
import { cleanText } from './normalise-text.ts';

/** One printed line of the script: a paragraph, or a part of one between soft breaks. Never empty. */
export interface SourceLine {
  text: string;
  page: number | null;
  indent: number;
  align: Align;
  bold: readonly TextRange[];
  inTable: boolean;
  cell: CellPlace | null;
  /** What the columns of its table tell; null where it stands in no table that is read by them. */
  set: TableText | null;
  /** How deep a section it heads, from 1. */
  level: number | null;
  blankBefore: number;
  /** Stands behind a soft break in its paragraph. */
  afterBreak: boolean;
  /** Continues the line before it, after a soft break. */
  continues: boolean;
  kind: LineType | null;
  sceneNumber: string | null;
  lengthEighths: number | null;
  dual: boolean;
  /** Things that the file marks in it. */
  tags?: readonly ParagraphTag[];
}

/**
 * Paragraphs as lines: soft breaks split, and so does what opens a line inside a paragraph (OG71); empty ones are
 * counted as blank rows, leading white space as indent.
 */
export function toSourceLines(paragraphs: readonly Paragraph[]): SourceLine[] {
  const openingsOf = inlineOpenings(paragraphs);
  const isRevised = paragraphs.filter(({ text }) => REVISED.test(text)).length >= 3;
  const lines: SourceLine[] = [];
  let blanks = 0;
  for (const paragraph of paragraphs) {
    blanks += paragraph.blankBefore;
    let first = true;
    for (const { raw, offset, opens, isRow } of rowsOf(paragraph.text, openingsOf(paragraph))) {
      const line = toLine(paragraph, isRevised ? raw.replace(REVISED, '') : raw, offset, first);
      if (line === null) {
        if (isRow) blanks += 1;
        continue;
      }
      lines.push({ ...line, afterBreak: !first && isRow, continues: !first && !opens, blankBefore: blanks });
      blanks = 0;
      first = false;
    }
  }
  return lines;
}

/** `LIZ              *`: what was revised has a star in the right margin. */
const REVISED = /\s+\*{1,3}$/m;

interface Row {
  raw: string;
  offset: number;
  /** Opens a line of its own, whether a break stands before it or not. */
  opens: boolean;
  /** Stands behind a break. */
  isRow: boolean;
}

/** A paragraph's text between its soft breaks and openings, with the place of each piece in it. */
function rowsOf(text: string, openings: readonly number[]): Row[] {
  const rows: Row[] = [];
  let offset = 0;
  let next = 0;
  for (const row of text.split('\n')) {
    const end = offset + row.length;
    let from = offset;
    let opens = false;
    for (; next < openings.length && (openings[next] as number) <= end; next++) {
      const at = openings[next] as number;
      // `- **장소**: …`: the sign of a list alone is no line.
      if (/[\p{L}\p{N}]/u.test(text.slice(from, at))) {
        rows.push({ raw: text.slice(from, at), offset: from, opens, isRow: from === offset });
        from = at;
      }
      opens = true;
    }
    rows.push({ raw: text.slice(from, end), offset: from, opens, isRow: from === offset });
    offset = end + 1;
  }
  return rows;
}

function toLine(
  paragraph: Paragraph,
  raw: string,
  offset: number,
  first: boolean,
): Omit<SourceLine, 'blankBefore' | 'afterBreak' | 'continues'> | null {
  const { text, number } = withoutMargins(cleanText(raw).replace(/\n/g, ' ').trim());
  if (text === '') return null;
  const lead = raw.length - raw.trimStart().length;
  const start = offset + lead;
  const bold = paragraph.bold
    .map(([from, to]): TextRange => [Math.max(0, from - start), Math.min(text.length, to - start)])
    .filter(([from, to]) => to > from);
  return {
    text,
    page: paragraph.page,
    indent: paragraph.indent + indentOf(raw.slice(0, lead)),
    align: paragraph.align,
    bold,
    inTable: paragraph.inTable,
    cell: paragraph.cell ?? null,
    set: null,
    level: paragraph.level ?? null,
    kind: paragraph.kind ?? null,
    sceneNumber: number ?? (first ? (paragraph.sceneNumber ?? null) : null),
    lengthEighths: first ? (paragraph.lengthEighths ?? null) : null,
    dual: paragraph.dual ?? false,
    ...(paragraph.tags ? { tags: paragraph.tags.filter(({ words }) => raw.includes(words)) } : {}),
  };
}

/** The same where the gaps are gone: `A4 EXT. YARD - NIGHT A4`, `5 OMITTED 5`. */
const TIGHT_MARGINS =
  /^([A-Z]?\d{1,4}[A-Z]?)\.?\s+((?:INT|EXT|I\/E|OMIT|S\s?#|씬|MONTAGE|FLASHBACK|INSERT)\S*(?:\s.*?)?)\s+\1\.?$/;

/** `12   S#12. 카페 (낮)      12`: a shooting script has the number of a heading in both margins, beside its text. */
function withoutMargins(text: string): { text: string; number: string | null } {
  const both = /^([A-Z]?\d{1,4}[A-Z]?)\.?\s{2,}(\S.*?)\s{2,}\1\.?$/.exec(text);
  const tight = TIGHT_MARGINS.exec(text);
  if (!both && tight?.[1] && tight[2]) return { text: tight[2], number: tight[1] };
  return both?.[1] && both[2] ? { text: both[2], number: both[1] } : { text, number: null };
}

function indentOf(space: string): number {
  let columns = 0;
  for (const char of space) columns += char === '\t' ? 8 : char === '\u3000' ? 2 : 1;
  return columns;
}
