import { UnreadableFile } from '../refusal.ts';
import { unzipEntries } from './zip-entries.ts';

/**
 * Every part of an archive, unpacked within the limits that scripts are read in; null where it is broken, locked, or a
 * bomb, whatever it claims to be.
 */
export function openArchive(
  bytes: Uint8Array,
  mostOfOne: number,
): Readonly<Record<string, Uint8Array>> | null {
  try {
    return unzipEntries(bytes, () => true, mostOfOne);
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof RangeError) return null;
    throw error;
  }
}
