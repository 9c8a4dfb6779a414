import type { Answer } from './answer-of.ts';
import type { PreviewReading } from './preview/read-preview.ts';
import { runTask } from './run-task.ts';

/** AT9: a picture in the sizes in which it is looked at. */
export const readPicture = (bytes: Uint8Array, person: string): Promise<Answer<PreviewReading>> =>
  runTask<PreviewReading>({ task: 'preview' }, bytes, person);
