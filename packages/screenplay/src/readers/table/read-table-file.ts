import type { ScheduleReading } from '@ddak/domain';
import CFB from 'cfb';
import { MOST_BYTES } from '../../read-script.ts';
import { UnreadableFile } from '../../refusal.ts';
import type { TableOptions } from '../../table/read-table.ts';
import { readContent } from '../../table/schedule-table.ts';
import type { TableReading, TableSheet } from '../../table/table.ts';
import { isLocked, unlockOffice } from '../office-lock.ts';
import { decodeText } from '../txt/txt.ts';
import { listZip } from '../zip-entries.ts';
import { csvSheet } from './csv-sheet.ts';
import { isScheduleFile, readScheduleFile } from './schedule-file.ts';
import { inWordsOfTables, refuseTable, type TableRefusal, UnreadableTable } from './table-refusal.ts';
import { isVcard, vcardSheet } from './vcard-sheet.ts';

export { refuseTable } from './table-refusal.ts';

export interface TableFileOptions extends TableOptions {
  /** Opens a workbook that asked for it with `password_needed`. */
  password?: string;
}

/** `notes`: what of the file was left out or is worth knowing, in Korean. */
export type TableFileReading =
  | { readonly ok: true; readonly table: TableReading; readonly notes: readonly string[] }
  | TableRefusal;

/**
 * Reads a table of scenes, people or days out of XLSX, CSV, vCards, plain text or a USS. What cannot be read comes back as a
 * refusal. Runs untrusted input: servers call it inside the reader process only.
 */
export async function readTableFile(bytes: Uint8Array, options: TableFileOptions): Promise<TableFileReading> {
  const file = await readTableSheets(bytes, options.password);
  if (!file.ok) return file;
  const table = readContent(file, options);
  return table ? { ok: true, table, notes: file.notes } : refuseTable('table_unknown');
}

export type TableSheetsReading = ({ readonly ok: true } & FileSheets) | TableRefusal;

/** The sheets of a file as their cells show them, before anyone has asked what they mean. Untrusted input too. */
export async function readTableSheets(bytes: Uint8Array, password?: string): Promise<TableSheetsReading> {
  if (bytes.length === 0) return refuseTable('file_empty');
  if (bytes.length > MOST_BYTES) return refuseTable('file_too_large');
  try {
    const file = await readSheets(bytes, password);
    if (file.schedule) return { ok: true, ...file };
    const { sheets, notes } = file;
    const isEmpty = sheets.every(({ rows }) => rows.every(({ cells }) => cells.every((cell) => cell === '')));
    return isEmpty ? refuseTable('table_empty') : { ok: true, sheets, notes, schedule: null };
  } catch (error) {
    if (error instanceof UnreadableTable) return error.refusal;
    if (error instanceof UnreadableFile) return inWordsOfTables(error.refusal);
    throw error;
  }
}

interface FileSheets {
  readonly sheets: readonly TableSheet[];
  readonly notes: readonly string[];
  /** What a scheduling program has written; it has no sheets. */
  readonly schedule: ScheduleReading | null;
}

async function readSheets(bytes: Uint8Array, password: string | undefined): Promise<FileSheets> {
  if (isLocked(bytes)) return openWorkbook(openLocked(bytes, password));
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) return openWorkbook(bytes);
  const text = decodeText(bytes.subarray(0, 65_536), bytes.length > 65_536);
  if (isScheduleFile(text)) return { sheets: [], ...readScheduleFile(bytes) };
  if (isVcard(text)) return { sheets: [vcardSheet(bytes)], notes: [], schedule: null };
  if (isBinary(text)) throw new UnreadableTable('file_unsupported');
  return { sheets: [csvSheet(bytes)], notes: [], schedule: null };
}

/** A compound file is a locked workbook, or one of the old kind. */
function openLocked(bytes: Uint8Array, password: string | undefined): Uint8Array {
  let names: readonly string[];
  try {
    names = CFB.read(bytes, { type: 'array' }).FullPaths;
  } catch (error) {
    throw new UnreadableTable('file_damaged', error instanceof Error ? undefined : String(error));
  }
  const has = (stream: string): boolean => names.some((name) => name.endsWith(`/${stream}`));
  if (has('EncryptedPackage')) return unlockOffice(bytes, password);
  const isOld = has('Workbook') || has('Book');
  throw new UnreadableTable('file_unsupported', isOld ? '구형 XLS 파일은 XLSX로 저장해 주세요' : undefined);
}

const MACROS = /vbaProject|vbaData|macrosheets|xl4macro/i;
const OUTSIDE = /^xl\/externalLinks\//i;

async function openWorkbook(bytes: Uint8Array): Promise<FileSheets> {
  const names = listZip(bytes).map(({ name }) => name);
  if (!names.includes('xl/workbook.xml'))
    throw new UnreadableTable('file_unsupported', names.includes('xl/workbook.bin') ? SAVE_XLSB : undefined);
  if (names.some((name) => MACROS.test(name))) throw new UnreadableTable('file_macros');
  const { xlsxSheets } = await import('./xlsx-sheets.ts');
  const reachesOut = names.some((name) => OUTSIDE.test(name));
  return { sheets: xlsxSheets(bytes), notes: reachesOut ? [REACHES_OUT] : [], schedule: null };
}

const SAVE_XLSB = 'XLSB 파일은 XLSX로 저장해 주세요';
const REACHES_OUT = '다른 파일을 가리키는 수식이 있어요. 그 파일은 열지 않고, 저장될 때의 값을 읽었어요.';

function isBinary(text: string): boolean {
  if (/^(?:%PDF-|HWP Document|\{\\rtf|\s*(?:<!doctype html|<html|<\?xml))/i.test(text)) return true;
  const odd = [...text].filter((char) => char === '\ufffd' || (char < ' ' && !'\t\n\r\f\v'.includes(char)));
  return odd.length > 2 + text.length * 0.02;
}
