import type { HeadingMarker } from '../headings/heading-marker.ts';
import { readMarker } from '../headings/heading-marker.ts';
import { readHeadingNumber } from '../headings/heading-number.ts';
import { readCutId } from '../headings/no-heading.ts';
import { foldWidth } from '../lines/normalise-text.ts';

/** The scene that a cell counts, and the cut of it where the cell counts both (`S1-C2`). */
export interface RowNumber {
  marker: HeadingMarker;
  /** Belongs to a cut of its scene. */
  isCut: boolean;
}

export function readRowNumber(text: string): RowNumber | null {
  const first = (foldWidth(text).split('\n')[0] ?? '').trim();
  const cut = readCutId(first);
  if (cut) return { isCut: true, marker: markerOf(cut.scene, first.slice(cut.length), first) };
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
