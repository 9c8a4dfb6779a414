import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from '../refusal.ts';

export interface ZipEntry {
  name: string;
  /** Bytes when unpacked, as the archive claims. */
  size: number;
  /** Where the entry's own header stands. */
  header: number;
  packed: number;
  method: number;
  isLocked: boolean;
}

/** No script comes near this; what does is a bomb. */
const MOST_UNPACKED = 300 * 1024 * 1024;
const MOST_ENTRIES = 5000;
const MOST_OF_ONE = 80 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const LONGEST_COMMENT = 65_535;

/** The entries of a zip archive without unpacking any. Refuses bombs and broken archives. */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new UnreadableFile('file_unsafe');
  const entries: ZipEntry[] = [];
  let at = view.readUInt32LE(end + 16);
  for (let i = 0; i < count; i++) {
    if (at + 46 > view.length || view.readUInt32LE(at) !== DIRECTORY_ENTRY)
      throw new UnreadableFile('file_damaged');
    const nameLength = view.readUInt16LE(at + 28);
    entries.push({
      name: view.toString('utf8', at + 46, at + 46 + nameLength),
      size: view.readUInt32LE(at + 24),
      packed: view.readUInt32LE(at + 20),
      header: view.readUInt32LE(at + 42),
      method: view.readUInt16LE(at + 10),
      isLocked: (view.readUInt16LE(at + 8) & 1) !== 0,
    });
    at += 46 + nameLength + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  const total = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (total > MOST_UNPACKED) throw new UnreadableFile('file_unsafe');
  return entries;
}

/** The record at the archive's end, a comment behind it or not. */
function endOfDirectory(view: Buffer): number {
  for (let at = view.length - 22; at >= Math.max(0, view.length - 22 - LONGEST_COMMENT); at--) {
    if (view.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new UnreadableFile('file_damaged');
}

/** Unpacks the entries that `wanted` names, each at most `most` bytes whatever the archive claims. */
export function unzipEntries(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  most: number = MOST_OF_ONE,
): Record<string, Uint8Array> {
  const files: Record<string, Uint8Array> = Object.create(null);
  for (const entry of listZip(bytes)) if (wanted(entry.name)) files[entry.name] = unpack(bytes, entry, most);
  return files;
}

function unpack(bytes: Uint8Array, entry: ZipEntry, most: number): Uint8Array {
  if (entry.size > most) throw new UnreadableFile('file_unsafe', entry.name);
  if (entry.isLocked) throw new UnreadableFile('file_encrypted', 'ZIP 암호를 풀고 다시 저장하세요');
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.header + 30 > view.length || view.readUInt32LE(entry.header) !== LOCAL_HEADER)
    throw new UnreadableFile('file_damaged');
  const from =
    entry.header + 30 + view.readUInt16LE(entry.header + 26) + view.readUInt16LE(entry.header + 28);
  if (from + entry.packed > view.length) throw new UnreadableFile('file_damaged');
  const packed = view.subarray(from, from + entry.packed);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new UnreadableFile('file_damaged');
  return inflate(packed, most, entry.name);
}

function inflate(packed: Uint8Array, most: number, name: string): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UnreadableFile(code === 'ERR_BUFFER_TOO_LARGE' ? 'file_unsafe' : 'file_damaged', name);
  }
}
