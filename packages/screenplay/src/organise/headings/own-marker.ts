import { foldWidth } from '../lines/normalise-text.ts';
import type { SourceLine } from '../lines/source-line.ts';
import type { HeadingMarker } from './heading-marker.ts';
import { readTail } from './heading-tail.ts';

/** What may stand before a number that no known marker has, and what may hang on it: `CUT#1`, `No.1`, `1번 씬`. */
const MARKED =
  /^((?:[^\d가-힣]|씬|신|장면|컷|씨퀀스|시퀀스|챕터|번호){0,10}?)(\d{1,4})([A-Z]?)(\s?(?:번\s?(?:째\s?)?(?:씬|신|장면|컷)|장면|컷))?([\s.:)\]】〕>〉》」』|_-]*)(?=\S)/;
const AT_END = /^(\S.*?)\s{2,}((?:S\s*#|#|씬|신|scene|sc\.?)\s?)(\d{1,4})([A-Z]?)$/i;

interface Reading {
  form: string;
  number: number;
  letter: string | null;
  rest: string;
  restStart: number;
}

/**
 * Headings whose marker is the script's own invention: where and when, and before them the same few letters with a
 * number that rises from heading to heading. By index; empty where there are fewer than three.
 */
export function findOwnMarkers(lines: readonly SourceLine[]): Map<number, HeadingMarker> {
  const readings = lines.flatMap((line, at) => {
    const reading = readOwn(foldWidth(line.text));
    return reading ? [[at, reading] as const] : [];
  });
  const forms = Map.groupBy(readings, ([, { form }]) => form);
  const best = [...forms.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  const rank = (reading: Reading): number => reading.number + (reading.letter?.charCodeAt(0) ?? 0) / 100;
  const rising = best.every(([, one], i) => i === 0 || rank(best[i - 1]?.[1] ?? one) < rank(one));
  return best.length >= 3 && rising ? new Map(best.map(([at, one]) => [at, toMarker(one)])) : new Map();
}

function readOwn(text: string): Reading | null {
  if (text.length > 70 || /[?!…"“]|다\.$/.test(text)) return null;
  const behind = AT_END.exec(text);
  const found = behind ? null : MARKED.exec(text);
  const lead = behind?.[2] ?? found?.[1];
  const digits = behind?.[3] ?? found?.[2];
  if (lead === undefined || digits === undefined) return null;
  // `B1 주차장`, `1 카페`: a letter glued to its number is a floor, and a number alone is known elsewhere.
  const unit = found?.[4] ?? '';
  if (!behind && (/^[A-Z]$/i.test(lead.trim()) || (lead.trim() === '' && unit === ''))) return null;
  const rest = behind?.[1] ?? text.slice(found?.[0].length);
  const { setName, timeText, shape } = readTail(rest);
  if (setName === null || timeText === null || shape === 'word') return null;
  const form = `${lead}|${unit}|${behind ? 'behind' : ''}`.replace(/\s+/g, '').toUpperCase();
  const letter = (behind?.[4] ?? found?.[3]) || null;
  return { form, number: Number(digits), letter, rest, restStart: behind ? 0 : text.length - rest.length };
}

function toMarker({ number, letter, rest, restStart }: Reading): HeadingMarker {
  const read = { first: number, second: letter, third: null, until: null, length: 0 };
  return { family: 'n.', number: read, episode: null, rest, restStart, misspelt: false };
}
