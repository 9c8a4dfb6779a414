import type { Page } from 'playwright-core';

/** Waits until the page's main thread has had nothing to do for about half a second. */
export async function calm(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const LOOKS = 10;
        const EVERY_MS = 50;
        const PATIENCE_MS = 60_000;
        const begun = performance.now();
        let quiet = 0;
        const look = () => {
          const asked = performance.now();
          requestIdleCallback(() => {
            quiet = performance.now() - asked < EVERY_MS / 2 ? quiet + 1 : 0;
            if (quiet >= LOOKS) return resolve();
            if (performance.now() - begun > PATIENCE_MS) return reject(new Error('The page is never calm.'));
            setTimeout(look, EVERY_MS);
          });
        };
        look();
      }),
  );
}
