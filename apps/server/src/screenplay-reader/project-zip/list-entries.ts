import type { Entry, ZipFile } from 'yauzl';
import { ZipRefused } from './zip-refusal.ts';

/** What a ZIP may be at most, whatever it says of itself. */
export interface ZipBounds {
  readonly entries: number;
  /** Bytes of all entries together, unpacked. */
  readonly unpacked: number;
  /** Bytes of all that is read as JSON. */
  readonly json: number;
}

export type ListedZip = ReadonlyMap<string, Entry>;

/** The kind of a file in the mode that Unix keeps: none said, or an ordinary one; all else is a link, a device or so. */
const KIND = 0o170000;
const ORDINARY = [0, 0o100000];
const METHODS = [0, 8];

/** The entries by path, folders aside, before any is unpacked. Names that lead out of a folder the unpacker refuses. */
export async function listEntries(zip: ZipFile, bounds: ZipBounds): Promise<ListedZip> {
  if (zip.entryCount > bounds.entries) throw new ZipRefused('import_bomb');
  const entries = new Map<string, Entry>();
  let [unpacked, packed] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    if (entry.isEncrypted()) throw new ZipRefused('import_locked');
    if (fileName.endsWith('/')) continue;
    if (!ORDINARY.includes((entry.externalFileAttributes >>> 16) & KIND))
      throw new ZipRefused('import_unsafe', fileName);
    if (!METHODS.includes(entry.compressionMethod) || entries.has(fileName))
      throw new ZipRefused('import_damaged', fileName);
    entries.set(fileName, entry);
    unpacked += entry.uncompressedSize;
    packed += entry.compressedSize;
    // Entries that share their bytes are a bomb too.
    if (unpacked > bounds.unpacked || packed > zip.fileSize) throw new ZipRefused('import_bomb');
  }
  return entries;
}
