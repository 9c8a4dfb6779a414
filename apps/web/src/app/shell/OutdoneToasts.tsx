import { toastAction } from '@ddak/ui';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { useNoteActions, useProjectId, useSyncStatus } from '../../sync/hooks.ts';
import { notesOf, type SyncNote } from '../../sync/status.ts';
import { againLabel } from './again-label.ts';
import { restorePath } from './restore-path.ts';

const AT_ONCE: readonly SyncNote['kind'][] = ['replaced', 'moved', 'removed'];

/**
 * PR8, PR10, SN13: says at once that somebody outdid a save or a move of mine, or removed what it was about, with the way
 * back; it stays in the list.
 */
export function OutdoneToasts() {
  const notes = useSyncStatus(notesOf);
  const { again } = useNoteActions();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const note of notes) {
      if (!AT_ONCE.includes(note.kind) || told.current.has(note._id)) continue;
      told.current.add(note._id);
      const text = [note.about, note.message].filter(Boolean).join(' · ');
      if (note.again) toastAction(text, againLabel(note.kind), () => again(note));
      else if (note.removed) {
        const path = restorePath(projectId, note.removed);
        toastAction(text, '되살리러 가기', () => navigate(path));
      } else toast(text);
    }
  }, [notes, again, projectId, navigate]);
  return null;
}
