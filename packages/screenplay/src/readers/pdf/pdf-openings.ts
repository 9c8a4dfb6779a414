import type { PdfLine } from './pdf-line.ts';

const NAME = /^([^\s:：.,?!()]{1,8}(?: [^\s:：.,?!()]{1,6})?)(?:\s?\([^()]{1,12}\))?\s?[:：]\s?\S/;
const NUMBER = /^\d{1,3}[.)]\s?\S/;
const SCENE = /^\[?(?:S\s?#|#\s?\d|(?:씬|신|Scene)\s?\d)/i;

/**
 * How lines of a document begin, so that one that begins a cue or a scene is never taken for the rest of a full line
 * above it: `준호: 왔어?` where 준호 speaks so elsewhere, `12. 거실` where lines are numbered.
 */
export class PdfOpenings {
  readonly #counts = new Map<string, number>();

  constructor(lines: readonly PdfLine[]) {
    for (const { text } of lines) {
      const key = openingOf(text);
      if (key !== null) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
  }

  opens({ text }: PdfLine): boolean {
    const key = openingOf(text);
    return key !== null && (this.#counts.get(key) ?? 0) >= (key === '' ? 4 : 2);
  }
}

/** What the line begins with: a scene's mark, a name, '' for a number, null for none of them. */
function openingOf(text: string): string | null {
  if (SCENE.test(text)) return '#';
  return NAME.exec(text)?.[1] ?? (NUMBER.test(text) ? '' : null);
}
