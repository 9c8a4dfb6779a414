import type { Id } from '@ddak/domain';
import { useCallback, useSyncExternalStore } from 'react';
import toast from 'react-hot-toast';
import { newId } from '../new-id.ts';
import { type AttachedFile, giveUp, sendInParts } from './send-in-parts.ts';
import { changeSendings, isWatched, type SendingFile, sendingsTo, watchSendings } from './sendings.ts';

/** The files that are sent to a place. They arrive when its screen is left, too; what then fails is said. */
export function useSendings(projectId: Id, place: string, onSent: (file: AttachedFile) => void) {
  const watch = useCallback((tell: () => void) => watchSendings(place, tell), [place]);
  const sendings = useSyncExternalStore(watch, () => sendingsTo(place));
  const drop = useCallback(
    (uploadId: Id) => changeSendings(place, (list) => list.filter((one) => one.uploadId !== uploadId)),
    [place],
  );
  const send = useCallback(
    async ({ uploadId, file, keepsMetadata }: Pick<SendingFile, 'uploadId' | 'file' | 'keepsMetadata'>) => {
      const abort = new AbortController();
      const begun: SendingFile = {
        ...{ uploadId, file, keepsMetadata, progress: 0, waiting: false, problem: null, final: false },
        stop: () => abort.abort(),
      };
      const change = (patch: Partial<SendingFile>) =>
        changeSendings(place, (list) =>
          list.map((one) => (one.uploadId === uploadId ? { ...one, ...patch } : one)),
        );
      changeSendings(place, (list) => [...list.filter((one) => one.uploadId !== uploadId), begun]);
      const sent = await sendInParts({
        ...{ projectId, uploadId, file, keepsMetadata, signal: abort.signal },
        onProgress: (progress) => change({ progress, waiting: false }),
        onWait: () => change({ waiting: true }),
      });
      if (sent.kind === 'failed') {
        if (!isWatched(place)) toast.error(`${file.name}: ${sent.message}`);
        return change({ problem: sent.message, final: sent.final, waiting: false });
      }
      if (sent.kind === 'sent') onSent(sent.file);
      else giveUp({ projectId, uploadId });
      drop(uploadId);
    },
    [projectId, place, onSent, drop],
  );
  return {
    sendings,
    send: useCallback(
      (files: readonly File[], keepsMetadata = false) => {
        for (const file of files) void send({ uploadId: newId(), file, keepsMetadata });
      },
      [send],
    ),
    again: (one: SendingFile) => void send(one),
    dismiss: ({ uploadId }: SendingFile) => {
      giveUp({ projectId, uploadId });
      drop(uploadId);
    },
  };
}
