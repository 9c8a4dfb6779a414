import type { PatchNote } from '@ddak/protocol';
import { Chip, EmptyState, ErrorState, SkeletonList } from '@ddak/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { NO_LINE } from '../../platform/fixed-texts.ts';
import { useReadKind } from '../../platform/notices/use-read-kind.ts';
import { NoteBody } from './NoteBody.tsx';
import { usePatchNotes } from './use-patch-notes.ts';

const Note = styled('article')({
  '& + &': { marginTop: 20, paddingTop: 20, borderTop: '1px solid var(--line)' },
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 8 },
  '& h3': { fontSize: 15, fontWeight: 700 },
  '& time': { fontSize: 12, color: 'var(--ink-2)' },
});

const day = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium' });

/** 새 소식: what each version has brought, the youngest first. Looking at it is reading it. */
export function PatchNotesDialog(props: { readonly userId: string; readonly onClose: () => void }) {
  const { notes, failed, refetch, markAllRead } = usePatchNotes(props.userId);
  useReadKind('news');
  const loaded = notes !== undefined;
  useEffect(() => {
    if (loaded) markAllRead();
  });
  return (
    <Dialog open onClose={props.onClose} maxWidth="sm" fullWidth aria-labelledby="patch-notes">
      <DialogTitle id="patch-notes">새 소식</DialogTitle>
      <DialogContent>
        {failed ? <ErrorState message={NO_LINE} onRetry={refetch} /> : null}
        {!loaded && !failed ? <SkeletonList rows={4} /> : null}
        {notes?.length === 0 ? (
          <EmptyState title="아직 소식이 없어요" hint="새 버전이 나오면 여기에서 알려 드려요." />
        ) : null}
        {notes?.map((note) => (
          <OneNote key={note._id} note={note} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={props.onClose}>
          닫기
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const OneNote = ({ note }: { readonly note: PatchNote }) => (
  <Note>
    <header>
      <h3>{note.title}</h3>
      <Chip>{note.version}</Chip>
      <time dateTime={new Date(note.publishedAt).toISOString()}>{day.format(note.publishedAt)}</time>
    </header>
    <NoteBody markdown={note.body} />
  </Note>
);
