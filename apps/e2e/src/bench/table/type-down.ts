import type { Page } from 'playwright-core';
import type { FilmOnServer } from '../../harness/film-on-server.ts';

const CELLS = 20;
/** Of somebody quick. */
const KEY_MS = 60;

/** Types into the cells of one column, one below the other, and goes on with Enter. */
export async function typeDown(page: Page, film: FilmOnServer): Promise<void> {
  await page.locator(`[data-scene="${film.scenes[0]}"] [data-column="setName"]`).click();
  for (let i = 0; i < CELLS; i++) {
    for (const key of ['g', 'o', 'l', String(i % 10), 'Enter']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(KEY_MS);
    }
  }
  await page
    .locator(`[data-scene="${film.scenes[CELLS - 1]}"]`)
    .getByText('gol9')
    .waitFor();
}
