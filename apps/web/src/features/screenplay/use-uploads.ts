import type { Id } from '@ddak/domain';
import { useCallback, useState } from 'react';
import { newId, useProjectId } from '../../sync/hooks.ts';
import { labelFromFileName, scriptFileProblem } from './script-file.ts';
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
  const start = useCallback(
    async (episodeId: Id, file: File) => {
      const screenplayId = newId();
      const abort = new AbortController();
      const problem = scriptFileProblem(file);
      const refused = problem !== null;
      const upload = { screenplayId, episodeId, file, progress: 0, sent: false, problem, refused };
      setUploads((list) => [...list, { ...upload, cancel: () => abort.abort() }]);
      if (problem) return;
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
  const retry = useCallback(
    (upload: Upload) => {
      dismiss(upload.screenplayId);
      return start(upload.episodeId, upload.file);
    },
    [dismiss, start],
  );
  return { uploads, start, retry, dismiss };
}
