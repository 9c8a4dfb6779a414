import type { LineType } from '@ddak/domain';
import { cleanText } from '../../organise/lines/normalise-text.ts';
import { type Paragraph, plainParagraph, type ScriptDocument, type Unread } from '../../paragraph.ts';
import { UnreadableFile } from '../../refusal.ts';
import { leftOut } from '../left-out.ts';
import { decodeText } from '../txt/txt.ts';
import { childOf, descendants, parseXml, textOf, type XmlNode } from '../xml-tree.ts';
import { placeNotes } from './fdx-notes.ts';
import { type FdxTags, readTags, tagsOf } from './fdx-tags.ts';
import { readNote, readRuns, type Told } from './fdx-text.ts';

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

/**
 * Final Draft: what each paragraph is stands in the file; numbers, lengths, revisions, notes, tags and dual dialogue
 * are kept, the title page stands in front.
 */
export function readFdx(bytes: Uint8Array): ScriptDocument {
  const written = decodeText(bytes).replace(/^\ufeff/, '');
  const isWhole = /<\/FinalDraft>\s*$/.test(written);
  const root = parseXml(isWhole ? written : mendEnd(written)).find((node) => node.name === 'FinalDraft');
  const content = root ? childOf(root, 'Content') : undefined;
  if (!root || !content) throw new UnreadableFile('file_damaged');
  const told: Told = { omitted: [], unplaced: [] };
  const tags = readTags(root);
  const titlePage = readTitlePage(root);
  const script = placeNotes(
    content.children.flatMap((node) => readParagraph(node, false, told, tags)),
    root,
    told,
  );
  const paragraphs = [...titlePage, ...script].filter(({ text }) => text.trim() !== '');
  return {
    format: 'fdx',
    title: titleOf(titlePage),
    paragraphs,
    unread: [
      ...(isWhole ? [] : [CUT_SHORT]),
      ...tellLeftOut(root, told),
      ...shortOfContent(content, script, told),
    ],
  };
}

function tellLeftOut(root: XmlNode, { omitted, unplaced }: Told): Unread[] {
  const furniture = childOf(root, 'HeaderAndFooter');
  return [
    ...leftOut('생략된 씬', '생략(OMITTED)된 씬에 남아 있는 글이라 넣지 않았어요', omitted),
    ...leftOut('메모', '어느 줄의 메모인지 알 수 없어 넣지 않았어요', unplaced),
    ...leftOut(
      '쪽 머리말·꼬리말',
      '쪽마다 되풀이되어 대본에 넣지 않았어요',
      furniture ? [wordsIn(furniture)] : [],
    ),
  ];
}

/** The words below a node, those of notes and plans left aside. */
function wordsIn(node: XmlNode): string {
  return descendants(node, 'Text').map(textOf).join(' ');
}

/** Text of the file that no paragraph holds: elements that this reader does not know. */
function shortOfContent(content: XmlNode, script: readonly Paragraph[], told: Told): Unread[] {
  const count = (text: string): number => cleanText(text).replace(/\s/g, '').length;
  const all = count(wordsIn(content));
  const read = count(script.map(({ text }) => text).join('')) + count(told.omitted.join(''));
  if (all - read < 20) return [];
  return [
    {
      where: '문서 전체',
      reason: `파일에 있는 글 가운데 ${all - read}자를 읽지 못했어요. 빠진 곳이 있는지 확인해 주세요.`,
    },
  ];
}

/** A file that was cut short, up to its last whole paragraph. */
function mendEnd(xml: string): string {
  const end = xml.lastIndexOf('</Paragraph>');
  if (end < 0) throw new UnreadableFile('file_damaged');
  return `${xml.slice(0, end)}</Paragraph></Content></FinalDraft>`;
}

function readParagraph(node: XmlNode, dual: boolean, told: Told, tags: FdxTags): Paragraph[] {
  if (node.name !== 'Paragraph') return [];
  const pair = childOf(node, 'DualDialogue');
  if (pair) return readDual(pair, told, tags);
  const { text, bold, revision } = readRuns(node);
  const kind = KINDS[(node.attributes.Type ?? '').toLowerCase()];
  const properties = childOf(node, 'SceneProperties');
  const length = readLength(properties?.attributes.Length);
  const tagged = tagsOf(node, tags);
  const omitted = childOf(node, 'OmittedScene');
  if (omitted) told.omitted.push(wordsIn(omitted));
  const paragraph = plainParagraph(text.trim() === '' && omitted ? 'OMITTED' : text, {
    bold,
    page: Number(properties?.attributes.Page) || null,
    align: alignOf(node.attributes.Alignment),
    ...(kind ? { kind } : {}),
    ...(node.attributes.Number ? { sceneNumber: node.attributes.Number } : {}),
    ...(length === null ? {} : { lengthEighths: length }),
    ...(tagged.length > 0 ? { tags: tagged } : {}),
    ...(dual ? { dual } : {}),
    ...(revision > 0 ? { revision } : {}),
  });
  const summary = properties && childOf(properties, 'Summary');
  const notes = [
    ...(summary ? [summary] : []),
    ...node.children.filter((child) => child.name === 'ScriptNote'),
  ];
  return [paragraph, ...notes.map(readNote)];
}

/** Two cues side by side: the second speaks at the same time. */
function readDual(pair: XmlNode, told: Told, tags: FdxTags): Paragraph[] {
  let cues = 0;
  return pair.children.flatMap((child) => {
    if (child.attributes.Type === 'Character') cues += 1;
    return readParagraph(child, cues > 1, told, tags);
  });
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

function readTitlePage(root: XmlNode): Paragraph[] {
  const page = childOf(root, 'TitlePage');
  const content = page && childOf(page, 'Content');
  return (content?.children ?? [])
    .filter((node) => node.name === 'Paragraph')
    .map((node) => {
      const { text, bold } = readRuns(node);
      return plainParagraph(text, { bold, kind: 'other', align: alignOf(node.attributes.Alignment) });
    });
}

function titleOf(titlePage: readonly Paragraph[]): string | null {
  const first = titlePage.map(({ text }) => text.trim()).find((text) => text !== '');
  return first && first.length <= 80 && /\p{L}|\d/u.test(first) ? first : null;
}
