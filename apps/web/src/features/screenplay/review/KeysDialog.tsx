import { Kbd } from '@ddak/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { REVIEW_KEYS } from './use-review-keys.ts';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& > dt': { display: 'flex', gap: 4, justifyContent: 'flex-end' },
  '& > dd': { margin: 0, color: 'var(--ink-2)' },
});

/** Every key of the review. */
export function KeysDialog(props: { readonly onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={props.onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>검토 단축키</DialogTitle>
      <DialogContent>
        <List>
          {REVIEW_KEYS.map(([keys, does]) => [
            <dt key={keys}>
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>,
            <dd key={does}>{does}</dd>,
          ])}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} autoFocus>
          닫기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
