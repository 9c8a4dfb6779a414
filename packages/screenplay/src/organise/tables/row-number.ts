import type { HeadingMarker } from '../headings/heading-marker.ts';
import { readMarker } from '../headings/heading-marker.ts';
import { readHeadingNumber } from '../headings/heading-number.ts';
import { foldWidth } from '../lines/normalise-text.ts';

/** The scene that a cell counts, and the cut of it where the cell counts both (`S1-C2`). */
export interface RowNumber {
  marker: HeadingMarker;
  /** Belongs to a cut of its scene. */
  isCut: boolean;
}

/** `S1-C1`, `S#1_cut3`, `씬1-컷2`: a cut of a scene. */
const CUT_ID =
  /^\s*(?:S\s*#?|SC(?:ENE)?\s*[#.]?|씬|신|#)?\s*(\d{1,4})\s*[-_/.,\s]?\s*(?:C|CUT|SH|SHOT|컷|샷|쇼트)\s*[#.]?\s*\d{1,4}[A-Z]?(?![A-Za-z가-힣\d])/i;

export function readRowNumber(text: string): RowNumber | null {
  const first = (foldWidth(text).split('\n')[0] ?? '').trim();
  const cut = CUT_ID.exec(first);
  if (cut?.[1]) return { isCut: true, marker: markerOf(Number(cut[1]), first.slice(cut[0].length), first) };
  const marker = readMarker(first);
  if (marker?.number) return { isCut: false, marker };
  const number = readHeadingNumber(first);
  const rest = first.slice(number?.length ?? 0);
  if (!number || /^\s*[^\s).\]:,-]/.test(rest)) return null;
  const plain: HeadingMarker = {
    family: 'n.',
    number,
    episode: null,
    rest: rest.replace(/^[\s).\]:,-]+/, ''),
    restStart: 0,
    misspelt: false,
  };
  return { isCut: false, marker: plain };
}

function markerOf(first: number, rest: string, text: string): HeadingMarker {
  const number = { first, second: null, third: null, until: null, length: 0 };
  return {
    family: 'S#',
    number,
    episode: null,
    rest: rest.trim(),
    restStart: text.length - rest.length,
    misspelt: false,
  };
}

/** Where in the order a number stands, for asking whether numbers rise. */
export const orderOf = ({ number }: HeadingMarker): number =>
  number ? number.first * 1000 + (/^\d+$/.test(number.second ?? '') ? Number(number.second) : 0) : 0;
