import { readsAsEnglishAction } from './english-action.ts';

const SPOKEN_END =
  /(?:[요죠네지야아어해봐줘까냐니라자군걸래게든데걔애]|니다|ㅂ니다|거든|잖아|는데|다고|라고|다니|다며|대|지만|구나|구려)\s*[.…~]*["'”’]?$/;
/** `앉아요, 한 과장.`: who is spoken to stands behind what is said. */
const ADDRESSEE = /,\s*[가-힣]{1,4}(?:\s[가-힣]{1,4})?[.…]*$/;
const POLITE_END = /(?:[요죠까네]|니다만?|[가-힣]시다|시오|소서)\s*[.…~]*$/;
/** Endings that no noun has, whatever stands before them: `하는 거야`, `좋은 사람이잖아`. */
const PLAIN_END =
  /(?:[아어여]라|[야죠]|[^동]네|잖아|거든|구나|는데|거지|거니|건가|거냐|거다|텐데|같아|거라고|[가-힣]겠다|[했았었였]어|(?:[이하시으겠았었]|사)오|[겠았었있없였했]소|[가-힣]냐|[었았겠하되]니|구려|로다|리다|[느더]이다|옵니다|나이다|거라|너라|[다라]던|거늘|거를)\s*[.…~]*$/;
const NARRATED_END =
  /(?:[가-힣](?<!니)다|[는은던한인진른운쁜픈큰친린긴된]\s+[가-힣A-Za-z0-9]+|[가-힣]+(?:며|(?<![다라냐자])고)|소리|모습|표정|얼굴|시선)\s*[.…]*$/;

/** How only somebody who speaks begins. */
const SPOKEN_START =
  /^(?:그리고|그래서|그럼|그런데|근데|하지만|그니까|그러니까|아니|아니야|어|야|응|네|예|음|자|제발|왜|뭐|나|나도|너|너도|내가|네가|니가|우리|저기|저기요|여기요|아이고|에이|글쎄|그래|맞아|진짜|정말)(?=[\s,.!?…])/;
/** Whether a line opens as only somebody who speaks does. */
export const startsSpoken = (text: string): boolean => SPOKEN_START.test(text.trim());
const TOLD_END = /[가-힣](?<!니)다\s*[.…]*$/;

/**
 * Whether a line reads as narration rather than speech, by its words alone: for text that has lost its layout.
 * `startsWithName`: it opens with a person, followed by a particle or a comma.
 */
export function readsAsAction(text: string, startsWithName: boolean): boolean {
  const whole = text.trim();
  if (/^[“"'‘]/.test(whole)) return false;
  if (!/[가-힣]/.test(whole))
    return !/[?!]["'”’]?$/.test(whole) && (startsWithName || readsAsEnglishAction(whole));
  const line = whole.replace(ADDRESSEE, '');
  const sentences = line.split(/(?<=[.!?…])\s+/);
  const told = sentences.filter((one) => TOLD_END.test(one)).length;
  const last = sentences.at(-1) ?? '';
  // `민혁이 음료수를 붓는다. 펑!`
  if (told > 0 && told === sentences.length - 1 && /^[가-힣]{1,3}!$/.test(last)) return true;
  if (/[?!]["'”’]?$/.test(line)) return false;
  const spoken = [whole, ...sentences].some((one) => POLITE_END.test(one) || PLAIN_END.test(one));
  if (startsWithName) return !spoken || told > 0;
  if (spoken || SPOKEN_START.test(line)) return false;
  return NARRATED_END.test(line) || (!SPOKEN_END.test(line) && !endsOpen(line));
}

/** Whether a line ends as narration does: `… 본다.` */
export const isTold = (text: string): boolean => TOLD_END.test(text.trim()) && !PLAIN_END.test(text.trim());

/** Whether a line says by its ending, or by how it is to be said, that somebody speaks; sooner no than wrong. */
export function isPlainlySpoken(text: string): boolean {
  const line = text.trim();
  if (/^\([^()]{1,12}\)\s*\S/.test(line)) return true;
  return (
    /[가-힣]/.test(line) &&
    / |[.?!…]$/.test(line) &&
    [/[?!]$/, POLITE_END, PLAIN_END].some((end) => end.test(line))
  );
}

/** Whether a line is plainly said by somebody: a question, a call, or an ending that narration does not have. */
export function soundsSpoken(text: string): boolean {
  return /[?!]["'”’]?$/.test(text.trim()) || !readsAsAction(text, false);
}

/** Casual speech ends in an open ㅏ, ㅐ, ㅓ, ㅔ … (`나 떠나`, `돼`); narration in 다 or a noun. */
function endsOpen(line: string): boolean {
  const last = line.replace(/[\s.…~]+$/, '').charCodeAt(line.replace(/[\s.…~]+$/, '').length - 1) - 0xac00;
  if (Number.isNaN(last) || last < 0 || last > 11171 || last % 28 !== 0) return false;
  return OPEN_VOWELS.has(Math.floor(last / 28) % 21);
}

/** ㅏ ㅐ ㅑ ㅓ ㅔ ㅕ ㅖ ㅘ ㅙ ㅚ ㅝ ㅞ by their place among the vowels. */
const OPEN_VOWELS: ReadonlySet<number> = new Set([0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 14, 15]);
