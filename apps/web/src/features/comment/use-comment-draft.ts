import { createContext, useContext, useState } from 'react';
import { type CommentDraft, EMPTY_DRAFT } from './mention-text.ts';

/** What has been begun and not sent, by where it would stand: it outlives the panel, and what it is about. */
export const CommentDraftsContext = createContext<Map<string, CommentDraft>>(new Map());

/** What is being written at one place; open while there is something, or while it is wanted. */
export function useCommentDraft(place: string) {
  const drafts = useContext(CommentDraftsContext);
  const [draft, setDraft] = useState(() => drafts.get(place) ?? EMPTY_DRAFT);
  const [wanted, setWanted] = useState(false);
  const set = (next: CommentDraft) => {
    if (next.text === '') drafts.delete(place);
    else drafts.set(place, next);
    setDraft(next);
  };
  return {
    draft,
    set,
    isOpen: wanted || draft.text !== '',
    open: () => setWanted(true),
    close: () => {
      setWanted(false);
      set(EMPTY_DRAFT);
    },
  };
}
