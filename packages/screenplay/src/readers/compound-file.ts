import CFB from 'cfb';
import { UnreadableFile } from '../refusal.ts';

/** Opens a compound file (HWP 5, locked DOCX). */
export function openCompound(bytes: Uint8Array): CFB.CFB$Container {
  try {
    return CFB.read(bytes, { type: 'array' });
  } catch (error) {
    throw new UnreadableFile('file_damaged', error instanceof RangeError ? '길이' : undefined);
  }
}

/** The bytes of a stream by its path from the root, or null. */
export function streamOf(file: CFB.CFB$Container, name: string): Uint8Array | null {
  const at = file.FullPaths.findIndex((path) => path.endsWith(`/${name}`));
  const content = at < 0 ? undefined : file.FileIndex[at]?.content;
  return content ? Uint8Array.from(content as ArrayLike<number>) : null;
}
