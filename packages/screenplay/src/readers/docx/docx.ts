import type { Paragraph, ScriptDocument, Unread } from '../../paragraph.ts';
import { UnreadableFile } from '../../refusal.ts';
import { leftOut } from '../left-out.ts';
import { childOf, descendants, parseXml, textOf, type XmlNode } from '../xml-tree.ts';
import { listZip, unzipEntries } from '../zip-entries.ts';
import { type DocxBody, readDocxBody } from './docx-body.ts';

const PARTS =
  /^(?:word\/(?:document|styles|numbering|footnotes|endnotes|comments|header\d*|footer\d*)|docProps\/app)\.xml$/;

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
    ...shortOfLength(part('docProps/app.xml'), body.paragraphs),
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
 * OG66: Word keeps how many letters it counted; many fewer that were read mean that a part was lost. What it counts is every
 * letter, space and paragraph mark (`CharactersWithSpaces`); `Characters` is no more than a share of that in Korean files.
 */
function shortOfLength(app: XmlNode | undefined, paragraphs: readonly Paragraph[]): Unread[] {
  const counted = (name: string): number => {
    const node = app && childOf(app, name);
    return Number(node ? textOf(node) : 0) || 0;
  };
  const promised = counted('CharactersWithSpaces') || counted('Characters');
  const read = paragraphs.reduce((sum, { text }) => sum + text.length + 1, 0);
  if (promised - read < 50 || read >= promised * 0.9) return [];
  const [all, some] = [promised, read].map((count) => count.toLocaleString('ko-KR'));
  return [
    {
      where: '문서 전체',
      reason: `파일에 적힌 글자 수는 ${all}자인데 ${some}자만 읽었어요. 빠진 곳이 있는지 확인해 주세요.`,
    },
  ];
}
