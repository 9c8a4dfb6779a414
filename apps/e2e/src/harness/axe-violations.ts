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

/** Longer than anything takes to fade in. */
const FADED_MS = 5_000;

/** What is still fading in has not its own colours yet. An animation that never ends is seen as it is, rather than waited for. */
const fadedIn = (page: Page): Promise<void> =>
  page.evaluate((most) => {
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().iterations !== Infinity;
    const faded = Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
    return Promise.race([faded, new Promise((go) => setTimeout(go, most))]).then(() => {});
  }, FADED_MS);
