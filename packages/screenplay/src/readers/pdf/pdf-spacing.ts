import type { Paragraph, TextRange } from '../../paragraph.ts';

/** A full stop drawn a little apart, as in a line that is spread out. */
const BEFORE_STOP = /(?<=[가-힣]) (?=[.,?!](?:\s|$))/g;

const PARTICLES =
  '을|를|이|가|은|는|의|에|에서|에게|으로|로|와|과|도|만|이다|입니다|이야|이에요|예요|부터|까지|처럼|씩|쯤|째|짜리';
const COUNTERS =
  '년|월|일|시|분|초|층|호|호선|번|번째|부|회|화|씬|신|고|차|살|세|대|명|개|개월|마리|쪽|장|팀|반|학년|톤|미터|킬로|퍼센트|원|만|만원|천|억|주|주년|시간|동|인|도|위|등|편|평|잔|병|권';
const END = '(?![가-힣])';
/** Behind letters and numbers what belongs to them; but no place behind a scene's number. */
const SET_APART: readonly RegExp[] = [
  new RegExp(`(?<=[A-Za-z]) (?=(?:${PARTICLES})${END})`, 'g'),
  new RegExp(
    `(?<=(?<!(?:[#＃]|씬|신|Scene)[ .]{0,2}\\d{0,3})\\d) (?=(?:${PARTICLES}|(?:${COUNTERS})(?:${PARTICLES})?)${END})`,
    'gi',
  ),
  /(?<=\d[A-Z]) (?=[씬신][.\s])/g,
  /(?<=(?:^|[\s(])제) (?=\d)/g,
];

/**
 * Takes out spaces that are none. Word processors set Hangul a quarter of a letter apart from numbers and Latin
 * letters: where no number of a document touches Hangul, `52 세`, `CCTV 를` are 52세, CCTV를.
 */
export function closeGaps(paragraphs: readonly Paragraph[]): Paragraph[] {
  const count = (pattern: RegExp): number =>
    paragraphs.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  const apart = count(/\d [가-힣]/g);
  const isSetApart = apart >= 4 && count(/\d[가-힣]|[가-힣]\d/g) * 20 < apart;
  const close = (list: readonly Paragraph[], patterns: readonly RegExp[]): Paragraph[] =>
    list.map((paragraph) => patterns.reduce(withoutSpaces, paragraph));
  if (!isSetApart) return close(paragraphs, [BEFORE_STOP]);
  const closed = close(paragraphs, [BEFORE_STOP, ...SET_APART]);
  return close(closed, numberedPeople(closed));
}

/** `형사 1`: who has a number for a name, as lines that are or begin with such a name tell. */
function numberedPeople(paragraphs: readonly Paragraph[]): RegExp[] {
  const lines = paragraphs.flatMap(({ text }) => {
    const match = NUMBERED.exec(text);
    return match ? [{ name: match[1] ?? '', isAlone: match[2] === '' }] : [];
  });
  const names = [...Map.groupBy(lines, ({ name }) => name)].flatMap(([name, found]) =>
    found.length > 1 || found.some(({ isAlone }) => isAlone) ? [name] : [],
  );
  return names.length === 0 ? [] : [new RegExp(`(?<=(?<![가-힣])(?:${names.join('|')})) (?=\\d)`, 'g')];
}

/** A name with a number at the start of a line with what follows it: nothing where the line is nothing else. */
const NUMBERED = /^\s*([가-힣]{1,6}) \d{1,2}(?![\d가-힣:/.])(?:\s?\([^)]*\))?\s*(.?)/;

function withoutSpaces(paragraph: Paragraph, pattern: RegExp): Paragraph {
  const gone = [...paragraph.text.matchAll(pattern)].map(({ index }) => index);
  if (gone.length === 0) return paragraph;
  const moved = (at: number): number => at - gone.filter((space) => space < at).length;
  return {
    ...paragraph,
    text: paragraph.text.replace(pattern, ''),
    bold: paragraph.bold.map(([from, to]): TextRange => [moved(from), moved(to)]),
  };
}
