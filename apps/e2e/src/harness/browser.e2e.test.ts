import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { chromiumPath, openBrowser } from './browser.ts';

/** The features that a browser was started without. */
async function turnedOff(opening: ReturnType<typeof openBrowser>): Promise<string[]> {
  const browser = await opening;
  const devtools = await browser.newBrowserCDPSession();
  const { commandLine } = await devtools.send('SystemInfo.getInfo');
  await browser.close();
  const lists = [...commandLine.matchAll(/--disable-features=(\S+)/g)];
  return lists.at(-1)![1]!.split(',');
}

it('the browser of a story is started without all that Playwright starts none with', async () => {
  const usual = await turnedOff(chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] }));
  expect(usual).toContain('PaintHolding');
  expect(await turnedOff(openBrowser())).toEqual(expect.arrayContaining(usual));
});
