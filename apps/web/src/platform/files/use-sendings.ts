import type { Id } from '@ddak/domain';
import { useCallback, useState } from 'react';
import { newId } from '../new-id.ts';
import { type AttachedFile, giveUp, sendInParts } from './send-in-parts.ts';

/** A file on its way, or one that did not get there. */
export interface SendingFile {
  readonly uploadId: Id;
  readonly file: File;
  /** 0 to 1. */
  readonly progress: number;
  readonly problem: string | null;
  /** The file itself is wrong: sending it again is of no use. */
  readonly final: boolean;
  readonly stop: () => void;
}

/** The files that are sent from this screen. They arrive when it is left, too. */
export function useSendings(projectId: Id, onSent: (file: AttachedFile) => void) {
  const [sendings, setSendings] = useState<readonly SendingFile[]>([]);
  const drop = useCallback(
    (uploadId: Id) => setSendings((list) => list.filter((one) => one.uploadId !== uploadId)),
    [],
  );
  const send = useCallback(
    async (uploadId: Id, file: File) => {
      const abort = new AbortController();
      const begun = { uploadId, file, progress: 0, problem: null, final: false, stop: () => abort.abort() };
      const change = (patch: Partial<SendingFile>) =>
        setSendings((list) => list.map((one) => (one.uploadId === uploadId ? { ...one, ...patch } : one)));
      setSendings((list) => [...list.filter((one) => one.uploadId !== uploadId), begun]);
      const onProgress = (progress: number) => change({ progress });
      const sent = await sendInParts({ projectId, uploadId, file, onProgress, signal: abort.signal });
      if (sent.kind === 'failed') return change({ problem: sent.message, final: sent.final });
      if (sent.kind === 'sent') onSent(sent.file);
      else giveUp({ projectId, uploadId });
      drop(uploadId);
    },
    [projectId, onSent, drop],
  );
  return {
    sendings,
    send: (files: readonly File[]) => files.forEach((file) => void send(newId(), file)),
    again: ({ uploadId, file }: SendingFile) => void send(uploadId, file),
    dismiss: ({ uploadId }: SendingFile) => {
      giveUp({ projectId, uploadId });
      drop(uploadId);
    },
  };
}
