import type { CallsheetVersion } from '@ddak/domain';
import toast from 'react-hot-toast';
import { failureMessage } from '../../../platform/api.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { useProjectState } from '../../../sync/hooks.ts';
import { useMakeLinksMutation } from './delivery-api.ts';
import { isOwnComputer, OWN_COMPUTER } from './own-computer.ts';
import { linkedReaders, linkLines, type ReaderGroup } from './readers-view.ts';

/** CS110: copies the links of all who are shown, in one press. */
export function useCopyLinks({ projectId, callsheet }: CallsheetVersion, groups: readonly ReaderGroup[]) {
  const state = useProjectState();
  const [makeLinks, { isLoading }] = useMakeLinksMutation();
  const readers = linkedReaders(groups);
  const copy = async (): Promise<void> => {
    const to = readers.map(({ kind, id }) => ({ kind, id }));
    const made = await makeLinks({ projectId, callsheetId: callsheet, to });
    if ('error' in made) {
      toast.error(failureMessage(made.error));
      return;
    }
    const lines = linkLines(state, readers, made.data);
    await copyText(lines.join('\n'), null);
    if (made.data.some((url) => url && isOwnComputer(url))) toast(OWN_COMPUTER);
  };
  return { count: readers.length, isMaking: isLoading, copy };
}
