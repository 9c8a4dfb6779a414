import { type AcceptedHeading, MISSING_NUMBER } from '../headings/accept-headings.ts';
import type { HeadingCandidate } from '../headings/heading-candidates.ts';
import { readMarker, textAfter } from '../headings/heading-marker.ts';
import { readTail } from '../headings/heading-tail.ts';
import { EXPLICIT } from '../headings/vote-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import type { RowHeading, Sureness } from './table-text.ts';

interface Row {
  at: number;
  opens: RowHeading;
}

/**
 * The headings of a document with the rows of its tables that open scenes. A table whose scenes are headed elsewhere
 * is a list of them; of two lists of the same scenes the fuller one counts. Numbered sections around a storyboard are
 * no scenes.
 */
export function openRows(
  accepted: readonly AcceptedHeading[],
  lines: readonly SourceLine[],
): readonly AcceptedHeading[] {
  const rows = lines.flatMap((line, at): Row[] => (line.set?.opens ? [{ at, opens: line.set.opens }] : []));
  if (rows.length === 0) return accepted.length > 0 ? accepted : headCuts(lines);
  const sure = areSure(accepted) ? accepted : [];
  const tables = [...Map.groupBy(rows, ({ at }) => lines[at]?.cell?.table ?? -1).values()];
  const taken = withoutDoubles(tables).filter((table) => !isHeadedElsewhere(table, sure));
  if (taken.flat().length === 0) return accepted;
  const heads = new Set(sure.flatMap(({ candidate }) => numberOf(candidate) ?? []));
  const opening = taken.flat().filter(({ opens }) => !heads.has(numberOf(opens) ?? -1));
  return [...sure, ...opening.map(asHeading)].sort((a, b) => a.candidate.at - b.candidate.at);
}

/** Headings that say of themselves that they head scenes. */
function areSure(accepted: readonly AcceptedHeading[]): boolean {
  const sure = accepted.filter(
    ({ candidate: { family, evident } }) => EXPLICIT.has(family) || evident,
  ).length;
  return sure * 2 > accepted.length;
}

const numberOf = (heading: Pick<HeadingCandidate, 'marker'>): number | null =>
  heading.marker?.number?.first ?? null;

function isHeadedElsewhere(table: readonly Row[], headings: readonly AcceptedHeading[]): boolean {
  if (headings.length === 0) return false;
  const heads = new Set(headings.flatMap(({ candidate }) => numberOf(candidate) ?? []));
  const numbers = table.flatMap(({ opens }) => numberOf(opens) ?? []);
  if (heads.size === 0 || numbers.length === 0) return headings.length * 2 >= table.length;
  return numbers.filter((number) => heads.has(number)).length * 2 >= numbers.length;
}

/** Tables of one form are parts of one list; of others with the same numbers only the fullest is taken. */
function withoutDoubles(tables: readonly (readonly Row[])[]): (readonly Row[])[] {
  const fullest = [...tables].sort((a, b) => (b[0]?.opens.fullness ?? 0) - (a[0]?.opens.fullness ?? 0));
  const kept = new Set<readonly Row[]>();
  const forms = new Map<string, Set<number>>();
  for (const table of fullest) {
    const form = table[0]?.opens.form ?? '';
    const numbers = table.flatMap(({ opens }) => numberOf(opens) ?? []);
    const isDouble = [...forms].some(([other, seen]) => {
      return other !== form && numbers.filter((number) => seen.has(number)).length * 2 > numbers.length;
    });
    if (isDouble) continue;
    kept.add(table);
    forms.set(form, new Set([...(forms.get(form) ?? []), ...numbers]));
  }
  return tables.filter((table) => kept.has(table));
}

/**
 * Where nothing heads scenes, what stands right above each table of cuts does: `### 오프닝` and `### 부두` above tables of
 * one kind. A single one is no more than the storyboard's own title.
 */
function headCuts(lines: readonly SourceLine[]): AcceptedHeading[] {
  const above = lines.flatMap(({ set }, at) => {
    const head = lines[at - 1];
    const isHead =
      set?.isCuts === true && head !== undefined && !head.cell && head.text.length <= MOST_OF_A_HEAD;
    return isHead ? [at - 1] : [];
  });
  const levels = new Set(above.map((at) => lines[at]?.level));
  if (above.length < 2 || levels.size > 1) return [];
  return above.map((at): AcceptedHeading => {
    const text = lines[at]?.text ?? '';
    const marker = readMarker(text);
    const tail = readTail(marker ? textAfter(text, marker) : text);
    const candidate: HeadingCandidate = {
      at,
      family: 'declared',
      marker,
      tail,
      evident: false,
      sentence: false,
    };
    return { candidate, confidence: CONFIDENCE.count, doubts: marker?.number ? [] : [MISSING_NUMBER] };
  });
}

const MOST_OF_A_HEAD = 60;

const CONFIDENCE: Readonly<Record<Sureness, number>> = { many: 0.95, count: 0.75, name: 0.45 };

function asHeading({ at, opens: { marker, tail, sureness } }: Row): AcceptedHeading {
  const candidate: HeadingCandidate = {
    at,
    family: 'declared',
    marker,
    tail,
    evident: true,
    sentence: false,
  };
  const doubts = marker?.number ? [] : [MISSING_NUMBER];
  return { candidate, confidence: CONFIDENCE[sureness], doubts };
}
