import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { dialogClose } from './dialog-close.ts';
import { useFirstField } from './use-first-field.ts';

/**
 * A few fields and one button. Enter sends; a child may hold the error text. A field that says that it cannot be read
 * (`setCustomValidity`) holds the form back, and gets the keyboard.
 */
export function FormDialog(props: {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** Something beside the buttons, at the left: a destructive side action. */
  readonly aside?: ReactNode;
  /** Something is lost by it. */
  readonly danger?: boolean;
  /** What leaves it as it was; null: nothing is done here that could be left. */
  readonly closeLabel?: string | null;
  readonly width?: 'xs' | 'sm' | 'md';
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}) {
  const { closeLabel = '취소' } = props;
  const titleId = useId();
  return (
    <Dialog
      open={props.open}
      {...dialogClose(props.onClose)}
      maxWidth={props.width ?? 'xs'}
      fullWidth
      aria-labelledby={titleId}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (props.disabled || props.busy) return;
          const unread = unreadField(event.currentTarget);
          if (unread) unread.focus();
          else props.onSubmit();
        }}
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId}>{props.title}</DialogTitle>
        <Fields>{props.children}</Fields>
        <DialogActions>
          {props.aside}
          <span style={{ flex: '1 1 0' }} />
          {closeLabel === null ? null : (
            <Button variant="text" onClick={props.onClose}>
              {closeLabel}
            </Button>
          )}
          <Button
            type="submit"
            variant="contained"
            color={props.danger ? 'error' : 'primary'}
            disabled={(props.disabled || props.busy) ?? false}
          >
            {props.submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const unreadField = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.querySelectorAll('input')].find((input) => input.validity.customError);

/** GR29: mounted with the dialog, so that its first field has the keyboard before the frame takes it. */
function Fields({ children }: { readonly children: ReactNode }) {
  const content = useFirstField();
  return (
    <DialogContent
      ref={content}
      // Where it is longer than the screen it is scrolled: its buttons are not to be pressed flat.
      sx={{ display: 'flex', flexDirection: 'column', gap: '12px', '& > *': { flexShrink: 0 } }}
    >
      {children}
    </DialogContent>
  );
}
