import type { Page } from 'playwright-core';
import type { FilmOnServer } from '../../harness/film-on-server.ts';
import type { Program } from '../../harness/program.ts';
import type { Workplace } from '../../harness/workplace.ts';

/** Opens a screen of the film and waits until it stands and nothing more happens. */
export async function openFilm(
  workplace: Workplace,
  program: Program,
  film: FilmOnServer,
  screen: { readonly path: string; readonly selector: string },
): Promise<Page> {
  const { page } = await workplace.signedIn(program, `/projects/${film.projectId}/${screen.path}`);
  await page.locator(screen.selector).first().waitFor();
  await page.waitForTimeout(2_000);
  return page;
}

/** Slows the page's processor down by so many times. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Milliseconds of work on the page's main thread while something happens. */
export async function mainThreadMs(page: Page, during: () => Promise<unknown>): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await busy();
  await during();
  const after = await busy();
  await cdp.detach();
  return after - before;
}
