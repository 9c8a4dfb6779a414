import type { BreakdownType } from './breakdown-item.ts';

/** What makes two items of a scene the same one: category and name, without regard to spaces and case. */
export const itemKey = (item: { readonly type: BreakdownType; readonly name: string }): string =>
  `${item.type}/${nameKey(item.name)}`;

export const nameKey = (name: string): string => name.replace(/\s+/g, '').toLowerCase();
