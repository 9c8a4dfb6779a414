const NATIVE: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  석: 3,
  네: 4,
  넉: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
  열두: 12,
  스무: 20,
  서른: 30,
};

const COUNTER = '(?:개|대|명|마리|자루|장|권|벌|병|잔|켤레|송이|그릇|봉지|상자|통|채|척|분|인|살|캔|갑|판)';
const COUNT = new RegExp(
  `^(?:약\\s*|여러\\s*)?(?:(\\d{1,4})|(${Object.keys(NATIVE).join('|')})(?=\\s*${COUNTER}))(?:여)?\\s*${COUNTER}(?![가-힣]*다)`,
);

/** How many, from the words right after a noun (`의자 3개`, `경찰차 두 대`); null where nothing counts it. */
export function readQuantity(after: string): number | null {
  const match = COUNT.exec(after.trimStart());
  if (!match) return null;
  return match[1] ? Number(match[1]) : (NATIVE[match[2] ?? ''] ?? null);
}
