import type { Id } from '@ddak/domain';
import { styled } from '@mui/material/styles';
import toast from 'react-hot-toast';

const Act = styled('button')({
  border: 0,
  padding: '4px 6px',
  marginRight: -6,
  borderRadius: 'var(--r-chip)',
  background: 'transparent',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

/**
 * Says what the command did, with the way back for as long as the toast stands. Where one deed follows another, `place`
 * lets each toast take the place of the one before.
 */
export function showUndoToast(
  text: string,
  commandId: Id,
  undoCommand: (commandId: Id) => void,
  place?: string,
): void {
  showActToast(text, '되돌리기', () => undoCommand(commandId), place);
}

/** Says what has happened, with one thing that can be done about it. */
export function showActToast(text: string, label: string, act: () => void, place?: string): void {
  const content = (shown: { readonly id: string }) => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <span>{text}</span>
      <Act
        type="button"
        onClick={() => {
          toast.dismiss(shown.id);
          act();
        }}
      >
        {label}
      </Act>
    </span>
  );
  toast(content, place === undefined ? {} : { id: place });
}
