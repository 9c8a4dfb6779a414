import { foldWidth } from '../../organise/lines/normalise-text.ts';

/** A column's name for comparing: without case, blanks, line breaks and decoration; `장 소(극중)` → `장소(극중)`, `int_ext` → `intext`. */
export const headLabel = (head: string): string =>
  foldWidth(head)
    .toLowerCase()
    .replace(/[\s*_:?!※★☆■□▶●]+/g, '')
    .replace(/[[{【〔<]/g, '(')
    .replace(/[\]}】〕>]/g, ')')
    .replace(/[ㆍ・‧•]/g, '·');

/** Longer cells name no column. */
const LONGEST_HEAD = 40;

/** A rule: what a whole label looks like, and the field that it means. */
export type FieldWord<F extends string> = readonly [field: F, words: RegExp];

/** The field of the first rule that a label fits: whole, else without what stands in brackets, else its first part. */
export function fieldOf<F extends string>(rules: readonly FieldWord<F>[], head: string): F | null {
  const label = headLabel(head);
  if (label === '' || label.length > LONGEST_HEAD) return null;
  const bare = label.replace(/\([^()]*\)?/g, '');
  const first = bare.split(/[/·,&+|~]|및/)[0] ?? '';
  for (const text of [label, label.replace(/[()]/g, ''), bare, first]) {
    const found = text === '' ? undefined : rules.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return null;
}
