import type { Paragraph, ScriptDocument, Unread } from '../paragraph.ts';
import { UnreadableFile } from '../refusal.ts';
import { convertHwp } from './hwp-engine.ts';
import { type HwpRecords, readHwpRecords } from './hwp-records.ts';
import { readHwpx } from './hwpx.ts';
import { missingFromPreview } from './preview-check.ts';

/**
 * HWP 5 and 3. The engine reads both; our own record reader checks it on HWP 5 and takes over where the engine
 * fails or returns less text, and the file's own preview checks whichever was taken.
 */
export function readHwp(bytes: Uint8Array): ScriptDocument {
  const isCompound = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  const own = isCompound ? tryReading(() => readHwpRecords(bytes)) : null;
  if (own instanceof UnreadableFile && own.refusal.code === 'file_encrypted') throw own;
  const engine = tryReading(() => readHwpx(convertHwp(bytes)).paragraphs);
  const paragraphs = better(engine, own);
  const preview = own && !(own instanceof UnreadableFile) ? own.preview : null;
  const unread: Unread[] = preview ? missingFromPreview(preview, paragraphs) : [];
  return { format: 'hwp', title: null, paragraphs, unread };
}

function tryReading<T>(read: () => T): T | UnreadableFile {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableFile) return error;
    if (error instanceof RangeError) return new UnreadableFile('file_damaged');
    throw error;
  }
}

/** The engine's reading, unless our own found clearly more text. */
function better(engine: Paragraph[] | UnreadableFile, own: HwpRecords | UnreadableFile | null): Paragraph[] {
  const ours = own && !(own instanceof UnreadableFile) && !own.distribution ? own.paragraphs : null;
  if (engine instanceof UnreadableFile) {
    if (!ours || lengthOf(ours) === 0) throw engine;
    return ours;
  }
  return ours && lengthOf(ours) > lengthOf(engine) * 1.05 + 20 ? ours : engine;
}

function lengthOf(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + paragraph.text.replace(/\s/g, '').length, 0);
}
