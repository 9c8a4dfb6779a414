import { readUss, type ScheduleReading } from '@ddak/domain';
import { decodeText } from '../txt/txt.ts';
import { UnreadableTable } from './table-refusal.ts';

/** A file of a scheduling program begins as JSON does; no table of people or scenes does. */
export const isScheduleFile = (text: string): boolean => /^\ufeff?\s*\{\s*"/.test(text);

/** US1, TI4: a schedule of the Universal Schedule Standard. What is no JSON, or another one, is refused in words. */
export function readScheduleFile(bytes: Uint8Array): {
  schedule: ScheduleReading;
  notes: readonly string[];
} {
  const answer = readUss(jsonOf(decodeText(bytes).replace(/^\ufeff/, '')));
  if (answer.ok) return answer;
  if (answer.where === null) throw new UnreadableTable('file_unsupported');
  throw new UnreadableTable('schedule_damaged', answer.where || undefined);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new UnreadableTable('schedule_damaged');
    throw error;
  }
}
