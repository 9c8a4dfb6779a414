import type { BreakdownType } from '@ddak/domain';

/** What a project's people have decided about names so far. */
export interface LearnedNames {
  accepted: readonly { type: BreakdownType; subtype: string; name: string }[];
  rejected: readonly { type: BreakdownType; name: string }[];
}

export const NOTHING_LEARNED: LearnedNames = { accepted: [], rejected: [] };

/** Names are the same without regard to spaces and case. */
export const nameKey = (name: string): string => name.replace(/\s+/g, '').toLowerCase();
export const itemKey = (item: { type: BreakdownType; name: string }): string =>
  `${item.type}/${nameKey(item.name)}`;
