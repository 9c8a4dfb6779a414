import type { BreakdownType, LineType, ScriptFormat } from '@ddak/domain';

export type Align = 'left' | 'center' | 'right' | 'justify';

/**
 * Where a paragraph stands in a table: tables are counted through the document, rows and columns from 0. A cell that is
 * merged over rows stands in the first of them alone; `span` is how many columns it takes.
 */
export interface CellPlace {
  table: number;
  row: number;
  column: number;
  span: number;
}

/** Half-open character range inside a paragraph's text. */
export type TextRange = readonly [start: number, end: number];

/**
 * One paragraph of a script, whatever file it came from. Every reader makes these, `organise` reads only these.
 * `text` holds soft line breaks as '\n' and tabs as '\t'. `page` counts from 1, null where the file has no pages.
 * `indent` is the distance from the body's left edge in half-width characters. `kind` is what the file itself
 * declares the paragraph to be (FDX, Fountain); absent where only reading can tell.
 */
export interface Paragraph {
  text: string;
  page: number | null;
  /** Points below the page's top edge (PDF) or the text area's (HWP); absent where the file has no layout. */
  top?: number;
  indent: number;
  align: Align;
  bold: TextRange[];
  inTable: boolean;
  /** Its cell, where the file says which. */
  cell?: CellPlace;
  /** How deep a section the paragraph heads, from 1 (Markdown). */
  level?: number;
  /** Blank rows between this paragraph and the one before it. */
  blankBefore: number;
  kind?: LineType;
  /** A number that stands beside the text: FDX `Number`, Fountain `#12#`, a PDF's margin. */
  sceneNumber?: string;
  /** The file's own length of the scene in eighths (FDX `SceneProperties`). */
  lengthEighths?: number;
  /** The revision in which it was last changed, as the file counts them (FDX); 0 and absent: none. */
  revision?: number;
  /** What the file itself marks as things that the scene needs (FDX). */
  tags?: ParagraphTag[];
  /** Speaks at the same time as the cue before it. */
  dual?: boolean;
}

/** A thing that the file marks in a paragraph's text: `words` stand in it. */
export interface ParagraphTag {
  readonly type: BreakdownType;
  readonly subtype: string;
  readonly name: string;
  readonly words: string;
}

/** Something that could not be read, said in Korean: which part, and why. */
export interface Unread {
  where: string;
  reason: string;
}

/** A script file as read, before anyone has asked what its paragraphs mean. */
export interface ScriptDocument {
  format: ScriptFormat;
  title: string | null;
  paragraphs: Paragraph[];
  unread: Unread[];
}

/** A paragraph with nothing but text: what plain readers start from. */
export function plainParagraph(text: string, over: Partial<Paragraph> = {}): Paragraph {
  return {
    text,
    page: null,
    indent: 0,
    align: 'left',
    bold: [],
    inTable: false,
    blankBefore: 0,
    ...over,
  };
}
