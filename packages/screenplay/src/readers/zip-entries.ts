import { unzipSync } from 'fflate';
import { UnreadableFile } from '../refusal.ts';

export interface ZipEntry {
  name: string;
  /** Bytes when unpacked, as the archive claims. */
  size: number;
}

/** No script comes near this; what does is a bomb. */
const MOST_UNPACKED = 300 * 1024 * 1024;
const MOST_ENTRIES = 5000;

/** The entries of a zip archive without unpacking any. Refuses bombs and broken archives. */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const entries: ZipEntry[] = [];
  guarded(() =>
    unzipSync(bytes, {
      filter: (file) => {
        entries.push({ name: file.name, size: file.originalSize });
        return false;
      },
    }),
  );
  const total = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (total > MOST_UNPACKED || entries.length > MOST_ENTRIES) throw new UnreadableFile('file_unsafe');
  return entries;
}

/** Unpacks the entries that `wanted` names, each at most `most` bytes. */
export function unzipEntries(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  most = 80 * 1024 * 1024,
): Record<string, Uint8Array> {
  return guarded(() =>
    unzipSync(bytes, {
      filter: (file) => {
        if (!wanted(file.name)) return false;
        if (file.originalSize > most) throw new UnreadableFile('file_unsafe', file.name);
        return true;
      },
    }),
  );
}

function guarded<T>(unzip: () => T): T {
  try {
    return unzip();
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('file_damaged');
  }
}
