import { styled } from '@mui/material/styles';
import toast from 'react-hot-toast';

const Act = styled('button')({
  flex: 'none',
  minHeight: 32,
  padding: '0 8px',
  marginRight: -8,
  border: 0,
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
 * A toast with a button: what has happened, and one thing that can be done about it, such as taking it back. Of those
 * with the same `place`, each takes the place of the one before.
 */
export function toastAction(message: string, label: string, onAction: () => void, place?: string): void {
  const content = (shown: { readonly id: string; readonly visible: boolean }) => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <span>{message}</span>
      <Act
        type="button"
        // A toast fades for a moment after it was pressed: pressed again then, it would act twice.
        disabled={!shown.visible}
        onClick={() => {
          toast.dismiss(shown.id);
          offered.delete(shown.id);
          onAction();
        }}
      >
        {label}
      </Act>
    </span>
  );
  const id = toast(content, place === undefined ? {} : { id: place });
  offered.set(id, label);
}

/** What the toasts offer that were shown since such were last taken away. */
const offered = new Map<string, string>();

/** Takes away the toasts that offer this: it has been done another way, and their button would do nothing. */
export function dismissActions(label: string): void {
  for (const [id, one] of offered) {
    if (one !== label) continue;
    offered.delete(id);
    toast.dismiss(id);
  }
}
