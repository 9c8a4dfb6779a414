const SPOKEN_END =
  /(?:[요죠네지야아어해봐줘까냐니라자군걸래게든데걔애]|니다|ㅂ니다|거든|잖아|는데|다고|라고|다니|다며|대|지만|구나|구려)\s*[.…~]*["'”’]?$/;
const POLITE_END = /(?:[요죠까네]|니다)\s*[.…~]*$/;
const NARRATED_END =
  /(?:[가-힣](?<!니)다|[는은던한인진른운쁜픈큰친린긴된]\s+[가-힣A-Za-z0-9]+|[가-힣]+[며고]|소리|모습|표정|얼굴|시선)\s*[.…]*$/;

/**
 * Whether a line reads as narration rather than speech, by its words alone: for text that has lost its layout.
 * `names` matches a person's name at the start, followed by a particle or a comma.
 */
export function readsAsAction(text: string, startsWithName: boolean): boolean {
  const line = text.trim();
  if (/^[“"'‘]/.test(line) || /[?!]["'”’]?$/.test(line)) return false;
  if (startsWithName) return true;
  if (POLITE_END.test(line)) return false;
  if (NARRATED_END.test(line)) return true;
  if (/[가-힣]/.test(line)) return !SPOKEN_END.test(line) && !endsOpen(line);
  return /(?:^|[.!?]\s+)(?:He|She|They|The|An?|It)\s+[a-z]+s\b/.test(line) || /^[A-Z]{3,}[\s,]/.test(line);
}

/** Casual speech ends in an open ㅏ, ㅐ, ㅓ, ㅔ … (`나 떠나`, `돼`); narration in 다 or a noun. */
function endsOpen(line: string): boolean {
  const last = line.replace(/[\s.…~]+$/, '').charCodeAt(line.replace(/[\s.…~]+$/, '').length - 1) - 0xac00;
  if (Number.isNaN(last) || last < 0 || last > 11171 || last % 28 !== 0) return false;
  return OPEN_VOWELS.has(Math.floor(last / 28) % 21);
}

/** ㅏ ㅐ ㅑ ㅓ ㅔ ㅕ ㅖ ㅘ ㅙ ㅚ ㅝ ㅞ by their place among the vowels. */
const OPEN_VOWELS: ReadonlySet<number> = new Set([0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 14, 15]);
