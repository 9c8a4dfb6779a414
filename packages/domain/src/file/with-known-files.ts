import type { PlanContext } from '../command.ts';
import { downloadName } from './file-name.ts';
import type { FileOrLink } from './file-or-link.ts';

/**
 * Entries with what the server knows of their files in the place of what their sender says. Null where one names a file
 * that is not the project's, or that came as something else (FS1, FS5); on a device nobody knows.
 */
export function withKnownFiles(
  { loaded }: PlanContext,
  entries: readonly FileOrLink[],
): readonly FileOrLink[] | null {
  const { files } = loaded;
  if (!files) return entries;
  const known = entries.map((entry): FileOrLink | null => {
    if (entry.fileId === null) return { ...entry, size: null, contents: null };
    const file = files.get(entry.fileId);
    return file?.kind === 'attachment'
      ? { ...entry, name: downloadName(entry.name, file.name), size: file.size, contents: file.contents }
      : null;
  });
  return known.every((entry) => entry !== null) ? known : null;
}
