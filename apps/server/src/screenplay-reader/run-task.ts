import { type Answer, answerOf } from './answer-of.ts';
import { frameRequest, type TaskRequest } from './frame.ts';
import { readerBundle } from './reader-bundle.ts';
import { type Limits, READER_LIMITS, runConfined } from './run-confined.ts';
import { takeTurn } from './take-turn.ts';

/** Has something done with an untrusted file in a process as confined as that which reads scripts, by turns of people. */
export async function runTask<T>(
  request: TaskRequest,
  bytes: Uint8Array,
  person: string,
  limits: Limits = READER_LIMITS,
): Promise<Answer<T>> {
  const { folder, entry } = await readerBundle();
  const input = frameRequest(request, bytes);
  return takeTurn(async () => answerOf<T>(await runConfined(folder, entry, input, limits)), person);
}
