import { subSceneLetter } from '../../organise/headings/heading-number.ts';
import { foldWidth } from '../../organise/lines/normalise-text.ts';
import { readRowNumber } from '../../organise/tables/row-number.ts';
import type { SceneCount } from '../table.ts';

/** TI8: what `3-12` means in a column: episode and scene, or scene and sub-scene. */
export type DashMeaning = 'episode' | 'sub';

/** A scene's number in a cell; `wasDate`: Excel had made a date of it (`1-2` → 1월 2일). */
export interface ReadNumber extends SceneCount {
  readonly wasDate: boolean;
}

const DATES = [
  /^(?<a>\d{1,2})월\s*(?<b>\d{1,2})일$/,
  /^(?:19|20)\d{2}[-./]\s*(?<a>\d{1,2})[-./]\s*(?<b>\d{1,2})\.?$/,
  /^(?<b>\d{1,2})-(?<m>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i,
];
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `12(회상)`, `7(일부)`: one letter is a sub-scene, more are a remark. */
const REMARK = /(?<=\d[A-Z]?)\s*\([^()\d]{2,}\)$/i;

/** `SC-003`, `S_17`, `Scene 5A`: how programs number scenes; the sign is none of the number. */
const SIGN = /^s(?:c(?:ene)?)?[\s._#-]*(?=\d)/i;

/** Null where the cell counts no scene. */
export function readSceneNumber(text: string, dash: DashMeaning): ReadNumber | null {
  const written = foldWidth(text)
    .trim()
    .replace(SIGN, '')
    .replace(/^(\d+)\.0$/, '$1')
    .replace(REMARK, '');
  const date = DATES.map((form) => form.exec(written)?.groups).find((groups) => groups !== undefined);
  if (date) {
    const first = date.m ? MONTHS.indexOf(date.m.toLowerCase()) + 1 : Number(date.a);
    return { ...inOrder(null, [first, date.b ?? '', null], dash), until: null, wasDate: true };
  }
  const own = dash === 'episode' ? /^(\d{1,3})-(\d{1,4})([A-Z]?)$/.exec(written) : null;
  if (own) {
    const count = { episodeNo: Number(own[1]), sceneNo: Number(own[2]), subSceneNo: own[3] ?? '' };
    return { ...count, until: null, wasDate: false };
  }
  const marker = readRowNumber(written)?.marker;
  const number = marker?.number;
  if (!marker || !number || number.first > 9999) return null;
  const episode = marker.episode;
  const count = inOrder(episode, [number.first, number.second, number.third], dash);
  return count.sceneNo > 9999 ? null : { ...count, until: number.until, wasDate: false };
}

/** Which of up to three numbers is the episode, the scene and the letter. */
function inOrder(
  episode: number | null,
  [first, second, third]: readonly [number, string | null, string | null],
  dash: DashMeaning,
): Omit<SceneCount, 'until'> {
  const isScene = second !== null && /^\d+$/.test(second) && episode === null;
  if (isScene && (third !== null || dash === 'episode'))
    return { episodeNo: first, sceneNo: Number(second), subSceneNo: subSceneLetter(third ?? '') ?? '' };
  return { episodeNo: episode, sceneNo: first, subSceneNo: subSceneLetter(second ?? '') ?? '' };
}

/**
 * TI8: `3-12` is episode and scene where the head says so (`부/씬`), or where every number has two parts and the second
 * begins anew with each first one and goes beyond what sub-scenes come to.
 */
export function dashMeaning(head: string, texts: readonly string[]): DashMeaning {
  if (/(?:부|회|화|편|ep\.?)\s*\/\s*/i.test(head)) return 'episode';
  const pairs = texts.flatMap((text) => {
    const match = /^\D{0,4}(\d{1,3})\s*-\s*(\d{1,3})/.exec(foldWidth(text).trim());
    return match ? [{ first: Number(match[1]), second: Number(match[2]) }] : [];
  });
  const firsts = new Set(pairs.map(({ first }) => first)).size;
  const isWhole = pairs.length >= 8 && pairs.length * 10 >= texts.length * 9;
  return isWhole && pairs.length / firsts >= 8 && pairs.some(({ second }) => second > 12) ? 'episode' : 'sub';
}
