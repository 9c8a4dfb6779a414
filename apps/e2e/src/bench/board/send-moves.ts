import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { sentCommand } from '../../harness/program.ts';
import type { OwnFilm } from './open-board.ts';

/** Moves rows about the board at a steady pace, as many people together would. Resolves when all are acknowledged. */
export async function sendMoves(
  own: OwnFilm,
  pace: { readonly perSecond: number; readonly seconds: number },
): Promise<void> {
  const { film } = own;
  const begun = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let i = 0; i < pace.perSecond * pace.seconds; i++) {
    const late = begun + (i * 1000) / pace.perSecond - performance.now();
    if (late > 0) await pause(late);
    const day = film.rows[i % film.rows.length]!;
    const toTimetableId = film.days[(i * 3 + 1) % film.days.length]!;
    const rowIds = [day[(i * 7) % day.length]!];
    sent.push(move(own, { rowIds, toTimetableId }));
  }
  await Promise.all(sent);
}

/** Seconds until a page that shows the first day has drawn one more move to it, and with it all that came before. */
export async function secondsUntilDrawn(page: Page, own: OwnFilm): Promise<number> {
  const { film } = own;
  const toTimetableId = film.days[0]!;
  const rows = `[data-rows="${toTimetableId}"] [data-row]`;
  const drawnNow = await page.evaluate(
    (selector) => [...document.querySelectorAll<HTMLElement>(selector)].map((row) => row.dataset.row),
    rows,
  );
  const rowId = film.rows.flat().find((id) => !drawnNow.includes(id))!;
  const from = performance.now();
  const drawn = page.locator(`${rows}[data-row="${rowId}"]`).waitFor();
  await move(own, { rowIds: [rowId], toTimetableId });
  await drawn;
  return Math.round(performance.now() - from) / 1000;
}

async function move(
  { owner, film }: OwnFilm,
  to: { readonly rowIds: readonly string[]; readonly toTimetableId: string },
): Promise<void> {
  const result = await owner.send(film.projectId, sentCommand('moveRows', { ...to, afterRowId: null }));
  if (result.outcome === 'refused') throw new Error(`A move was refused: ${result.message}`);
}
