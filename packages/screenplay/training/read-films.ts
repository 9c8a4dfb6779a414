import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LABELS } from '../src/organise/lines/model/line-label.ts';

/** A film script as it was typed, with a label for each row: −1 where nobody knows. */
export interface Film {
  name: string;
  rows: string[];
  labels: number[];
  /** The part that people labelled; outside it labels are those of the published transformer. */
  from: number;
  to: number;
}

const OF_TAG: Readonly<Record<string, number>> = {
  S: LABELS.indexOf('heading'),
  N: LABELS.indexOf('action'),
  C: LABELS.indexOf('character'),
  D: LABELS.indexOf('dialogue'),
  E: LABELS.indexOf('parenthetical'),
  T: LABELS.indexOf('transition'),
  O: LABELS.indexOf('other'),
  M: LABELS.indexOf('other'),
};

/**
 * Films of the MICA screenplay parser's corpus, out of a folder with its `scripts/`, `line_indices.txt`, the tags
 * that its authors published for whole scripts (`peer/trx/`) and the majority of its annotators (`gold.json`).
 * `names`: the films to be used; no other is opened.
 */
export function readFilms(folder: string, names: readonly string[]): Film[] {
  const gold = JSON.parse(readFileSync(join(folder, 'gold.json'), 'utf8')) as Record<string, string>;
  const places = new Map(
    readFileSync(join(folder, 'line_indices.txt'), 'utf8')
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/))
      .map(([name = '', , from, to]) => [name, [Number(from), Number(to)] as const]),
  );
  return names.map((name) => {
    const rows = readFileSync(join(folder, 'scripts', `${name}.txt`), 'utf8').split(
      /\r\n|[\r\n\v\f\u0085\u2028\u2029]/,
    );
    const [from, to] = places.get(name) ?? [0, 0];
    const told = gold[name] ?? '';
    const published = join(folder, 'peer', 'trx', `${name}.txt`);
    const silver = existsSync(published) ? readFileSync(published, 'utf8').trim().split('\n') : [];
    const furniture = findPrinted(rows);
    const labels = rows.map((row, at) => {
      if (at >= from && at < to) return OF_TAG[told[at - from] ?? ''] ?? -1;
      if (furniture.has(at)) return LABELS.indexOf('other');
      const label = OF_TAG[silver[at] ?? ''] ?? -1;
      // Nobody has looked at these: shots and captions are taken for headings now and then.
      return label === LABELS.indexOf('heading') && !/\b(?:INT|EXT|I\/E)\b/i.test(row) ? -1 : label;
    });
    return { name, rows, labels, from, to };
  });
}

/** Rows that come again on page after page with another number, and what programs print where pages turn. */
function findPrinted(rows: readonly string[]): Set<number> {
  const keys = rows.map((row) => (/\d/.test(row) ? row.replace(/[\d\s.]+/g, '') : ''));
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set(
    rows.flatMap((row, at) => {
      const key = keys[at] ?? '';
      const again =
        key.length > 3 && (counts.get(key) ?? 0) >= 12 && !/\b(?:INT|EXT|CONT['’]?D)\b/i.test(row);
      const turns =
        /^\s*\(?(?:MORE|CONTINUED)\)?\s*:?(?:\s*\(\d+\))?\s*$/.test(row) ||
        /^\s*-?\s*\d{1,3}\s*[-.]*\s*$/.test(row);
      return again || turns ? [at] : [];
    }),
  );
}
