import type { TextRange } from '../../paragraph.ts';
import type { SourceLine } from './source-line.ts';

/** The first heading behind a title in its paragraph: `별관 3호실 씬 1. 복도 / 밤`; `C#1` marks a cut. */
const GLUED = /^(.*?\S)\s*(?<![A-Za-z])((S\s?#|#|씬|신|Scene|SCENE)\s?1(?![\d-])[\s.:)].*)$/;
/** The second, at the head of its line, in the same form. */
const SECOND: Readonly<Record<string, RegExp>> = {
  'S#': /^S\s?#\s?2(?!\d)/,
  '#': /^#\s?2(?!\d)/,
  씬: /^(?:씬|신)\s?2(?!\d)/,
  SCENE: /^scene\s?2(?!\d)/i,
};

/** Lines in which the first heading, glued to the title of the script, stands on a line of its own (OG32). */
export function splitGluedHeading(lines: readonly SourceLine[]): SourceLine[] {
  const second = lines.findIndex(({ text }) => Object.values(SECOND).some((form) => form.test(text)));
  if (second < 0) return [...lines];
  const at = lines.findIndex(({ text }, i) => i < second && isGlued(text, lines[second]?.text ?? ''));
  const line = lines[at];
  const found = GLUED.exec(line?.text ?? '');
  if (!line || !found?.[1] || !found[2]) return [...lines];
  const cut = line.text.length - found[2].length;
  const title: SourceLine = { ...line, text: found[1], bold: within(line.bold, 0, found[1].length) };
  const heading: SourceLine = {
    ...line,
    text: found[2],
    bold: within(line.bold, cut, line.text.length),
    blankBefore: 0,
    continues: false,
  };
  return [...lines.slice(0, at), title, heading, ...lines.slice(at + 1)];
}

function isGlued(text: string, second: string): boolean {
  const form = GLUED.exec(text)?.[3]?.replace(/\s/g, '').toUpperCase().replace('신', '씬');
  return form !== undefined && text.length <= 120 && (SECOND[form]?.test(second) ?? false);
}

const within = (ranges: readonly TextRange[], from: number, to: number): TextRange[] =>
  ranges.flatMap(([start, end]): TextRange[] =>
    end > from && start < to ? [[Math.max(start, from) - from, Math.min(end, to) - from]] : [],
  );
