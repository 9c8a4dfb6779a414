import type { OrganisedLine } from '@ddak/domain';
import { NARRATOR } from '../cues/speaker-name.ts';

/** How sure it is that somebody is a person who is only listed or named, and never speaks. */
export const LISTED = 0.8;

/**
 * How sure it is that each who speaks is a person (OG70): as sure as the best of their cues, and no surer than what the
 * whole document says of the word.
 */
export function ratePeople(
  lines: readonly OrganisedLine[],
  likely: ReadonlyMap<string, number>,
): Map<string, number> {
  const rates = new Map<string, number>();
  for (const { type, who, alsoWho, confidence } of lines) {
    if (type !== 'character' || who === undefined) continue;
    for (const name of [who, ...(alsoWho ?? [])]) rates.set(name, Math.max(rates.get(name) ?? 0, confidence));
  }
  for (const [name, rate] of rates) {
    const most = name === NARRATOR ? rate : Math.min(rate, likely.get(name) ?? 1);
    rates.set(name, Math.round(most * 100) / 100);
  }
  return rates;
}
