import type { Page } from 'playwright-core';

/** Milliseconds of work on the page's main thread while something happens, and how long that took. */
export async function mainThread(
  page: Page,
  during: () => Promise<unknown>,
): Promise<{ readonly busyMs: number; readonly tookMs: number }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const [before, begun] = [await busy(), performance.now()];
  await during();
  const answer = { busyMs: (await busy()) - before, tookMs: performance.now() - begun };
  await cdp.detach();
  return answer;
}
