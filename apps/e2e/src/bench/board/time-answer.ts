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
  const answer = page.evaluate(
    ({ kind, selector, gone }) =>
      new Promise<number>((resolve) => {
        const begin = (event: Event) => {
          removeEventListener(kind, begin, true);
          const channel = new MessageChannel();
          const looked = () => {
            if ((document.querySelector(selector) === null) === (gone ?? false))
              return resolve(performance.now() - event.timeStamp);
            requestAnimationFrame(() => channel.port2.postMessage(null));
          };
          channel.port1.onmessage = looked;
          requestAnimationFrame(() => channel.port2.postMessage(null));
        };
        addEventListener(kind, begin, true);
      }),
    ask,
  );
  // The listener stands before anything is done.
  await page.evaluate(() => undefined);
  await act();
  return Math.round(await answer);
}
