import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import { useNoteActions, useSyncStatus } from '../../sync/hooks.ts';
import type { SyncNote } from '../../sync/status.ts';
import { showActToast } from '../../sync/undo-toast.tsx';
import { againLabel } from './again-label.ts';

const AT_ONCE: readonly SyncNote['kind'][] = ['replaced', 'moved'];

/** PR8, PR10: says at once that somebody outdid a save or a move of mine, with the way back; it stays in the list. */
export function OutdoneToasts() {
  const { notes } = useSyncStatus();
  const { again } = useNoteActions();
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const note of notes) {
      if (!AT_ONCE.includes(note.kind) || told.current.has(note._id)) continue;
      told.current.add(note._id);
      const text = [note.about, note.message].filter(Boolean).join(' · ');
      if (note.again) showActToast(text, againLabel(note.kind), () => again(note));
      else toast(text);
    }
  }, [notes, again]);
  return null;
}
