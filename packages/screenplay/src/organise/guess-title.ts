import type { SourceLine } from './source-line.ts';

/** The title as the lines before the first heading give it, or null. */
export function guessTitle(front: readonly SourceLine[]): string | null {
  for (const line of front.slice(0, 30)) {
    const labelled = /^(?:제\s*목|작품\s*명|TITLE)\s*[::]\s*(.{1,60})$/i.exec(line.text)?.[1];
    if (labelled) return unquote(labelled);
  }
  const first = front.find((line) => !/^(?:\[|\(|-|\d|제\s*\d)/.test(line.text));
  if (!first || first.text.length > 40 || /[.?!]$|다\.?$|[::]/.test(first.text)) return null;
  return unquote(first.text);
}

function unquote(text: string): string {
  return text
    .trim()
    .replace(/^[<《〈「『【"“'‘[]+|[>》〉」』】"”'’\]]+$/g, '')
    .trim();
}
