import type { Unread } from '../../paragraph.ts';
import type { PdfLine } from './pdf-line.ts';

const CONTINUED = /^(?:\(?\s*(?:CONTINUED|CONT[’']?D|MORE|계속)\s*:?\s*(?:\(\d+\))?\s*\)?|\(계속\))$/i;

/** What opens a scene, a shot or a cut, and counts it: never a running head, though its words come again. */
const COUNTS_SCENES =
  /^[\s[(<《〈*-]*(?:#+\s*)?(?:S\s*#|#\s*\d|(?:씬|신|장면|컷|scene|sc|cut|shot|sequence|seq)\s*[#.:-]?\s*\d|제?\s*\d+\s*(?:씬|신|장|막|장면|컷)(?![가-힣])|(?:INT|EXT|I\/E)\b)/i;

const PAGE_NUMBER =
  /^[-–—\s<([]*(?:p\.?\s*|page\s*)?\d{1,4}[A-Z]?\s*(?:\/\s*\d{1,4}|of\s*\d{1,4}|쪽|페이지)?[-–—.\s>)\]*]*$/i;

/** A page's lines, and what stands on the page without belonging to the script. */
export interface SortedPage {
  script: PdfLine[];
  furniture: PdfLine[];
}

/** A page's lines from above, and how high it is. */
export interface LinedPage {
  lines: readonly PdfLine[];
  height: number;
}

/** OG26, OG64: sets apart what stands on every page and belongs to none: running heads, page numbers, CONTINUED. */
export function sortFurniture(pages: readonly LinedPage[]): SortedPage[] {
  const repeated = findRepeated(pages);
  const numbers = findPageNumbers(pages);
  const isFurniture = (line: PdfLine): boolean =>
    CONTINUED.test(line.text) || numbers.has(line) || repeated.has(keyOf(line));
  return pages.map((page) => {
    const apart = new Set(edges(page).flatMap((lines) => takeWhile(lines, isFurniture)));
    const sorted: SortedPage = { script: [], furniture: [] };
    for (const line of page.lines)
      sorted[apart.has(line) || CONTINUED.test(line.text) ? 'furniture' : 'script'].push(line);
    return sorted;
  });
}

/** What follows a line of the script, from the page's edge, is the script's too. */
function takeWhile(lines: readonly PdfLine[], isFurniture: (line: PdfLine) => boolean): readonly PdfLine[] {
  const end = lines.findIndex((line) => !isFurniture(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/** The words that stand at one height on many pages, apart from the text. */
function findRepeated(pages: readonly LinedPage[]): ReadonlySet<string> {
  const places = new Map<string, { y: number; isApart: boolean }[]>();
  // A name that ends pages stands between them too.
  const inside = new Map<string, number>();
  for (const page of pages) {
    const { lines, height } = page;
    const atEdge = new Set(edges(page).flat());
    lines.forEach((line, i) => {
      if (!atEdge.has(line)) inside.set(line.text, (inside.get(line.text) ?? 0) + 1);
      else if (!COUNTS_SCENES.test(line.text)) {
        const isApart = standsApart(line, line.y > height / 2 ? lines[i + 1] : lines[i - 1]);
        const known = places.get(keyOf(line));
        if (known) known.push({ y: line.y, isApart });
        else places.set(keyOf(line), [{ y: line.y, isApart }]);
      }
    });
  }
  const often = Math.max(2, pages.length * 0.3);
  const found = [...places].filter(([key, lines]) => {
    const level = lines.filter(({ y }) => Math.abs(y - (lines[0]?.y ?? 0)) < 6).length;
    const apart = lines.filter(({ isApart }) => isApart).length;
    return (
      lines.length >= often &&
      (inside.get(key) ?? 0) < 3 &&
      level * 2 >= lines.length &&
      apart * 10 >= lines.length * 7
    );
  });
  return new Set(found.map(([key]) => key));
}

/** Further from the text than its own lines are from each other; beside other furniture it need not be. */
function standsApart(line: PdfLine, next: PdfLine | undefined): boolean {
  return !next || Math.abs(line.y - next.y) > line.size * 1.45 || PAGE_NUMBER.test(numberOf(next));
}

function findPageNumbers(pages: readonly LinedPage[]): ReadonlySet<PdfLine> {
  const found = pages.flatMap((page) =>
    edges(page)
      .flat()
      .filter((line) => PAGE_NUMBER.test(numberOf(line))),
  );
  // One alone is a page's number where it says the page.
  const isOne = (line: PdfLine): boolean =>
    Number(/\d+/.exec(numberOf(line))?.[0]) === line.page ||
    found.some((other) => other.page !== line.page && Math.abs(other.y - line.y) < 6);
  return new Set(found.filter(isOne));
}

/** Lines in the top and bottom tenth of the page, at most three on each side, from the edge inwards. */
function edges({ lines, height }: LinedPage): [top: PdfLine[], bottom: PdfLine[]] {
  const top = lines.filter((line) => line.y > height * 0.9).slice(0, 3);
  const bottom = lines.filter((line) => line.y < height * 0.1).slice(-3);
  return [top, bottom.reverse()];
}

function numberOf({ text, marginNumber }: PdfLine): string {
  return marginNumber && text === '' ? marginNumber : text;
}

function keyOf(line: PdfLine): string {
  return line.text.replace(/\d+/g, '#').replace(/\s+/g, ' ');
}

/**
 * OG64: says what was set apart: running heads by their words, the rest by how often it came. Numbers that do nothing but
 * count the pages are no text.
 */
export function tellFurniture(pages: readonly SortedPage[]): Unread[] {
  const lines = pages.flatMap(({ furniture }) => furniture);
  const ahead = lines
    .filter((line) => PAGE_NUMBER.test(numberOf(line)))
    .map((line) => Number(/\d+/.exec(numberOf(line))?.[0]) - line.page);
  const counting = Math.max(0, ...[...Map.groupBy(ahead, (by) => by).values()].map(({ length }) => length));
  const numbers = ahead.length - counting;
  const turns = lines.filter(({ text }) => CONTINUED.test(text)).length;
  const heads = lines.filter((line) => !PAGE_NUMBER.test(numberOf(line)) && !CONTINUED.test(line.text));
  const words = [...new Map(heads.map((line) => [keyOf(line), line.text])).values()];
  const named = [
    ...(numbers > 0 ? [`쪽 번호 ${numbers}개`] : []),
    ...(turns > 0 ? [`(CONTINUED) 같은 이어짐 표시 ${turns}개`] : []),
    ...(words.length > 0 ? [`머리말·꼬리말 ${heads.length}줄: ${words.join(' / ')}`] : []),
  ];
  if (named.length === 0) return [];
  return [
    { where: '쪽 머리말·꼬리말', reason: `쪽마다 되풀이되어 대본에 넣지 않았어요. ${named.join(', ')}` },
  ];
}
