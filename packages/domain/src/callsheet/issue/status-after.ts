import type { Callsheet } from '../callsheet.ts';
import type { CallsheetVersion } from './callsheet-version.ts';

/** The status of a sheet of which this version counts; a draft where none does. */
export function statusAfter(
  version: Pick<CallsheetVersion, 'cancels' | 'number'> | undefined,
): Callsheet['status'] {
  if (!version) return 'draft';
  if (version.cancels) return 'cancelled';
  return version.number === 1 ? 'published' : 'revised';
}
