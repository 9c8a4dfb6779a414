import { type Paragraph, plainParagraph } from '../../paragraph.ts';
import { stripEmphasis } from './fountain-emphasis.ts';

/** Any key in Latin letters, and the Korean ones: `준호: 안녕` is no title page. */
const KEY =
  /^([A-Za-z][A-Za-z ._-]{0,30}|제목|부제|글|작가|각본|극본|각색|원작|원안|감독|연출|제작|기획|연락처|저작권|날짜|버전|원고)\s*:\s*(.*)$/;
/** What begins like a key and is a line of the script. */
const NO_KEY = /^(?:INT|EXT|EST|I\/E|FADE|CUT|DISSOLVE|[.!@>~#=])/i;

export interface TitlePage {
  title: string | null;
  /** Its lines, each a paragraph that belongs to no scene. */
  paragraphs: Paragraph[];
  body: string;
}

/** Takes the title page (`Key: value` rows, values that go on below set in) off the front of a Fountain file. */
export function takeTitlePage(source: string): TitlePage {
  const rows = source.replace(/^\n+/, '').split('\n');
  const none = { title: null, paragraphs: [], body: source };
  const values = new Map<string, string[]>();
  let key = '';
  let at = 0;
  for (; at < rows.length; at++) {
    const row = rows[at] ?? '';
    if (row.trim() === '') break;
    const opened = /^\s/.test(row) || NO_KEY.test(row) ? null : KEY.exec(row);
    if (opened?.[1] !== undefined) {
      key = opened[1];
      values.set(key, opened[2] ? [opened[2]] : []);
    } else if (/^(?:\t| {3})/.test(row) && key !== '') values.get(key)?.push(row.trim());
    else return none;
  }
  // One key without a value is a line such as `낮:`, no title page.
  if (![...values.values()].some((lines) => lines.length > 0)) return none;
  return { title: titleOf(values), paragraphs: toParagraphs(values), body: rows.slice(at).join('\n') };
}

function titleOf(values: ReadonlyMap<string, readonly string[]>): string | null {
  const written = [...values].find(([key]) => /^(?:title|제목)$/i.test(key))?.[1] ?? [];
  const plain = stripEmphasis(written.join(' '), []).plain.trim();
  return plain === '' ? null : plain;
}

/** `Title` as it is, other values behind their keys. */
function toParagraphs(values: ReadonlyMap<string, readonly string[]>): Paragraph[] {
  return [...values].flatMap(([key, lines]) =>
    lines.map((line, i) => {
      const { plain, bold } = stripEmphasis(line, []);
      const named = i === 0 && !/^(?:title|제목)$/i.test(key);
      return plainParagraph(named ? `${key}: ${plain}` : plain, { kind: 'other', bold: named ? [] : bold });
    }),
  );
}
