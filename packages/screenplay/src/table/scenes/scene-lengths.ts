import { foldWidth } from '../../organise/lines/normalise-text.ts';
import { readSeconds } from '../../organise/tables/seconds.ts';

const plain = (text: string): string => foldWidth(text).replace(/\s+/g, ' ').trim();

/** What a plain number counts, as the head of its column says. */
export type LengthUnit = 'pages' | 'eighths' | 'minutes';

/** TI10: `Eighths`, `분량(1/8)`, `Length (8ths)`: a head that counts eighths. */
export const countsEighths = (head: string): boolean => /eighth|8ths?\b|\/\s*8|8분의/i.test(head);

/** TI10: a length as a cell writes it: pages in eighths, or minutes on the screen. Null where it says neither. */
export function readLength(
  text: string,
  unit: LengthUnit,
): { pages: number } | { screenMinutes: number } | null {
  const written = plain(text);
  const eighths = /^(?:(\d{1,3})\s*[+ ]\s*)?(\d{1,2})\s*\/\s*8\s*(?:p|쪽|page)?s?$/i.exec(written);
  if (eighths) return { pages: Number(eighths[1] ?? 0) * 8 + Number(eighths[2]) };
  const pages = /^(\d{1,3}(?:\.\d+)?)\s*(?:p|pg|pages?|쪽|페이지|장)\.?$/i.exec(written);
  if (pages) return { pages: Math.round(Number(pages[1]) * 8) };
  const number = /^\d{1,3}(?:\.\d+)?$/.test(written) ? Number(written) : null;
  if (number !== null && unit === 'minutes') return { screenMinutes: number };
  if (number !== null) return { pages: Math.round(unit === 'eighths' ? number : number * 8) };
  const seconds = readSeconds(written);
  return seconds === null ? null : { screenMinutes: Math.round((seconds / 60) * 100) / 100 };
}

/** Minutes of work: `40`, `40분`, `1시간 30분`, `1:30`. Null where the cell says none. */
export function readWorkMinutes(text: string): number | null {
  const written = plain(text);
  const clock = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(written);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const said = /^(?:(\d{1,2}(?:\.\d)?)\s*(?:시간|h)\s*)?(?:(\d{1,4})\s*(?:분|min|m)?)?$/i.exec(written);
  if (!said || written === '') return null;
  const minutes = Math.round(Number(said[1] ?? 0) * 60) + Number(said[2] ?? 0);
  return minutes <= 1440 ? minutes : null;
}

/** `3`, `3컷`, `약 5 cuts`: how many. Null where the cell says no number. */
export function readCount(text: string): number | null {
  const found = /^(?:약|총)?\s*(\d{1,3})\s*(?:컷|cuts?|c|샷|shots?|개)?\.?$/i.exec(plain(text));
  return found ? Number(found[1]) : null;
}
