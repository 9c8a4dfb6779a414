import type { Id } from '@ddak/domain';
import type { TableKind } from '@ddak/screenplay/table';
import { useCallback, useRef, useState } from 'react';
import { newId, useProjectId } from '../../sync/hooks.ts';
import { askForTable } from './ask-for-table.ts';
import { labelFromFileName, mayBeTable, scriptFileProblem } from './script-file.ts';
import { UploadError, uploadScript } from './upload-script.ts';

/** A file on its way up, or one that did not get there. It leaves the list once its version has come down. */
export interface Upload {
  readonly screenplayId: Id;
  readonly episodeId: Id;
  readonly file: File;
  /** Others go before it (SP25). */
  readonly isWaiting: boolean;
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
        change(screenplayId, { problem: error.message });
      }
    },
    [projectId, change],
  );
  // SP25: one after another, since versions are counted as they come.
  const queue = useRef<Promise<void>>(Promise.resolve());
  const start = useCallback(
    (episodeId: Id, file: File, { asScript = false } = {}): Promise<void> => {
      const screenplayId = newId();
      const abort = new AbortController();
      const problem = scriptFileProblem(file);
      const isLookedAt = mayBeTable(file) && !asScript;
      const isSent = isLookedAt || problem === null;
      const upload: Upload = {
        ...{ screenplayId, episodeId, file, isWaiting: isSent, progress: 0, sent: false, looksLike: null },
        ...{ problem: isLookedAt ? null : problem, refused: problem !== null },
        cancel: () => {
          abort.abort();
          dismiss(screenplayId);
        },
      };
      setUploads((list) => [...list, upload]);
      const take = async (): Promise<void> => {
        if (abort.signal.aborted) return;
        change(screenplayId, { isWaiting: false });
        const looksLike = isLookedAt ? await askForTable(projectId, file) : null;
        if (abort.signal.aborted) return;
        if (looksLike || problem) change(screenplayId, { looksLike, problem });
        else await send(upload, abort);
      };
      if (!isSent) return Promise.resolve();
      const turn = queue.current.then(take);
      // What went wrong with one is told of that one, and keeps none of the others.
      queue.current = turn.catch(() => undefined);
      return turn;
    },
    [projectId, change, dismiss, send],
  );
  const retry = useCallback(
    (upload: Upload) => {
      dismiss(upload.screenplayId);
      // What it looks like is asked again where there was no line.
      return start(upload.episodeId, upload.file, { asScript: upload.looksLike !== null });
    },
    [dismiss, start],
  );
  return { uploads, start, retry, dismiss };
}
