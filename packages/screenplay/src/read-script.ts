import type { OrganisedScreenplay, ScriptFormat } from '@ddak/domain';
import { detectFormat } from './detect-format.ts';
import { explainLine } from './organise/explain-line.ts';
import { trace } from './organise/organise.ts';
import type { ScriptDocument } from './paragraph.ts';
import { isLocked, unlockOffice } from './readers/office-lock.ts';
import { splitLong } from './readers/split-long.ts';
import { type ReadRefusal, refuseFile, UnreadableFile } from './refusal.ts';
import { tellMislabelled } from './tell-mislabelled.ts';

/** Largest script file taken, in bytes. */
export const MOST_BYTES: number = 50 * 1024 * 1024;

/** How far reading has come: `part` of `parts`, where the format has parts (pages) to count. */
export type ReadProgress = (part: number, parts: number) => void;

export interface ReadOptions {
  onProgress?: ReadProgress;
  /** Opens a file that asked for it with `password_needed`. */
  password?: string;
  /** Minutes on the screen that a page runs; else by the language: 2 in Korean, 1 in English. */
  minutesPerPage?: number;
  /** Names of people of whom the project knows: they speak in a document that is too short to show it. */
  known?: readonly string[];
  /** The `n` of a line: tells why it was read as it was. */
  why?: number;
}

/** `why`: about the line that was asked for. */
export type ReadResult =
  | { readonly ok: true; readonly organised: OrganisedScreenplay; readonly why?: string }
  | ReadRefusal;

/**
 * Reads a script file of any known format and organises it. What cannot be read comes back as a refusal. Runs
 * untrusted input: servers call it inside the reader process only.
 */
export async function readScript(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions = {},
): Promise<ReadResult> {
  if (bytes.length === 0) return refuseFile('file_empty');
  if (bytes.length > MOST_BYTES) return refuseFile('file_too_large');
  try {
    const format = detectFormat(bytes, fileName);
    // What Office has locked shows what it is only when it is open.
    const document =
      format === 'docx' && isLocked(bytes)
        ? await readUnlocked(unlockOffice(bytes, options.password), fileName, options)
        : await readDocument(bytes, format, options);
    if (document.paragraphs.every((paragraph) => paragraph.text.trim() === ''))
      return refuseFile('empty_script');
    const whole = {
      ...document,
      paragraphs: splitLong(document.paragraphs),
      unread: [...tellMislabelled(document.format, fileName), ...document.unread],
    };
    const traced = trace(whole, options);
    const { organised } = traced;
    return options.why === undefined
      ? { ok: true, organised }
      : { ok: true, organised, why: explainLine(traced, options.why) };
  } catch (error) {
    if (error instanceof UnreadableFile) return error.refusal;
    throw error;
  }
}

function readUnlocked(bytes: Uint8Array, fileName: string, options: ReadOptions): Promise<ScriptDocument> {
  return readDocument(bytes, detectFormat(bytes, fileName), options);
}

/** Readers are loaded when first needed: each brings a parser of its own. */
async function readDocument(
  bytes: Uint8Array,
  format: ScriptFormat,
  { onProgress, password }: ReadOptions,
): Promise<ScriptDocument> {
  switch (format) {
    case 'txt':
      return (await import('./readers/txt/txt.ts')).readTxt(bytes);
    case 'fountain':
      return (await import('./readers/fountain/fountain.ts')).readFountain(bytes);
    case 'fdx':
      return (await import('./readers/fdx/fdx.ts')).readFdx(bytes);
    case 'md':
      return (await import('./readers/md/md.ts')).readMd(bytes);
    case 'docx':
      return (await import('./readers/docx/docx.ts')).readDocx(bytes);
    case 'xlsx':
      return (await import('./readers/xlsx/xlsx.ts')).readXlsx(bytes);
    case 'hwpx':
      return (await import('./readers/hwpx/hwpx.ts')).readHwpx(bytes, password);
    case 'hwp':
      return (await import('./readers/hwp/hwp.ts')).readHwp(bytes, password);
    case 'pdf':
      return (await import('./readers/pdf/pdf.ts')).readPdf(bytes, onProgress, password);
  }
}
