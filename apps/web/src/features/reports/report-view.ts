import type { Report, ReportColumn, ReportGroup, ReportRow } from '@ddak/domain';

export type ReportItem =
  | { readonly kind: 'title'; readonly key: string; readonly group: ReportGroup }
  | { readonly kind: 'row'; readonly key: string; readonly row: ReportRow };

/** The lines of a report from above to below. */
export const reportItems = ({ groups }: Report): ReportItem[] =>
  groups.flatMap((group): ReportItem[] => [
    ...(group.title === null ? [] : [{ kind: 'title', key: `title-${group.key}`, group } as const]),
    ...group.rows.map((row) => ({ kind: 'row', key: `${group.key}-${row.key}`, row }) as const),
  ]);

/** In px, of what is as wide as it needs at least, and at most. */
const WIDTHS: Readonly<Record<Exclude<ReportColumn['kind'], 'text'>, readonly [number, number]>> = {
  short: [44, 130],
  number: [48, 90],
  won: [72, 130],
  scene: [64, 140],
  time: [44, 80],
  mark: [44, 60],
};
/** A text that is longer than a few words is not crushed into a column of single ones. */
const LEAST_TEXT = 110;
const LEAST_SENTENCE = 190;
const SENTENCE = 18;
/** Px of a letter, near enough to share room by. */
const LETTER = 11;
const PADDING = 16;

const longestOf = ({ groups }: Report, at: number): number =>
  groups.reduce(
    (most, { rows }) => rows.reduce((all, { cells }) => Math.max(all, String(cells[at]).length), most),
    0,
  );

/** For CSS: marks and numbers by their kind, texts by how much is written in them; and the width below which it scrolls. */
export function reportTracks(report: Report): { readonly columns: string; readonly least: number } {
  const tracks = report.columns.map(({ kind, label }, i) => {
    const longest = longestOf(report, i);
    const wanted = Math.max(longest, ...label.split('\n').map((line) => line.length)) * LETTER + PADDING;
    if (kind !== 'text') {
      const [narrowest, widest] = WIDTHS[kind];
      return { least: Math.min(widest, Math.max(narrowest, wanted)), grow: 0 };
    }
    const least = longest > SENTENCE ? LEAST_SENTENCE : LEAST_TEXT;
    return { least: Math.min(least, Math.max(64, wanted)), grow: Math.min(40, Math.max(4, longest)) };
  });
  return {
    columns: tracks
      .map(({ least, grow }) => (grow === 0 ? `${least}px` : `minmax(${least}px, ${grow}fr)`))
      .join(' '),
    least: tracks.reduce((sum, { least }) => sum + least, 0),
  };
}

/** The column that stays when the others are scrolled sideways: what a line is found by; -1: none does. */
export function frozenColumn({ columns }: Report): number {
  if (columns.some(({ kind }) => kind === 'mark')) return columns.findIndex(({ kind }) => kind === 'text');
  return columns[0]?.kind === 'scene' ? 0 : -1;
}
