import { withDeadline } from '../../sync/pauses.ts';
import type { Clock } from '../../sync/ports.ts';

/** SPEC.md section 9: how long a part of the app may take to come. */
export const CHUNK_TIMEOUT_MS = 120_000;

const LATE = Symbol('late');

/** A part of the app by its import. Rejects when it has not come in time, so that the screen can say so and ask again. */
export async function loadChunk<Part>(clock: Clock, load: () => Promise<Part>): Promise<Part> {
  const part = await withDeadline<Part | typeof LATE>(clock, CHUNK_TIMEOUT_MS, load(), LATE);
  if (part === LATE) throw new Error(`A part of the app did not come within ${CHUNK_TIMEOUT_MS} ms.`);
  return part;
}
