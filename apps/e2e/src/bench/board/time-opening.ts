import type { Page } from 'playwright-core';
import { percentiles } from '../../harness/percentiles.ts';
import type { Workplace } from '../../harness/workplace.ts';
import { calm } from './calm.ts';
import type { OwnFilm } from './open-board.ts';

interface Opening {
  /** From the address until the first strip is drawn, ms. */
  readonly first: number;
  readonly longestTask: number;
}

/** Browsers keep what they have made of scripts from the second or third time on that they carry them out. */
const MORE_TIMES = 3;

/**
 * Seconds until the first strip of a board is drawn: on a device that has nothing of it, for the first time on one that has a
 * copy, and in the middle of some more times.
 */
export async function timeOpening(
  workplace: Workplace,
  own: OwnFilm,
): Promise<{ cold: number; warm: number; again: number; longestTask: number }> {
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
  const again: number[] = [];
  for (let i = 0; i < MORE_TIMES; i++) again.push((await opened(page, () => page.reload())).first);
  await page.close();
  const seconds = (ms: number) => Math.round(ms / 10) / 100;
  return {
    cold: seconds(cold.first),
    warm: seconds(warm.first),
    again: seconds(percentiles(again).p50),
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
