import { looksLikePlace } from '../words/place-words.ts';
import type { HeadingTail } from './heading-tail-fields.ts';
import type { Piece } from './tail-pieces.ts';

/** Of the phrases that say neither time nor in or out, those that name the place (OG30): not who is there, nor remarks. */
export function pickPlaces(
  places: Piece[],
  pieces: readonly Piece[],
  folded: string,
  tail: HeadingTail,
): Piece[] {
  return withoutRemarks(withoutPeople(beforeTime(places, pieces, tail), pieces, tail), folded, tail);
}

/** `휴게실(밤) *수정`, `고시원(낮) – 좁다`: what stands behind the time is no part of the place. */
function withoutRemarks(places: Piece[], folded: string, tail: HeadingTail): Piece[] {
  if (tail.shape !== 'paren' || tail.timeText === null) return places;
  return placesBeforePeople(places, folded).flatMap((piece, i) => {
    // `서울역 (낮) 지훈이 걷는다.`: the action has got into the line of the heading.
    if (i > 0 && /[가-힣]다$/.test(piece.text) && /\.\s*$/.test(folded)) return [];
    const star = piece.text.search(/\s\*|^\*/);
    if (i === 0 && star > 0)
      return [{ ...piece, text: piece.text.slice(0, star).trimEnd(), end: piece.start + star }];
    const blank = /\s{3,}\S*\s*-?\s*$/.test(folded.slice(0, piece.start).trimStart());
    return i > 0 && (star === 0 || (piece.by === 'dash' && blank)) ? [] : [piece];
  });
}

/** `EXT. LONGHOUSE - EVENING - CUTAWAY`: behind the time a heading with a keyword says how it is seen. */
function beforeTime(places: Piece[], pieces: readonly Piece[], tail: HeadingTail): Piece[] {
  const time = pieces.findIndex((piece) => piece.text === tail.timeText);
  if (time < 1 || !tail.keyword || places.some(({ text }) => /[가-힣]/.test(text))) return places;
  const before = places.filter((piece) => pieces.indexOf(piece) < time);
  return before.length > 0 ? before : places;
}

/** `카페 / 낮 / 민호, 지은`: two or more who are there, behind the time. */
function withoutPeople(places: Piece[], pieces: readonly Piece[], tail: HeadingTail): Piece[] {
  const time = pieces.findLastIndex((piece) => piece.text === tail.timeText);
  const behind = time < 1 ? [] : places.filter((piece) => pieces.indexOf(piece) > time);
  const people =
    behind.length >= 2 &&
    behind.length < places.length &&
    behind.every(
      ({ text, by }, i) => NAME.test(text) && !looksLikePlace(text) && (i === 0 || by === 'comma'),
    );
  return people ? places.filter((piece) => !behind.includes(piece)) : places;
}

const NAME = /^[가-힣]{2,5}\d?$/;

/** `카페 (낮) / 민호, 지은`: who is there, behind the time. */
function placesBeforePeople(places: Piece[], folded: string): Piece[] {
  const closed = folded.search(/\s{3,}[^\s]/);
  const behind = places.filter((piece, i) => i > 0 && piece.by !== 'dash' && piece.start > closed);
  const people =
    closed >= 0 && behind.every(({ text }) => /^[가-힣]{1,5}\d?$/.test(text) && !looksLikePlace(text));
  return people ? places.filter((piece) => !behind.includes(piece)) : places;
}
