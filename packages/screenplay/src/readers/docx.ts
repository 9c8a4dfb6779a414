import type { LineType } from '@ddak/domain';
import mammoth from 'mammoth';
import { cleanText } from '../organise/normalise-text.ts';
import {
  type Align,
  type Paragraph,
  plainParagraph,
  type ScriptDocument,
  type TextRange,
} from '../paragraph.ts';
import { UnreadableFile } from '../refusal.ts';
import { isLocked, unlockOffice } from './office-lock.ts';
import { listZip } from './zip-entries.ts';

/** A node of the document that mammoth reads, as far as it is looked at here. */
interface WordNode {
  type: string;
  children?: WordNode[];
  value?: string;
  isBold?: boolean;
  breakType?: string;
  alignment?: string | null;
  indent?: { start?: string | null; firstLine?: string | null } | null;
  styleName?: string | null;
}

const STYLES: Readonly<Record<string, LineType>> = {
  'scene heading': 'heading',
  character: 'character',
  dialogue: 'dialogue',
  parenthetical: 'parenthetical',
  transition: 'transition',
};

/** Word: paragraphs with their bold runs, which in Korean scripts are often all that marks a name. */
export async function readDocx(file: Uint8Array, password?: string): Promise<ScriptDocument> {
  const bytes = isLocked(file) ? unlockOffice(file, password) : file;
  listZip(bytes);
  let root: WordNode | null = null;
  try {
    await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
      {
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        transformDocument: (document: WordNode) => {
          root = document;
          return { ...document, children: [] };
        },
      },
    );
  } catch (error) {
    throw new UnreadableFile('file_damaged', error instanceof RangeError ? '너무 깊은 구조' : undefined);
  }
  if (root === null) throw new UnreadableFile('file_damaged');
  return { format: 'docx', title: null, paragraphs: readNode(root, false), unread: [] };
}

function readNode(node: WordNode, inTable: boolean): Paragraph[] {
  if (node.type === 'paragraph') return [readParagraph(node, inTable)];
  const below = inTable || node.type === 'table';
  return (node.children ?? []).flatMap((child) => readNode(child, below));
}

interface Runs {
  text: string;
  bold: TextRange[];
}

function readParagraph(node: WordNode, inTable: boolean): Paragraph {
  const runs: Runs = { text: '', bold: [] };
  for (const child of node.children ?? []) addRun(child, runs, false);
  const kind = STYLES[(node.styleName ?? '').toLowerCase()];
  const twips = (Number(node.indent?.start) || 0) + (Number(node.indent?.firstLine) || 0);
  return plainParagraph(runs.text, {
    bold: joinRanges(runs.bold),
    align: alignOf(node.alignment),
    // 110 twips: half of a ten- to eleven-point full-width character.
    indent: Math.max(0, Math.round(twips / 110)),
    inTable,
    ...(kind ? { kind } : {}),
  });
}

function addRun(node: WordNode, runs: Runs, bold: boolean): void {
  const isBold = bold || node.isBold === true;
  if (node.type === 'text') {
    const text = cleanText(node.value ?? '');
    if (isBold && text !== '') runs.bold.push([runs.text.length, runs.text.length + text.length]);
    runs.text += text;
  } else if (node.type === 'tab') runs.text += '\t';
  else if (node.type === 'break') runs.text += '\n';
  else for (const child of node.children ?? []) addRun(child, runs, isBold);
}

/** Neighbouring runs as one: Word splits them wherever the cursor once stood. */
export function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && last[1] === range[0]) joined[joined.length - 1] = [last[0], range[1]];
    else joined.push(range);
  }
  return joined;
}

function alignOf(written: string | null | undefined): Align {
  if (written === 'center' || written === 'right') return written;
  return written === 'both' ? 'justify' : 'left';
}
