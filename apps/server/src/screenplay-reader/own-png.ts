import { HttpFailure } from '../http/failures.ts';
import type { PictureReading } from './logo/make-own-png.ts';
import { runTask } from './run-task.ts';

/** CS68, PI1: a picture that was sent, as a PNG of our own making. Throws the refusal that its sender is told. */
export async function ownPng(task: 'logo' | 'avatar', bytes: Uint8Array, person: string): Promise<Buffer> {
  const answer = await runTask<PictureReading>({ task }, bytes, person);
  // What the decoders choke on is no whole picture either.
  if (!answer.ok) throw new HttpFailure('picture_damaged');
  if (!answer.result.ok) throw new HttpFailure(answer.result.code);
  return Buffer.from(answer.result.png, 'base64');
}
