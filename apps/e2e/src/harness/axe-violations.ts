import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong with a page, in words: the rule, how often it is broken, and the first place. */
export async function axeViolations(page: Page): Promise<string[]> {
  await fadedIn(page);
  // A page within the page would go unseen: it is looked at from the page itself, which takes a third of the time.
  if (page.frames().length > 1) throw new Error('axe is not told to look into frames here');
  const axe = new AxeBuilder({ page: page as never });
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);
}

/** What is still fading in has not its own colours yet. */
const fadedIn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().iterations !== Infinity;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    ).then(() => {});
  });
