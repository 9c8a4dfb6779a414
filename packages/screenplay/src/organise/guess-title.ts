import type { SourceLine } from './source-line.ts';

/** Headings of what stands before a script; none of them is its name. */
const SECTION =
  /^(?:기획\s*의도|등장\s*인물|인물\s*소개|줄거리|시놉시스|로그\s*라인|차례|목차|씬\s*(?:리스트|구분표)|작가의\s*말|FADE IN)/i;

/** The title as the lines before the first heading give it, or null. */
export function guessTitle(front: readonly SourceLine[]): string | null {
  for (const line of front.slice(0, 30)) {
    const labelled = /^(?:제\s*목|작품\s*명|TITLE)\s*[::]\s*(.{1,60})$/i.exec(line.text)?.[1];
    if (labelled) return unquote(labelled);
  }
  const first = front.find((line) => !/^(?:\[|\(|-|\d|제\s*\d)/.test(line.text));
  if (first && SECTION.test(first.text)) return null;
  if (!first || first.text.length > 40 || /[.?!]$|다\.?$|[::]/.test(first.text)) return null;
  return unquote(first.text);
}

function unquote(text: string): string {
  return text
    .trim()
    .replace(/^[<《〈「『【"“'‘[]+|[>》〉」』】"”'’\]]+$/g, '')
    .trim();
}
