import { groupBy } from '../../kernel/group-by.ts';
import type { Id } from '../../kernel/id.ts';
import { remembering } from '../../kernel/remember.ts';
import type { ProjectState } from '../../state.ts';
import { type BreakdownItem, breakdownItemSchema } from '../breakdown-item.ts';
import { itemKey } from '../item-key.ts';
import { isDecided } from '../items-of-scene.ts';

/** EL1: one thing of a project, by which its rows in scenes are found: category and name (`itemKey`). */
export const elementSchema = breakdownItemSchema.pick({ type: true, name: true });
export type ElementName = Pick<BreakdownItem, 'type' | 'name'>;

/** A thing as its scenes say it. What they say differently is null (EL2). */
export interface BreakdownElement extends ElementName {
  readonly key: string;
  /** Its rows that are part of a breakdown, at least one. */
  readonly items: readonly BreakdownItem[];
  /** The most that a scene wants; null where none says. */
  readonly quantity: number | null;
  readonly readyCount: number;
  readonly bringer: string | null;
  readonly note: string | null;
}

/** Every row of a thing, suggestions and what was turned down too. */
export const rowsOfElement = (state: ProjectState, element: ElementName): readonly BreakdownItem[] =>
  groupBy(state.breakdownItem, itemKey).get(itemKey(element)) ?? [];

const remember = remembering<ReadonlyMap<Id, BreakdownItem>, ReadonlyMap<string, BreakdownElement>>();
const rememberOne = remembering<readonly BreakdownItem[], BreakdownElement | undefined>();

/** EL1: the things of a project by their keys. Where scenes spell a name differently, the most common one is theirs. */
export const elementsOf = (state: ProjectState): ReadonlyMap<string, BreakdownElement> =>
  remember(state.breakdownItem, [], () => {
    const elements = new Map<string, BreakdownElement>();
    for (const [key, rows] of groupBy(state.breakdownItem, itemKey)) {
      const element = elementOfRows(key, rows);
      if (element) elements.set(key, element);
    }
    return elements;
  });

/** EL1: one thing of a project; undefined where no breakdown has it. */
export function elementNamed(state: ProjectState, { type, name }: ElementName): BreakdownElement | undefined {
  const key = itemKey({ type, name });
  const rows = groupBy(state.breakdownItem, itemKey).get(key);
  return rows && elementOfRows(key, rows);
}

const elementOfRows = (key: string, rows: readonly BreakdownItem[]): BreakdownElement | undefined =>
  rememberOne(rows, [], () => {
    const items = rows.filter(isDecided);
    return items.length === 0 ? undefined : elementOf(key, items);
  });

function elementOf(key: string, items: readonly BreakdownItem[]): BreakdownElement {
  const quantities = items.flatMap(({ quantity }) => quantity ?? []);
  return {
    key,
    type: items[0]!.type,
    name: mostCommonName(items),
    items,
    quantity: quantities.length === 0 ? null : Math.max(...quantities),
    readyCount: items.filter(({ status }) => status === 'ready').length,
    bringer: agreed(items.map(({ bringer }) => bringer)),
    note: agreed(items.map(({ note }) => note)),
  };
}

const agreed = (texts: readonly string[]): string | null =>
  texts.every((text) => text === texts[0]) ? (texts[0] ?? '') : null;

/** The same on every side, whatever order the rows came in. */
export function mostCommonName(items: readonly BreakdownItem[]): string {
  const counts = new Map<string, number>();
  for (const { name } of items) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [[name]] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)) as [[string, number]];
  return name;
}

/** EL2: who brings a thing in a scene that it is new in: whoever brings it in all others. */
export const bringerOf = (state: ProjectState, element: ElementName): string =>
  elementNamed(state, element)?.bringer ?? '';
