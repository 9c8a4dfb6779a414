import type { ReaderMessage } from './frame.ts';
import type { ConfinedRun } from './run-confined.ts';

/** Why a reader process gave no answer. */
export type NoAnswer = 'reader_timeout' | 'reader_memory' | 'reader_failed';

export type Answer<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly code: NoAnswer };

const OUT_OF_MEMORY = /heap out of memory|RangeError.*(?:allocation|memory)|Array buffer allocation/i;

/** What a reader process has answered, or why it has not. */
export function answerOf<T>({ ended, stdout, stderr }: ConfinedRun): Answer<T> {
  if (ended === 'timeout') return { ok: false, code: 'reader_timeout' };
  if (ended === 'memory') return { ok: false, code: 'reader_memory' };
  const line = stdout.trimEnd().split('\n').at(-1) ?? '';
  if (line.startsWith('{"type":"result"')) {
    const { result } = JSON.parse(line) as Extract<ReaderMessage, { type: 'result' }>;
    return { ok: true, result: result as T };
  }
  return { ok: false, code: OUT_OF_MEMORY.test(stderr) ? 'reader_memory' : 'reader_failed' };
}
