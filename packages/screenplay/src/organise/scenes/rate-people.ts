import type { OrganisedLine } from '@ddak/domain';

/** How sure it is that somebody is a person who is only listed or named, and never speaks. */
export const LISTED = 0.8;

/** How sure it is that each who speaks is a person: as sure as the best of their cues (OG70). */
export function ratePeople(lines: readonly OrganisedLine[]): Map<string, number> {
  const rates = new Map<string, number>();
  for (const { type, who, alsoWho, confidence } of lines) {
    if (type !== 'character' || who === undefined) continue;
    for (const name of [who, ...(alsoWho ?? [])]) rates.set(name, Math.max(rates.get(name) ?? 0, confidence));
  }
  return rates;
}
