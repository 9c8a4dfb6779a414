import { createContext, useContext } from 'react';
import type { PillContent } from './pills-of.ts';

export const CommentPillsContext = createContext<ReadonlyMap<string, PillContent>>(new Map());

/** What a row's pill says; undefined: nothing is said about it, and nothing hangs on it. */
export const useCommentPill = (targetId: string): PillContent | undefined =>
  useContext(CommentPillsContext).get(targetId);
