import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import { useSyncStatus } from '../../sync/hooks.ts';
import { notesOf } from '../../sync/status.ts';

/** Says each new note once, at the moment it comes, those that say the same together; the list stays in the status bar. Of what others have replaced `ReplacedToasts` tells. */
export function useNoteToasts(): void {
  const notes = useSyncStatus(notesOf);
  const told = useRef<string | null>(null);
  useEffect(() => {
    const from = notes.findIndex(({ _id }) => _id === told.current) + 1;
    const fresh = notes.slice(from).filter(({ kind }) => kind !== 'replaced');
    const texts = new Set(fresh.map(({ message }) => message));
    for (const text of texts) {
      const same = fresh.filter(({ message }) => message === text);
      const shown = same.length > 1 ? `${text} (${same.length}개)` : text;
      if (same.every(({ kind }) => kind === 'adjusted')) toast(shown);
      else toast.error(shown);
    }
    told.current = notes.at(-1)?._id ?? null;
  }, [notes]);
}
