/** What a column is known by at the head of a block. */
export interface NamedColumn<C extends string = string> {
  readonly key: C;
  readonly label: string;
  /** What tables that come from elsewhere call it. */
  readonly alsoCalled?: readonly string[];
  /** Whether a name means it that is none of these; not of a name that stands alone, which may be a value. */
  readonly isMeantBy?: (name: string) => boolean;
  /** What a cell says under such a name, where the name is a part of it: `불가일`. */
  readonly textUnder?: (name: string, text: string) => string;
  /** Several columns may mean it: what their cells say is put together, a line each. */
  readonly isJoined?: true;
}

export interface BlockHeads<C extends string> {
  /** Of each column of the block; null: this grid has none of that name. */
  readonly columns: readonly (C | null)[];
  /** Of each column what its cells say; null: what stands in them. */
  readonly texts: readonly (((text: string) => string) | null)[];
  /** The names that this grid does not have. */
  readonly unknown: readonly string[];
}

/**
 * GR27: the columns that the first row of a block names; null where it is a row like the others. One name alone may also be
 * somebody's (a part that is called 배우): it is a head only above the column that it names.
 * @param at the column that the block is put into
 */
export function readHeads<C extends string>(
  [first = [], ...body]: readonly (readonly string[])[],
  named: readonly NamedColumn<C>[],
  at: C | undefined,
): BlockHeads<C> | null {
  if (body.length === 0) return null;
  const keys = new Map(
    named.flatMap(({ key, label, alsoCalled = [] }) =>
      [label, ...alsoCalled].map((name) => [plain(name), key] as const),
    ),
  );
  const meaning = (name: string): C | undefined =>
    first.length === 1 ? undefined : named.find(({ isMeantBy }) => isMeantBy?.(name))?.key;
  const columns: (C | null)[] = [];
  for (const name of first) {
    const key = keys.get(plain(name)) ?? meaning(name) ?? null;
    const isJoined = named.find((column) => column.key === key)?.isJoined ?? false;
    // Named twice, the first stands.
    columns.push(columns.includes(key) && !isJoined ? null : key);
  }
  const names = first.filter((name) => name.trim() !== '');
  const known = columns.filter((key) => key !== null);
  const isHead =
    names.length === 1 && first.length === 1
      ? known[0] === at
      : known.length >= 2 || known.length === names.length;
  if (known.length === 0 || !isHead || known.length * 2 < names.length) return null;
  const unknown = first.filter((name, i) => columns[i] === null && name.trim() !== '');
  const texts = columns.map((key, i) => {
    const textUnder = named.find((column) => column.key === key)?.textUnder;
    return textUnder ? (text: string) => textUnder(first[i]!, text) : null;
  });
  return { columns, texts, unknown: unknown.map((name) => name.trim()) };
}

/** Without case, blanks, marks and what stands in brackets: `배 우 (출연)` is 배우. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[\s*:·]+/g, '');
