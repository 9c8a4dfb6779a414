const KOREAN_LETTERS = '가나다라마바사아자차카타파하';
const JAMO_LETTERS = 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ';

/**
 * The number of a heading as written. `sub` is what follows a dash or stands glued to the number (`1`, `가`, `A`);
 * whether N-M means scene and sub-scene or episode and scene is decided over the whole document.
 */
export interface HeadingNumber {
  first: number;
  second: string | null;
  third: string | null;
  /** Last number of `12~14` or `8,9`, where one heading stands for several scenes. */
  until: number | null;
  length: number;
  /** The letter stands before the number (`A17`): a scene put in before 17, not after it. */
  ahead?: boolean;
  /** Written with a point (`12.1`), as decimals and dates are too. */
  pointed?: boolean;
}

const NUMBER =
  /^(\d{1,4})(?:\s*[-_]\s*(\d{1,3}(?=[A-Z](?![A-Za-z]))|(?:\d{1,3}|[A-Za-z]|[가나다라마바사아자차카타파하ㄱ-ㅎ])(?![가-힣A-Za-z\d/]))(?:\s*[-_]\s*(\d{1,3}|[A-Za-z가나다라마바사아자차카타파하])(?![가-힣A-Za-z\d])|([A-Z])(?![A-Za-z]))?|([A-Za-z가나다라마바사아자차카타파하])(?=[\s.,:)\]\-}]|씬|신|장|막|$)|\.(\d{1,2})(?=[\s.)\]]|$)(?!\.\d))?/;
const RANGE = /^\s*[~,+&]\s*(?:S\s*#?|씬|#)?\s*(\d{1,4})(?![\d:가-힣])/i;
/** `15.A`, `15 A.`: the letter set off from its number. */
const APART = /^(?:\.([A-CF-LO-Z])(?=\s)|\s([A-CF-LO-Z])(?=[.)])|\(([A-CF-LO-Z]|\d{1,2})\))/;

/** `A17`, `A-17`: the letter of a scene that was put in before 17. */
export function readAheadNumber(text: string): HeadingNumber | null {
  const found = /^([A-Z])-?(\d{1,4})(?![\dA-Za-z가-힣])/.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const base = { third: null, until: null, length: found[0].length, ahead: true };
  return { ...base, first: Number(found[2]), second: found[1] };
}

/** Reads a scene number at the start of folded text, or null. Years, clock times and decimals are no numbers. */
export function readHeadingNumber(text: string): HeadingNumber | null {
  const match = NUMBER.exec(text);
  if (!match?.[1]) return null;
  const rest = text.slice(match[0].length);
  // `2024. 5. 3`, `1998년`: dates.
  if (/^(?:19|20)\d{2}$/.test(match[1]) && /^\s*[.년-]\s*(?:\d|$)/.test(rest)) return null;
  if (/^(?:\.\d|:\d{2}|\d)/.test(rest) || /^[%℃°]/.test(rest)) return null;
  const apart =
    match[2] === undefined && match[5] === undefined && match[6] === undefined ? APART.exec(rest) : null;
  const range = apart ? null : RANGE.exec(rest);
  const until = range?.[1] ? Number(range[1]) : null;
  const first = Number(match[1]);
  const isRange = until !== null && until > first && until - first < 30;
  return {
    first,
    second: match[2] ?? match[5] ?? match[6] ?? apart?.[1] ?? apart?.[2] ?? apart?.[3] ?? null,
    third: match[3] ?? match[4] ?? null,
    until: isRange ? until : null,
    pointed: match[6] !== undefined,
    length: match[0].length + (isRange ? (range?.[0].length ?? 0) : 0) + (apart?.[0].length ?? 0),
  };
}

const SPELLED: Readonly<Record<string, number>> = Object.fromEntries(
  [
    '일 이 삼 사 오 육 칠 팔 구 십 십일 십이 십삼 십사 십오 십육 십칠 십팔 십구 이십',
    'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN TWENTY',
  ].flatMap((words) => words.split(' ').map((word, i) => [word, i + 1])),
);

/** A number in words, as in `SCENE THREE` or `씬 일`, up to twenty. */
export function readSpelledNumber(text: string): HeadingNumber | null {
  const word = /^([가-힣]{1,2}|[A-Za-z]{3,9})(?=[\s.:,)\]-]|$)/.exec(text)?.[1];
  const first = SPELLED[word?.toUpperCase() ?? ''];
  if (word === undefined || first === undefined) return null;
  return { first, second: null, third: null, until: null, length: word.length };
}

/** The sub-scene letter that a written suffix means: 1, 가, a, A are all 'A'. Null from the 27th on. */
export function subSceneLetter(written: string): string | null {
  if (written === '') return null;
  if (/^[A-Za-z]$/.test(written)) return written.toUpperCase();
  const korean = KOREAN_LETTERS.indexOf(written);
  if (korean >= 0) return String.fromCharCode(65 + korean);
  const jamo = JAMO_LETTERS.indexOf(written);
  if (jamo >= 0) return String.fromCharCode(65 + jamo);
  const position = Number(written);
  return Number.isInteger(position) && position >= 1 && position <= 26
    ? String.fromCharCode(64 + position)
    : null;
}
