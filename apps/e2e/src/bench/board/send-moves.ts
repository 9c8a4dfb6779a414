import { setTimeout as pause } from 'node:timers/promises';
import type { FilmOnServer } from '../../harness/film-on-server.ts';
import { type Program, sentCommand } from '../../harness/program.ts';

/** Moves rows about the board at a steady pace, as many people together would. Resolves when all are acknowledged. */
export async function sendMoves(
  program: Program,
  film: FilmOnServer,
  pace: { readonly perSecond: number; readonly seconds: number },
): Promise<void> {
  const begun = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let i = 0; i < pace.perSecond * pace.seconds; i++) {
    const late = begun + (i * 1000) / pace.perSecond - performance.now();
    if (late > 0) await pause(late);
    const day = film.rows[i % film.rows.length]!;
    const toTimetableId = film.days[(i * 3 + 1) % film.days.length]!;
    const rowIds = [day[(i * 7) % day.length]!];
    sent.push(
      program.send(film.projectId, sentCommand('moveRows', { rowIds, toTimetableId, afterRowId: null })),
    );
  }
  for (const result of (await Promise.all(sent)) as { outcome: string }[])
    if (result.outcome === 'refused') throw new Error('A move was refused.');
}
