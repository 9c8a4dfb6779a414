import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const MOVES = 180;
const MOVE_MS = 16;

/**
 * Lifts what lies at the top of the first day, carries it over the days for about three seconds as a hand would, and
 * lets go of it with Escape. `lifted` is on the page while it hangs at the pointer.
 */
export async function dragAbout(page: Page, first: string, lifted: string): Promise<void> {
  const { x, y } = await page.evaluate((selector) => {
    for (const row of document.querySelectorAll(selector)) {
      const box = row.getBoundingClientRect();
      const at = { x: box.x + 80, y: box.y + 20 };
      if (row.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
    throw new Error(`Nothing of ${selector} is in sight.`);
  }, first);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10, { steps: 3 });
  await page.locator(lifted).first().waitFor({ state: 'attached' });
  const begun = performance.now();
  for (let i = 0; i < MOVES; i++) {
    const late = begun + i * MOVE_MS - performance.now();
    if (late > 0) await pause(late);
    const turn = i / 30;
    await page.mouse.move(x + 300 + 280 * Math.sin(turn), y + 220 + 200 * Math.sin(turn * 1.7));
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.locator(lifted).first().waitFor({ state: 'detached' });
}
