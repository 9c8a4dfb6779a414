import type { LineType } from '@ddak/domain';
import { cleanText } from '../organise/normalise-text.ts';
import {
  type Paragraph,
  plainParagraph,
  type ScriptDocument,
  type TextRange,
  type Unread,
} from '../paragraph.ts';
import { UnreadableFile } from '../refusal.ts';
import { decodeText } from './txt.ts';
import { childOf, descendants, parseXml, textOf, type XmlNode } from './xml-tree.ts';

const KINDS: Readonly<Record<string, LineType>> = {
  'scene heading': 'heading',
  action: 'action',
  character: 'character',
  dialogue: 'dialogue',
  parenthetical: 'parenthetical',
  transition: 'transition',
  shot: 'action',
  lyrics: 'dialogue',
  singing: 'dialogue',
  'cast list': 'note',
};

const CUT_SHORT: Unread = { where: '문서 끝', reason: '파일이 중간에서 잘려 있어 그 앞까지만 읽었어요.' };

/** Final Draft: what each paragraph is stands in the file; numbers, lengths and dual dialogue are kept. */
export function readFdx(bytes: Uint8Array): ScriptDocument {
  const written = decodeText(bytes).replace(/^\ufeff/, '');
  const isWhole = /<\/FinalDraft>\s*$/.test(written);
  const root = parseXml(isWhole ? written : mendEnd(written)).find((node) => node.name === 'FinalDraft');
  const content = root ? childOf(root, 'Content') : undefined;
  if (!root || !content) throw new UnreadableFile('file_damaged');
  const paragraphs = content.children.flatMap((node) => readParagraph(node, false));
  return {
    format: 'fdx',
    title: titleOf(root),
    paragraphs,
    unread: isWhole ? [] : [CUT_SHORT],
  };
}

/** A file that was cut short, up to its last whole paragraph. */
function mendEnd(xml: string): string {
  const end = xml.lastIndexOf('</Paragraph>');
  if (end < 0) throw new UnreadableFile('file_damaged');
  return `${xml.slice(0, end)}</Paragraph></Content></FinalDraft>`;
}

function readParagraph(node: XmlNode, dual: boolean): Paragraph[] {
  if (node.name !== 'Paragraph') return [];
  const pair = childOf(node, 'DualDialogue');
  if (pair) return readDual(pair);
  const { text, bold } = readRuns(node);
  const kind = KINDS[(node.attributes.Type ?? '').toLowerCase()];
  const properties = childOf(node, 'SceneProperties');
  const length = readLength(properties?.attributes.Length);
  const paragraph = plainParagraph(text, {
    bold,
    page: Number(properties?.attributes.Page) || null,
    align: alignOf(node.attributes.Alignment),
    ...(kind ? { kind } : {}),
    ...(node.attributes.Number ? { sceneNumber: node.attributes.Number } : {}),
    ...(length === null ? {} : { lengthEighths: length }),
    ...(dual ? { dual } : {}),
  });
  const notes = descendants(node, 'ScriptNote').map((note) =>
    plainParagraph(readNote(note), { kind: 'note' }),
  );
  return [paragraph, ...notes].filter(({ text: written }) => written.trim() !== '');
}

/** Two cues side by side: the second speaks at the same time. */
function readDual(pair: XmlNode): Paragraph[] {
  let cues = 0;
  return pair.children.flatMap((child) => {
    if (child.attributes.Type === 'Character') cues += 1;
    return readParagraph(child, cues > 1);
  });
}

function readRuns(node: XmlNode): { text: string; bold: TextRange[] } {
  let text = '';
  const bold: TextRange[] = [];
  for (const run of node.children.filter((child) => child.name === 'Text')) {
    const part = cleanText(textOf(run));
    if (part !== '' && /\bBold\b/.test(run.attributes.Style ?? ''))
      bold.push([text.length, text.length + part.length]);
    text += part;
  }
  return { text, bold };
}

function readNote(note: XmlNode): string {
  return descendants(note, 'Paragraph')
    .map((paragraph) => readRuns(paragraph).text)
    .join('\n');
}

/** `1 3/8` → 11 eighths. */
function readLength(written: string | undefined): number | null {
  const match = /^\s*(?:(\d+)(?:\s+|$))?(?:(\d+)\/8)?\s*$/.exec(written ?? '');
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  return Number(match[1] ?? 0) * 8 + Number(match[2] ?? 0);
}

function alignOf(written: string | undefined): Paragraph['align'] {
  const align = written?.toLowerCase();
  return align === 'center' || align === 'right' ? align : 'left';
}

function titleOf(root: XmlNode): string | null {
  const page = childOf(root, 'TitlePage');
  const first = page
    ? descendants(page, 'Paragraph')
        .map((p) => readRuns(p).text.trim())
        .find((t) => t !== '')
    : undefined;
  return first && first.length <= 80 && /\p{L}|\d/u.test(first) ? first : null;
}
