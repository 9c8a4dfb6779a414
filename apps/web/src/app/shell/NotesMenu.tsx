import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { SyncNote } from '../../sync/status.ts';
import { NotesList } from './NotesList.tsx';

const Open = styled('button')({
  border: 0,
  padding: '0 2px',
  background: 'transparent',
  color: 'var(--err-ink)',
  fontWeight: 600,
  cursor: 'pointer',
});

/** The notes of syncing in the desktop's foot: how many, and the list over it. */
export function NotesMenu({ notes }: { readonly notes: readonly SyncNote[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (notes.length === 0) return null;
  return (
    <>
      <Open type="button" aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        확인할 것 {notes.length}개
      </Open>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { width: 340, maxHeight: 320 } } }}
      >
        <NotesList notes={notes} />
      </Popover>
    </>
  );
}
