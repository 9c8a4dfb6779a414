import type { OrganisedScreenplay } from '@ddak/domain';
import { MOST_BYTES, type ReadRefusal, type ReadResult, refuseFile } from '@ddak/screenplay';
import { answerOf } from './answer-of.ts';
import { frameRequest } from './frame.ts';
import { readerBundle } from './reader-bundle.ts';
import { type ConfinedRun, READER_LIMITS, runConfined } from './run-confined.ts';
import type { SandboxLevel } from './sandbox-level.ts';
import { takeTurn } from './take-turn.ts';

export interface SandboxReading {
  readonly ok: true;
  readonly organised: OrganisedScreenplay;
  /** About the line that was asked for. */
  readonly why?: string;
  readonly peakMemoryMb: number;
  readonly milliseconds: number;
  readonly level: SandboxLevel;
}

export interface SandboxOptions {
  /** Whose file it is: each has their turn. */
  person?: string;
  /** Called as parts (pages) are read. */
  onProgress?: (part: number, parts: number) => void;
  /** Opens a file that asked for it; told to the reader process alone, by its standard input. */
  password?: string;
  /** Minutes on the screen that a page runs; else by the language. */
  minutesPerPage?: number;
  /** Names of people of whom the project knows. */
  known?: readonly string[];
  /** The `n` of a line: tells why it was read as it was. */
  why?: number;
}

/**
 * Reads and organises a script file in a process of its own that can reach nothing but the reader's folder, at
 * most two at a time. Whatever the file does, the answer is a reading or a refusal with a Korean message.
 */
export async function readInSandbox(
  bytes: Uint8Array,
  fileName: string,
  { onProgress, person, ...options }: SandboxOptions = {},
): Promise<SandboxReading | ReadRefusal> {
  if (bytes.length === 0) return refuseFile('file_empty');
  if (bytes.length > MOST_BYTES) return refuseFile('file_too_large');
  const { folder, entry } = await readerBundle();
  return takeTurn(async () => {
    const input = frameRequest({ fileName, ...options }, bytes);
    const run = await runConfined(folder, entry, input, READER_LIMITS, (line) => {
      if (onProgress && line.startsWith('{"type":"progress"')) reportProgress(line, onProgress);
    });
    return toReading(run);
  }, person);
}

function reportProgress(line: string, onProgress: (part: number, parts: number) => void): void {
  const match = /"part":(\d+),"parts":(\d+)/.exec(line);
  if (match) onProgress(Number(match[1]), Number(match[2]));
}

function toReading(run: ConfinedRun): SandboxReading | ReadRefusal {
  const answer = answerOf<ReadResult>(run);
  if (!answer.ok) return refuseFile(answer.code);
  const { result } = answer;
  if (!result.ok) return result;
  const { peakMemoryMb, milliseconds, level } = run;
  const { organised, why } = result;
  return { ok: true, organised, ...(why === undefined ? {} : { why }), peakMemoryMb, milliseconds, level };
}
