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
export const rowsOfElement = (state: ProjectState, element: ElementName): BreakdownItem[] => {
  const key = itemKey(element);
  return [...state.breakdownItem.values()].filter(
    (item) => item.type === element.type && itemKey(item) === key,
  );
};

const remember = remembering<ReadonlyMap<Id, BreakdownItem>, ReadonlyMap<string, BreakdownElement>>();

/** EL1: the things of a project by their keys. Where scenes spell a name differently, the most common one is theirs. */
export const elementsOf = (state: ProjectState): ReadonlyMap<string, BreakdownElement> =>
  remember(state.breakdownItem, [], () => {
    const rows = new Map<string, BreakdownItem[]>();
    for (const item of state.breakdownItem.values()) {
      if (!isDecided(item)) continue;
      const key = itemKey(item);
      const known = rows.get(key);
      if (known) known.push(item);
      else rows.set(key, [item]);
    }
    return new Map([...rows].map(([key, items]) => [key, elementOf(key, items)]));
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
  elementsOf(state).get(itemKey(element))?.bringer ?? '';
