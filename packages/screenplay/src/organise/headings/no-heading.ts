import { foldWidth } from '../lines/normalise-text.ts';

/** `scene01_부두_v2.png`, `01_컷.mp4`: a file, whatever its name begins with. */
const FILE =
  /[\p{L}\p{N}_)\]-]\.(?:png|jpe?g|gif|webp|svg|psd|bmp|tiff?|mp4|mov|avi|mkv|webm|mp3|wav|m4a|aac|srt|pdf|docx?|hwpx?|xlsx?|pptx?|txt|md|json|csv|zip)(?![\p{L}\p{N}])/iu;

const MARK = String.raw`(?:S\s*#|SC(?:ENE)?\s*[#.]?|씬|신|#|CUT\s*#?|컷)\s*\d{1,4}`;
/** `S#1, S#2, S#3을 차례로`: scenes that are told of, one after the other. */
const TOLD_OF = new RegExp(String.raw`${MARK}(?:[^\d\n]{1,12}${MARK}){2,}`, 'i');

/** Whether a line names files or scenes rather than heading one, whatever mark it begins with. */
export function namesOthers(written: string): boolean {
  if (written.length > 200) return false;
  const text = foldWidth(written);
  return FILE.test(text) || TOLD_OF.test(text);
}

/** `S1-C1`, `S#1_cut3`, `씬1-컷2`: a cut of a scene. */
const CUT_ID =
  /^[\s■□●○◆◇▶*-]*(?:S\s*#?|SC(?:ENE)?\s*[#.]?|씬|신|#)?\s*(\d{1,4})\s*[-_/.,\s]?\s*(?:C|CUT|SH|SHOT|컷|샷|쇼트)\s*[#.]?\s*\d{1,4}[A-Z]?(?![A-Za-z가-힣\d])[\s.:)\]-]*/i;

/** The scene that a cut's name counts, and how long the name is; null where a line begins with none. */
export function readCutId(written: string): { scene: number; length: number } | null {
  const found = CUT_ID.exec(foldWidth(written.slice(0, 60)));
  return found?.[1] ? { scene: Number(found[1]), length: found[0].length } : null;
}
