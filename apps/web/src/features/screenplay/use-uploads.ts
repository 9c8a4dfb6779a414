import type { Id } from '@ddak/domain';
import type { TableKind } from '@ddak/screenplay/table';
import { useCallback, useState } from 'react';
import { newId, useProjectId } from '../../sync/hooks.ts';
import { askForTable } from './ask-for-table.ts';
import { labelFromFileName, mayBeTable, scriptFileProblem } from './script-file.ts';
import { UploadError, uploadScript } from './upload-script.ts';

/** A file on its way up, or one that did not get there. It leaves the list once its version has come down. */
export interface Upload {
  readonly screenplayId: Id;
  readonly episodeId: Id;
  readonly file: File;
  /** 0 to 1. */
  readonly progress: number;
  readonly sent: boolean;
  readonly problem: string | null;
  /** The file itself is wrong: sending it again is of no use. */
  readonly refused: boolean;
  /** TI21: what it looks like instead; it waits for somebody to say what it is. */
  readonly looksLike: TableKind | null;
  readonly cancel: () => void;
}

/** The uploads started on this screen. */
export function useUploads() {
  const projectId = useProjectId();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = useCallback(
    (id: Id, patch: Partial<Upload>) =>
      setUploads((list) =>
        list.map((upload) => (upload.screenplayId === id ? { ...upload, ...patch } : upload)),
      ),
    [],
  );
  const dismiss = useCallback(
    (id: Id) => setUploads((list) => list.filter((upload) => upload.screenplayId !== id)),
    [],
  );
  const send = useCallback(
    async ({ screenplayId, episodeId, file }: Upload, abort: AbortController) => {
      const label = labelFromFileName(file.name);
      try {
        await uploadScript(
          { projectId, screenplayId, episodeId, label, file },
          (progress) => change(screenplayId, { progress }),
          abort.signal,
        );
        change(screenplayId, { progress: 1, sent: true });
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
        if (abort.signal.aborted) dismiss(screenplayId);
        else change(screenplayId, { problem: error.message });
      }
    },
    [projectId, change, dismiss],
  );
  const start = useCallback(
    async (episodeId: Id, file: File, { asScript = false } = {}) => {
      const screenplayId = newId();
      const abort = new AbortController();
      const problem = scriptFileProblem(file);
      const isLookedAt = mayBeTable(file) && !asScript;
      const upload: Upload = {
        ...{ screenplayId, episodeId, file, progress: 0, sent: false, looksLike: null },
        ...{ problem: isLookedAt ? null : problem, refused: problem !== null },
        cancel: () => abort.abort(),
      };
      setUploads((list) => [...list, upload]);
      const looksLike = isLookedAt ? await askForTable(projectId, file) : null;
      if (abort.signal.aborted) dismiss(screenplayId);
      else if (looksLike || problem) change(screenplayId, { looksLike, problem });
      else await send(upload, abort);
    },
    [projectId, change, dismiss, send],
  );
  const retry = useCallback(
    (upload: Upload) => {
      dismiss(upload.screenplayId);
      // Of what it looks like has been asked already.
      return start(upload.episodeId, upload.file, { asScript: true });
    },
    [dismiss, start],
  );
  return { uploads, start, retry, dismiss };
}
