import { type BreakdownCandidate, type LearnedNames, nameKey, type OrganisedLine } from '@ddak/domain';
import { isDenied } from './denial.ts';

import { readQuantity } from './read-quantity.ts';
import { wordsOf } from './script-words.ts';

type Accepted = LearnedNames['accepted'][number];

/** Finds names that a project has accepted before, with their category, however they are spaced. */
export function learnedFinder(
  learned: LearnedNames,
): (line: OrganisedLine, text: string) => BreakdownCandidate[] {
  const byName = new Map<string, Accepted>(learned.accepted.map((item) => [nameKey(item.name), item]));
  const longest = Math.max(0, ...learned.accepted.map((item) => item.name.trim().split(/\s+/).length));
  return (line, text) => (byName.size === 0 ? [] : inLine(line, text, byName, longest + 1));
}

function inLine(
  line: OrganisedLine,
  text: string,
  byName: ReadonlyMap<string, Accepted>,
  longest: number,
): BreakdownCandidate[] {
  const words = wordsOf(text);
  return words.flatMap((first, i) => {
    for (let length = Math.min(longest, words.length - i); length >= 1; length--) {
      const last = words[i + length - 1];
      if (!last) continue;
      const head = text.slice(first.start, last.start);
      for (const { stem } of last.readings) {
        const known = byName.get(nameKey(head + stem));
        // A single syllable is too often something else.
        if (!known || nameKey(known.name).length < 2) continue;
        const stemEnd = last.start + stem.length;
        if (isDenied(text.slice(0, first.start), text.slice(stemEnd))) return [];
        const count = readQuantity(text.slice(last.end));
        const words = line.text.slice(first.start, last.end + (count?.length ?? 0)).slice(0, 200);
        const { type, subtype, name } = known;
        return [
          { type, subtype, name, quantity: count?.value ?? null, line: line.n, words, confidence: 0.95 },
        ];
      }
    }
    return [];
  });
}
