import { BottomSheet, Icon } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { SyncNote } from '../../sync/status.ts';
import { NotesList, noteLine } from './NotesList.tsx';

const Open = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 44,
  padding: '4px 12px 4px 16px',
  border: 0,
  background: 'var(--err-tint)',
  color: 'var(--err-ink)',
  fontSize: 13,
  textAlign: 'left',
  '& > b': { flex: 'none', fontWeight: 700 },
  '& > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** The notes of syncing at the phone's head: the newest in one line, all of them in a sheet from below. */
export function NotesStrip({ notes }: { readonly notes: readonly SyncNote[] }) {
  const [open, setOpen] = useState(false);
  const newest = notes.at(-1);
  if (!newest) return null;
  return (
    <>
      <Open type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <b>확인할 것 {notes.length}개</b>
        <span>{noteLine(newest)}</span>
        <Icon name="chevronRight" />
      </Open>
      <BottomSheet
        open={open}
        height="auto"
        title={<b>확인할 것 {notes.length}개</b>}
        onClose={() => setOpen(false)}
      >
        <div style={{ maxHeight: '64dvh', overflowY: 'auto' }}>
          <NotesList notes={notes} />
        </div>
      </BottomSheet>
    </>
  );
}
