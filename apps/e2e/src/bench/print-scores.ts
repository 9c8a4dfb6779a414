import { type Counts, f1, precision, recall, type Scores } from '@ddak/screenplay/fixtures';

/** Scores by what was measured. */
export type Scored = Record<string, Scores>;

const ORDER = [
  'heading',
  'action',
  'character',
  'dialogue',
  'parenthetical',
  'transition',
  'note',
  'other',
  'number',
  'omitted',
  'setName',
  'setting',
  'settingGuessed',
  'timeOfDay',
  'flags',
  'people',
  'cast',
];

/** A table: a row for each thing measured, a column for each count, F1 in it, precision and recall where they differ. */
export function printScores(title: string, scored: Scored): void {
  const columns = columnsOf(scored);
  const rows = Object.entries(scored).map(([name, scores]) => [
    name,
    ...columns.map((column) => (scores[column] ? cell(scores[column]) : '')),
  ]);
  const widths = ['', ...columns].map((column, i) =>
    Math.max(wide(column), ...rows.map((row) => wide(row[i] ?? ''))),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((text, i) => text + ' '.repeat((widths[i] ?? 0) - wide(text)))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}: F1 (precision/recall)`);
  for (const row of [['', ...columns], ...rows]) console.log(line(row));
}

/** The same as numbers, for a machine to keep. */
export function toRates(scored: Scored): Record<string, Record<string, object>> {
  return mapValues(scored, (scores) =>
    mapValues(scores, (counts) => ({
      precision: round(precision(counts)),
      recall: round(recall(counts)),
      f1: round(f1(counts)),
      gold: counts.gold,
    })),
  );
}

function columnsOf(scored: Scored): string[] {
  const names = new Set(Object.values(scored).flatMap((scores) => Object.keys(scores)));
  return [...ORDER.filter((name) => names.has(name)), ...[...names].filter((name) => !ORDER.includes(name))];
}

function cell(counts: Counts): string {
  const [p, r] = [short(precision(counts)), short(recall(counts))];
  return p === r ? short(f1(counts)) : `${short(f1(counts))} (${p}/${r})`;
}

/** `.97`, `1`: cut, never rounded up, so that a bar just missed does not look reached. */
const short = (value: number): string =>
  value === 1 ? '1' : (Math.floor(value * 1000) / 1000).toFixed(3).slice(1);

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Columns on the screen: Hangul takes two. */
const wide = (text: string): number => [...text].reduce((sum, char) => sum + (char > '\u1100' ? 2 : 1), 0);

function mapValues<T, R>(from: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
}
