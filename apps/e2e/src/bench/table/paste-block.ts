import type { Page } from 'playwright-core';
import type { FilmOnServer } from '../../harness/film-on-server.ts';
import { calm } from '../board/calm.ts';
import { timeAnswer } from '../board/time-answer.ts';
import { framesDuring } from '../board/watch-frames.ts';

const ROWS = 500;

/** Pastes 500 rows of ten cells at the first scene. `shown`: ms until they are drawn; `commands`: how many were sent. */
export async function pasteBlock(
  page: Page,
  film: FilmOnServer,
): Promise<{ shown: number; longest: number; commands: number }> {
  const rows = Array.from({ length: ROWS }, (_, i) =>
    ['부두', '성산 부두', 'L', 'N', 'E', `배가 ${i}번 온다`, '인물 1, 인물 2', i % 9, 30, `비고 ${i}`].join(
      '\t',
    ),
  );
  await page.locator('[role="grid"]').evaluate((grid) => {
    for (let at: Element | null = grid; at; at = at.parentElement) at.scrollTop = 0;
  });
  const first = page.locator(`[data-scene="${film.scenes[0]}"]`);
  await first.locator('[data-column="setName"]').click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\r\n'));
  await calm(page);
  let commands = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/commands')) return;
    commands += (request.postDataJSON() as { commands: readonly unknown[] }).commands.length;
  });
  const sent = page.waitForResponse((response) => response.url().endsWith('/commands'));
  const selector = `[data-scene="${film.scenes[0]}"] [data-column="note"]:not(:empty)`;
  if ((await page.locator(selector).count()) > 0)
    throw new Error('The cell has a note before anything is pasted.');
  const pasted = { kind: 'paste', selector };
  let shown = 0;
  const { longest } = await framesDuring(page, async () => {
    shown = await timeAnswer(page, pasted, () => page.keyboard.press('Control+v'));
    await sent;
    await calm(page);
  });
  return { shown, longest, commands };
}
