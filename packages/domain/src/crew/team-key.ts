import { nameKey } from '../breakdown/item-key.ts';

/**
 * CR19: what makes two teams one: their name without spaces, case and the word that says that they are one. `촬영`, `촬영팀`
 * and `촬영부` are alike; of a single letter the word is part of the name.
 */
export function teamKey(name: string): string {
  const key = nameKey(name);
  const stem = key.replace(/(팀|부|실|team)$/, '');
  return stem.length > 1 ? stem : key;
}
