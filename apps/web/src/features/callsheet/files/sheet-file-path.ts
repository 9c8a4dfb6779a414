import type { CallsheetView } from '@ddak/domain';
import { useProjectId } from '../../../sync/hooks.ts';

/** Where a file of a sheet lies: by the version that is shown, or the draft (CS82). */
export function useSheetFilePath({
  callsheetId,
  number,
}: Pick<CallsheetView, 'callsheetId' | 'number'>): (entryId: string) => string {
  const projectId = useProjectId();
  const version = number === null ? '' : `?version=${number}`;
  return (entryId) => `/projects/${projectId}/callsheets/${callsheetId}/files/${entryId}${version}`;
}
