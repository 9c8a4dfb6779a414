import { commandLabel } from '@ddak/domain';
import { PHONE } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useNoteActions, useProjectId } from '../../sync/hooks.ts';
import type { SyncNote } from '../../sync/status.ts';
import { againLabel } from './again-label.ts';
import { restorePath } from './restore-path.ts';

const List = styled('ul')({
  margin: 0,
  padding: '4px 0',
  overflowY: 'auto',
  listStyle: 'none',
  '& > li': { padding: '8px 12px', [PHONE]: { padding: '12px 16px' } },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& b': { fontWeight: 600 },
  '& p': { color: 'var(--ink-2)', marginTop: 2 },
  '& p[data-about]': { color: 'var(--ink)', fontWeight: 500 },
});

const Acts = styled('div')({
  display: 'flex',
  gap: 8,
  marginTop: 8,
  [PHONE]: { '& > button': { minHeight: 44 } },
});

const KIND_NAMES: Readonly<Record<SyncNote['kind'], string>> = {
  refused: '저장되지 않음',
  adjusted: '바뀌어 저장됨',
  dropped: '보내지 않고 지움',
  unsaved: '이 기기에 저장 못 함',
  replaced: '다른 사람이 고침',
  moved: '다른 사람이 옮김',
  removed: '저장되지 않음',
};

const titleOf = ({ command, kind }: SyncNote): string =>
  [commandLabel(command), KIND_NAMES[kind]].filter(Boolean).join(' · ');

/** `S#4 · 씬 옮기기 · 저장되지 않음`: a note in one line. */
export const noteLine = (note: SyncNote): string => [note.about, titleOf(note)].filter(Boolean).join(' · ');

/** What was refused, adjusted or given up since the project was opened, each with its reason, the newest first. */
export function NotesList({ notes }: { readonly notes: readonly SyncNote[] }) {
  const act = useNoteActions();
  const projectId = useProjectId();
  return (
    <List>
      {[...notes].reverse().map((note) => (
        <li key={note._id}>
          <b>{titleOf(note)}</b>
          {note.about ? <p data-about>{note.about}</p> : null}
          <p>{note.message}</p>
          <Acts>
            {note.again ? (
              <Button size="small" variant="outlined" onClick={() => act.again(note)}>
                {againLabel(note.kind)}
              </Button>
            ) : null}
            {note.removed && !note.again ? (
              <Button
                size="small"
                variant="outlined"
                component={Link}
                to={restorePath(projectId, note.removed)}
              >
                되살리러 가기
              </Button>
            ) : null}
            <Button size="small" variant="text" onClick={() => act.dismiss(note)}>
              확인했어요
            </Button>
          </Acts>
        </li>
      ))}
    </List>
  );
}
