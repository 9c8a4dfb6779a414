import type { Target } from '@ddak/domain';
import { createContext, useContext } from 'react';

/** The panel of comments: what it is open on, and the ways in and out. */
export interface Comments {
  readonly opened: Target | null;
  open(target: Target): void;
  close(): void;
}

export const CommentsContext = createContext<Comments | null>(null);

/** Null where no project is open. */
export const useComments = (): Comments | null => useContext(CommentsContext);
