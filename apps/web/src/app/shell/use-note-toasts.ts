import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import { useSyncStatus } from '../../sync/hooks.ts';

/** Says each new note once, at the moment it comes; the list stays in the status bar. */
export function useNoteToasts(): void {
  const { notes } = useSyncStatus();
  const told = useRef<string | null>(null);
  useEffect(() => {
    const from = notes.findIndex(({ _id }) => _id === told.current) + 1;
    for (const { kind, message } of notes.slice(from))
      if (kind === 'adjusted') toast(message);
      else toast.error(message);
    told.current = notes.at(-1)?._id ?? null;
  }, [notes]);
}
