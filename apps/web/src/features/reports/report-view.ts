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

/** In px, of what is as wide as it needs. */
const WIDTHS: Readonly<Record<Exclude<ReportColumn['kind'], 'text'>, number>> = {
  short: 84,
  number: 60,
  scene: 72,
  time: 48,
  mark: 44,
};
const LEAST_TEXT = 110;
/** Px of a letter, near enough to share room by. */
const LETTER = 11;

const longestOf = ({ groups }: Report, at: number): number =>
  groups.reduce(
    (most, { rows }) => rows.reduce((all, { cells }) => Math.max(all, String(cells[at]).length), most),
    0,
  );

/** For CSS: marks and numbers by their kind, texts by how much is written in them; and the width below which it scrolls. */
export function reportTracks(report: Report): { readonly columns: string; readonly least: number } {
  const tracks = report.columns.map(({ kind, label }, i) => {
    if (kind !== 'text')
      return { least: Math.max(WIDTHS[kind], label.split('\n')[0]!.length * LETTER + 16), grow: 0 };
    const longest = longestOf(report, i);
    return {
      least: Math.min(LEAST_TEXT, Math.max(64, longest * LETTER + 16)),
      grow: Math.min(40, Math.max(4, longest)),
    };
  });
  return {
    columns: tracks
      .map(({ least, grow }) => (grow === 0 ? `${least}px` : `minmax(${least}px, ${grow}fr)`))
      .join(' '),
    least: tracks.reduce((sum, { least }) => sum + least, 0),
  };
}

/** The column that stays when the dates of a day out of days are scrolled: whose they are; -1: none does. */
export const frozenColumn = ({ columns }: Report): number =>
  columns.some(({ kind }) => kind === 'mark') ? columns.findIndex(({ kind }) => kind === 'text') : -1;
