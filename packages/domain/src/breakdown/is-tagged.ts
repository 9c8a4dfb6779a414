import type { BreakdownItem } from './breakdown-item.ts';
import { isDecided } from './items-of-scene.ts';

type Found = Pick<BreakdownItem, 'name' | 'evidence'>;

/**
 * BD11: whether people have tagged the words that a suggestion comes from, by whatever name: `빨간 우산` where `우산을` is
 * found, `우산` where `우산을` is. Words are compared within one line.
 */
export const isTagged = (
  { name, evidence }: Found,
  items: readonly Pick<BreakdownItem, 'status' | 'evidence'>[],
): boolean =>
  evidence !== null &&
  items.some((item) => {
    if (!isDecided(item) || item.evidence === null || item.evidence.line !== evidence.line) return false;
    const tagged = item.evidence.words.trim();
    const found = evidence.words.trim();
    if (tagged === '' || found === '') return false;
    return tagged.includes(found) || tagged.includes(name);
  });
