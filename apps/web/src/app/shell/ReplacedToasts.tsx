import { useEffect, useRef } from 'react';
import { useNoteActions, useSyncStatus } from '../../sync/hooks.ts';
import { showActToast } from '../../sync/undo-toast.tsx';

/** PR8: says at once that a save of mine was replaced, with the way back to it; until it is seen it stays in the list. */
export function ReplacedToasts() {
  const { notes } = useSyncStatus();
  const { again } = useNoteActions();
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const note of notes) {
      if (note.kind !== 'replaced' || told.current.has(note._id)) continue;
      told.current.add(note._id);
      const text = [note.about, note.message].filter(Boolean).join(' · ');
      showActToast(text, '내 것으로', () => again(note));
    }
  }, [notes, again]);
  return null;
}
