import type { Page } from 'playwright-core';
import type { Workplace } from '../../harness/workplace.ts';
import { calm } from './calm.ts';
import type { OwnFilm } from './open-board.ts';

interface Opening {
  /** From the address until the first strip is drawn, ms. */
  readonly first: number;
  readonly longestTask: number;
}

/** Seconds until the first strip of a board is drawn: on a device that has nothing of it, and on one that has a copy. */
export async function timeOpening(
  workplace: Workplace,
  own: OwnFilm,
): Promise<{ cold: number; warm: number; longestTask: number }> {
  const { page } = await workplace.signedIn(own.owner, '/');
  await calm(page);
  await page.addInitScript(() => {
    const opening = { first: 0, longestTask: 0 };
    (window as unknown as { opening: typeof opening }).opening = opening;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        opening.longestTask = Math.max(opening.longestTask, duration);
    }).observe({ type: 'longtask', buffered: true });
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      opening.first = performance.now();
    };
    const look = () => {
      if (document.querySelector('[data-row]')) channel.port2.postMessage(null);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const cold = await opened(page, () => page.goto(`/projects/${own.film.projectId}/timetable`));
  const warm = await opened(page, () => page.reload());
  await page.close();
  const seconds = (ms: number) => Math.round(ms / 10) / 100;
  return {
    cold: seconds(cold.first),
    warm: seconds(warm.first),
    longestTask: Math.round(cold.longestTask),
  };
}

async function opened(page: Page, open: () => Promise<unknown>): Promise<Opening> {
  await open();
  await page.locator('[data-row]').first().waitFor();
  // The copy is written to the device after the strips are there.
  await calm(page);
  return page.evaluate(() => (window as unknown as { opening: Opening }).opening);
}
