import { type CallsheetVersion, koreanMoment, readersOf, type SheetReader } from '@ddak/domain';
import { Chip } from '@ddak/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useProjectState } from '../../../sync/hooks.ts';

const People = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    borderTop: '1px solid var(--line)',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& small': { color: 'var(--ink-3)' },
  '& time': { marginLeft: 'auto', color: 'var(--ink-3)', fontSize: 12.5, fontVariantNumeric: 'tabular-nums' },
});

const WORDS: Readonly<Record<SheetReader['standing'], string>> = {
  missing: '아직',
  opened: '봤어요',
  confirmed: '확인',
};

/** CS32: who has a version and who does not, the missing first. */
export function ReadersDialog(props: { readonly version: CallsheetVersion; readonly onClose: () => void }) {
  const { version, onClose } = props;
  const state = useProjectState();
  const readers = useMemo(() => readersOf(state, version), [state, version]);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="readers-title">
      <DialogTitle id="readers-title">{version.number}판을 누가 확인했나요</DialogTitle>
      <DialogContent>
        {readers.length === 0 ? (
          <p style={{ color: 'var(--ink-2)' }}>
            아직 함께하는 사람이 없어요. 스태프에서 초대하면 여기에 보여요.
          </p>
        ) : (
          <People>
            {readers.map(({ kind, id, name, team, standing, at, way }) => (
              <li key={`${kind}:${id}`}>
                <Chip tone={standing === 'confirmed' ? 'ok' : 'plain'}>
                  {standing === 'confirmed' && way === 'room' ? '방 링크로 확인' : WORDS[standing]}
                </Chip>
                <span>{name}</span>
                <small>{team}</small>
                {at === null ? null : <time>{koreanMoment(at)}</time>}
              </li>
            ))}
          </People>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
      </DialogActions>
    </Dialog>
  );
}

/** `확인 3/12`: opens the list. */
export function readersWords(readers: readonly SheetReader[]): string {
  if (readers.length === 0) return '받을 사람 없음';
  const confirmed = readers.filter(({ standing }) => standing === 'confirmed').length;
  return `확인 ${confirmed}/${readers.length}`;
}
