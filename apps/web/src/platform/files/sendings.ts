import type { Id } from '@ddak/domain';

/** A file on its way, or one that did not get there. */
export interface SendingFile {
  readonly uploadId: Id;
  readonly file: File;
  readonly keepsMetadata: boolean;
  /** 0 to 1. */
  readonly progress: number;
  /** There is no line: it goes on by itself when there is one. */
  readonly waiting: boolean;
  readonly problem: string | null;
  /** The file itself is wrong: sending it again is of no use. */
  readonly final: boolean;
  readonly stop: () => void;
}

const NONE: readonly SendingFile[] = [];
const lists = new Map<string, readonly SendingFile[]>();
const watchers = new Map<string, Set<() => void>>();

/** What is sent to a place: a target, a call sheet. It stays while its screen is left, and is found again there. */
export const sendingsTo = (place: string): readonly SendingFile[] => lists.get(place) ?? NONE;

export function changeSendings(
  place: string,
  change: (list: readonly SendingFile[]) => readonly SendingFile[],
): void {
  const list = change(sendingsTo(place));
  if (list.length > 0) lists.set(place, list);
  else lists.delete(place);
  for (const tell of watchers.get(place) ?? []) tell();
}

export function watchSendings(place: string, tell: () => void): () => void {
  const told = watchers.get(place) ?? new Set();
  watchers.set(place, told.add(tell));
  return () => {
    told.delete(tell);
    if (told.size === 0) watchers.delete(place);
  };
}

/** Whether anybody sees what becomes of what is sent there. */
export const isWatched = (place: string): boolean => watchers.has(place);
