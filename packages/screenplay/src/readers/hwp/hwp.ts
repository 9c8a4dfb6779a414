import type { Paragraph, ScriptDocument, Unread } from '../../paragraph.ts';
import { UnreadableFile } from '../../refusal.ts';
import { readHwpx } from '../hwpx/hwpx.ts';
import { convertHwp } from './hwp-engine.ts';
import { type HwpRecords, readHwpRecords } from './hwp-records.ts';
import { missingFromPreview } from './preview-check.ts';

/** The engine lays every paragraph out; with more than a film has it would not end in time. */
const MOST_FOR_ENGINE = 50_000;

/**
 * HWP 5 and 3. HWP 5 is read from its records; what those say about their own length, and the file's preview, check
 * the reading. Where a check fails, and for HWP 3 and 배포용 documents, the engine reads too and the fuller is taken.
 */
export function readHwp(bytes: Uint8Array, password?: string): ScriptDocument {
  const isCompound = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  const own = isCompound ? tryReading(() => readHwpRecords(bytes)) : null;
  if (own instanceof UnreadableFile && own.refusal.code === 'password_needed' && password === undefined)
    throw own;
  // A bomb is no less one for the engine.
  if (own instanceof UnreadableFile && own.refusal.code === 'file_unsafe') throw own;
  const records = own instanceof UnreadableFile ? null : own;
  if (records && isWhole(records)) return toDocument(records.paragraphs, records.preview, records.leftOut);
  if (records && records.paragraphs.length > MOST_FOR_ENGINE)
    return toDocument(records.paragraphs, records.preview, records.leftOut);
  const engine = tryReading(() => readHwpx(convertHwp(bytes, password)));
  const { paragraphs, unread } = fuller(engine, records, own);
  return toDocument(paragraphs, records?.preview ?? null, unread);
}

function isWhole({ paragraphs, preview, distribution, declared }: HwpRecords): boolean {
  const read = lengthOf(paragraphs);
  if (distribution || read === 0 || declared.read < declared.promised) return false;
  return preview === null || missingFromPreview(preview, paragraphs).length === 0;
}

function toDocument(
  paragraphs: Paragraph[],
  preview: string | null,
  leftOut: readonly Unread[],
): ScriptDocument {
  const missing = preview ? missingFromPreview(preview, paragraphs) : [];
  return { format: 'hwp', title: null, paragraphs, unread: [...missing, ...leftOut] };
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

type Reading = Pick<ScriptDocument, 'paragraphs' | 'unread'>;

function fuller(
  engine: Reading | UnreadableFile,
  records: HwpRecords | null,
  own: HwpRecords | UnreadableFile | null,
): Reading {
  const ours = {
    paragraphs: records && !records.distribution ? records.paragraphs : [],
    unread: records?.leftOut ?? [],
  };
  const length = lengthOf(ours.paragraphs);
  if (!(engine instanceof UnreadableFile)) return length > lengthOf(engine.paragraphs) * 1.05 ? ours : engine;
  if (length > 0) return ours;
  throw own instanceof UnreadableFile && own.refusal.code !== 'password_needed' ? own : engine;
}

function lengthOf(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + paragraph.text.replace(/\s/g, '').length, 0);
}
