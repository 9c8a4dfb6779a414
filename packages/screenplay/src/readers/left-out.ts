import type { Unread } from '../paragraph.ts';

/** Says what was left out on purpose and why, with its first words; nothing where no letter was left out. */
export function leftOut(where: string, why: string, texts: readonly string[]): Unread[] {
  const words = [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) =>
    /\p{L}/u.test(text),
  );
  if (words.length === 0) return [];
  const shown = words.join(' / ');
  return [{ where, reason: `${why}: ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}` }];
}
