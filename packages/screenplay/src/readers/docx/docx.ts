import type { ScriptDocument, Unread } from '../../paragraph.ts';
import { UnreadableFile } from '../../refusal.ts';
import { leftOut } from '../left-out.ts';
import { childOf, descendants, parseXml, textOf, type XmlNode } from '../xml-tree.ts';
import { listZip, unzipEntries } from '../zip-entries.ts';
import { type DocxBody, readDocxBody } from './docx-body.ts';

const PARTS = /^word\/(?:document|styles|numbering|footnotes|endnotes|comments|header\d*|footer\d*)\.xml$/;

/** Word: paragraphs with their automatic numbers and bold runs, which in Korean scripts are often all that marks a name. */
export function readDocx(bytes: Uint8Array): ScriptDocument {
  listZip(bytes);
  const files = unzipEntries(bytes, (name) => PARTS.test(name));
  const part = (name: string): XmlNode | undefined => {
    const data = files[name];
    return data && parseXml(new TextDecoder().decode(data)).find((node) => node.name !== '#text');
  };
  const document = part('word/document.xml');
  const root = document && childOf(document, 'body');
  if (!root) throw new UnreadableFile('file_damaged');
  const body = readDocxBody(root, {
    styles: part('word/styles.xml'),
    numbering: part('word/numbering.xml'),
    footnotes: part('word/footnotes.xml'),
    endnotes: part('word/endnotes.xml'),
  });
  const heads = Object.keys(files).filter((name) => /(?:header|footer)\d*\.xml$/.test(name));
  const unread = [
    ...leftOut(
      '쪽 머리말·꼬리말',
      '쪽마다 되풀이되어 대본에 넣지 않았어요',
      heads.map((name) => wordsOf(part(name))),
    ),
    ...leftOut('메모', '검토용 메모라 대본에 넣지 않았어요', [wordsOf(part('word/comments.xml'))]),
    ...tellBody(body),
    ...shortOfBody(root, body),
  ];
  return { format: 'docx', title: null, paragraphs: body.paragraphs, unread };
}

function wordsOf(root: XmlNode | undefined): string {
  return root ? descendants(root, 't').map(textOf).join(' ') : '';
}

function tellBody({ deleted, hidden, embedded }: DocxBody): Unread[] {
  return [
    ...leftOut('변경 내용 추적', '지운 것으로 표시된 글이라 넣지 않았어요', [deleted]),
    ...leftOut('숨긴 글', '숨김으로 표시된 글이라 넣지 않았어요', [hidden]),
    ...(embedded > 0
      ? [{ where: '포함된 문서', reason: `다른 문서 ${embedded}개가 통째로 들어 있는데 읽지 못했어요.` }]
      : []),
  ];
}

/**
 * OG66: what is in the file is held against what was read, letter for letter. The counts that programs keep in a file
 * (`docProps/app.xml`) are estimates, or those of a template that it was made from, and prove nothing.
 */
function shortOfBody(root: XmlNode, { paragraphs, deleted, hidden }: DocxBody): Unread[] {
  const all = lettersIn(lettersOf(root));
  const read = lettersIn([...paragraphs.map(({ text }) => text), deleted, hidden].join(''));
  if (all - read < 20 || read >= all * 0.98) return [];
  const [there, lost] = [all, all - read].map((count) => count.toLocaleString('ko-KR'));
  return [
    {
      where: '문서 전체',
      reason: `본문의 글자 ${there}자 가운데 ${lost}자를 읽지 못했어요. 빠진 곳이 있는지 확인해 주세요.`,
    },
  ];
}

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** The text of a part, of two forms of one thing only the first. */
function lettersOf(node: XmlNode): string {
  if (node.name === 'Fallback') return '';
  return node.name === 't' ? textOf(node) : node.children.map(lettersOf).join('');
}
