const ONES: Readonly<Record<string, number>> = {
  하나: 1,
  한: 1,
  둘: 2,
  두: 2,
  셋: 3,
  세: 3,
  석: 3,
  서: 3,
  넷: 4,
  네: 4,
  넉: 4,
  너: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
};
const TENS: Readonly<Record<string, number>> = {
  열: 10,
  스물: 20,
  스무: 20,
  서른: 30,
  마흔: 40,
  쉰: 50,
  예순: 60,
  일흔: 70,
  여든: 80,
  아흔: 90,
};
/** Words that say about how many: the number that one would order. */
const ABOUT: Readonly<Record<string, number>> = {
  한두: 2,
  두어: 2,
  두세: 3,
  두서너: 4,
  서너: 4,
  서넛: 4,
  네댓: 5,
  너댓: 5,
  너덧: 5,
  네다섯: 5,
  대여섯: 6,
  대엿: 6,
  예닐곱: 7,
  일고여덟: 8,
  일여덟: 8,
  여덟아홉: 9,
  아홉열: 10,
  여남은: 10,
  열댓: 15,
  열서너: 14,
  열두어: 12,
  열대여섯: 16,
  열예닐곱: 17,
  스무남은: 20,
  스물두어: 22,
  스물서너: 24,
  스물대여섯: 26,
  수십: 30,
  수십여: 30,
  몇십: 30,
  수백: 200,
  수백여: 200,
  몇백: 200,
  수천: 1000,
  수천여: 1000,
};
const SINO_DIGITS = '영일이삼사오육칠팔구';
const SINO_UNITS: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000 };

const COUNTERS =
  '개비|개|대|사람|명|분|인분|인|마리|필|자루|정|장|권|벌|병|잔|켤레|짝|송이|다발|그루|그릇|봉지|봉|상자|박스|통|채|척|살|캔|갑|판|세트|쌍|팀|조각|줄|모|알|톨|포기|포대|가마|단|묶음|뭉치|꾸러미|무더기|접시|사발|컵|방울|점|폭|편|건|가지|개가|량|무리|떼|구|발|동|곽|두름|손|모금|여명';
const NATIVE = [...Object.keys(ABOUT), ...combined(), ...Object.keys(ONES), ...Object.keys(TENS)].sort(
  (a, b) => b.length - a.length,
);
const COUNT = new RegExp(
  `^(?:약|총|각각|모두|단|겨우|대략|적어도)?\\s*(?:(?:\\d{1,3}\\s?[~∼〜-]\\s?)?(\\d{1,2},\\d{3}|\\d{1,4})|(${NATIVE.join('|')})|([${SINO_DIGITS}십백천]{1,6}))\\s*(여)?\\s*(?:남짓\\s*)?(${COUNTERS})(?:가량|정도|쯤|남짓|이상)?(?:이|가|을|를|은|는|의|과|와|도|씩|만|으로|로|에|에서|에게|들이|들|쯤|짜리|다|이다|였다|이었다|뿐이다|뿐|남짓한|가량의)*(?![가-힣])`,
);
const ALONE = [
  ...combined().filter((word) => !/(?:한|두|세|네|석|서|넉|너)$/.test(word)),
  ...'하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열 스물 서른 마흔 쉰 서넛 두셋 너덧 네댓 여남은'.split(' '),
];
const BARE = new RegExp(
  `^(${ALONE.join('|')})(?:이|가|을|를|은|는|도|만|과|와|의|이서)?(?![가-힣]|\\s(?:번|차례|시|살|달|해|걸음|시간|층|배)(?![가-힣]{2}))`,
);

function combined(): string[] {
  return ['열', '스물', '서른', '마흔', '쉰'].flatMap((ten) => Object.keys(ONES).map((one) => ten + one));
}

/** A count and how far it reaches in the text it was read from. */
export interface Count {
  value: number;
  length: number;
  counter: string;
}

const WORD_IN_CHINESE = new RegExp(`^[${SINO_DIGITS}](?!인분|인|편|권|회)[가-힣]`);

/** How many, from the words right after a noun: `의자 3개`, `경찰차 두 대`, `손님 열댓 명`, `의자 둘`. */
export function readQuantity(after: string): Count | null {
  const lead = after.length - after.trimStart().length;
  const text = after.slice(lead);
  const inside = /^\((?=[^()]{1,12}\))/.exec(text);
  if (inside) {
    // `학생들(20명)`
    const count = readQuantity(text.slice(1).replace(')', ' '));
    return count?.counter ? { ...count, length: lead + 1 + count.length + 1 } : null;
  }
  const match = COUNT.exec(text);
  // `칠판`, `이장`: a digit in Chinese right before a counter is a word, as a rule.
  // `하나씩`, `한 장씩`: how they are dealt out, not how many there are.
  if (match && /씩/.test(match[0])) return null;
  if (match && !(match[3]?.length === 1 && WORD_IN_CHINESE.test(match[0]))) {
    const value = match[1]
      ? Number(match[1].replace(',', ''))
      : match[2]
        ? native(match[2])
        : sino(match[3] ?? '');
    return value && value <= 9999 ? { value, length: lead + match[0].length, counter: match[5] ?? '' } : null;
  }
  const bare = BARE.exec(text);
  if (!bare) return null;
  const value = bare[1] === '두셋' ? 3 : native(bare[1] ?? '');
  return value ? { value, length: lead + bare[0].length, counter: '' } : null;
}

function native(word: string): number {
  const known = ABOUT[word] ?? ONES[word] ?? TENS[word];
  if (known) return known;
  const ten = Object.keys(TENS).find((name) => word.startsWith(name));
  return ten ? (TENS[ten] ?? 0) + (ONES[word.slice(ten.length)] ?? 0) : 0;
}

/** `이십`, `백오십`, `삼`: numbers read the Chinese way. */
function sino(word: string): number {
  let total = 0;
  let digit = 0;
  for (const sign of word) {
    const unit = SINO_UNITS[sign];
    if (unit) {
      total += (digit || 1) * unit;
      digit = 0;
    } else digit = SINO_DIGITS.indexOf(sign);
  }
  return total + digit;
}
