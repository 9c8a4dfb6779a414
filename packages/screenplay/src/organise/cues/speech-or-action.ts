const SPOKEN_END =
  /(?:[요죠네지야아어해봐줘까냐니라자군걸래게든데걔애]|니다|ㅂ니다|거든|잖아|는데|다고|라고|다니|다며|대|지만|구나|구려)\s*[.…~]*["'”’]?$/;
/** `앉아요, 한 과장.`: who is spoken to stands behind what is said. */
const ADDRESSEE = /,\s*[가-힣]{1,4}(?:\s[가-힣]{1,4})?[.…]*$/;
const POLITE_END = /(?:[요죠까네]|니다만?|시오|소서)\s*[.…~]*$/;
/** Endings that no noun has, whatever stands before them: `하는 거야`, `좋은 사람이잖아`. */
const PLAIN_END =
  /(?:[야죠]|[^동]네|잖아|거든|구나|는데|거지|거니|건가|거냐|거다|텐데|같아|거라고|[했았었였]어|(?:[이하시으겠았었]|사)오|[겠았었있없]소|느냐|더냐|구려|로다|리다|[느더]이다|옵니다|나이다|거라|너라|[다라]던|거늘|거를)\s*[.…~]*$/;
const NARRATED_END =
  /(?:[가-힣](?<!니)다|[는은던한인진른운쁜픈큰친린긴된]\s+[가-힣A-Za-z0-9]+|[가-힣]+(?:며|(?<![다라냐자])고)|소리|모습|표정|얼굴|시선)\s*[.…]*$/;

/**
 * Whether a line reads as narration rather than speech, by its words alone: for text that has lost its layout.
 * `names` matches a person's name at the start, followed by a particle or a comma.
 */
export function readsAsAction(text: string, startsWithName: boolean): boolean {
  const line = text.trim().replace(ADDRESSEE, '');
  if (/^[“"'‘]/.test(line) || /[?!]["'”’]?$/.test(line)) return false;
  if (startsWithName) return true;
  if (line.split(/(?<=[.!?…])\s+/).some((one) => POLITE_END.test(one) || PLAIN_END.test(one))) return false;
  if (NARRATED_END.test(line)) return true;
  if (/[가-힣]/.test(line)) return !SPOKEN_END.test(line) && !endsOpen(line);
  return readsAsEnglishAction(line);
}

const ADDRESS =
  /\b(?:I|you|we|me|my|your|our|us|mine|yours|let's|gonna|yeah|yes|no|okay|please|thanks|sorry)\b|\b\w+['’](?:m|re|ve|ll|d|t)\b/i;

/** English narration is told of a third person, and speaks to nobody. */
function readsAsEnglishAction(line: string): boolean {
  if (/(?:^|[.!?]\s+)(?:He|She|They|The|An?|It)\s+[a-z]+s\b/.test(line) || /^[A-Z]{3,}[\s,]/.test(line))
    return true;
  if (ADDRESS.test(line)) return false;
  return /^(?:He|She|They|The|An?|Two|Three|Several|Outside|Inside|Behind|Beyond)\s+[a-z]+/.test(line);
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
