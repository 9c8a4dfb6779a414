import type { Page } from 'playwright-core';

/**
 * Milliseconds from the first input event of `act` (one of `kind`) until `selector` is on the page (`gone`: no longer)
 * and the frame that shows it is done.
 */
export async function timeAnswer(
  page: Page,
  ask: { readonly kind: string; readonly selector: string; readonly gone?: boolean },
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(({ kind, selector, gone }) => {
    const PATIENCE_MS = 30_000;
    const answer = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`Nothing came of ${kind}: ${selector}`)), PATIENCE_MS);
      const begin = (event: Event) => {
        removeEventListener(kind, begin, true);
        const channel = new MessageChannel();
        const look = () => requestAnimationFrame(() => channel.port2.postMessage(null));
        channel.port1.onmessage = () => {
          const isThere = document.querySelector(selector) !== null;
          if (isThere === (gone ?? false)) return look();
          resolve(performance.now() - event.timeStamp);
        };
        look();
      };
      addEventListener(kind, begin, true);
    });
    (window as unknown as { answer: Promise<number> }).answer = answer;
  }, ask);
  await act();
  return Math.round(await page.evaluate(() => (window as unknown as { answer: Promise<number> }).answer));
}
