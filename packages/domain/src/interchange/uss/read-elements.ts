import type { BreakdownType } from '../../breakdown/breakdown-item.ts';
import { thingOfCategory } from './uss-categories.ts';
import type { Uss } from './uss-file.ts';

/** An element with what its category says of it. */
export interface ReadElement {
  readonly ucid: number | null;
  readonly name: string;
  readonly type: BreakdownType;
  readonly subtype: string;
}

/** US3: the elements of a file by their ids. In files of before version 1 a category lists its elements. */
export function readElements({ categories, elements }: Uss): ReadonlyMap<string, ReadElement> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const listed = new Map(
    categories.flatMap((category) => (category.elements ?? []).map((id) => [id, category] as const)),
  );
  return new Map(
    elements.map(({ id, category: categoryId, name, _type, _subtype }) => {
      const category = byId.get(categoryId ?? '') ?? listed.get(id);
      const ucid = category?.ucid ?? category?.catId ?? null;
      const kind = thingOfCategory(ucid, category?.name ?? '');
      const own = _type === undefined ? kind : { type: _type, subtype: _subtype ?? '' };
      return [id, { ucid, name: plain(name), ...own }] as const;
    }),
  );
}

/** Composed, in one line, without marks that nobody sees. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cc}+|\s+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim();
