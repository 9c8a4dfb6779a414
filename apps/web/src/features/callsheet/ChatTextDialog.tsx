import { type CallsheetView, chatText } from '@ddak/domain';
import { FormDialog, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import { copyText } from '../../platform/copy-text.ts';

/** CS19: the sheet for the chat room, to be copied or handed to the device's own way of sharing. */
export function ChatTextDialog(props: { readonly view: CallsheetView; readonly onClose: () => void }) {
  const text = chatText(props.view);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <FormDialog
      open
      title="단톡방에 붙일 글"
      submitLabel="복사"
      onSubmit={() => void copyText(text, field.current)}
      onClose={props.onClose}
      aside={'share' in navigator ? <ShareButton text={text} /> : null}
    >
      <OutlinedInput
        fullWidth
        multiline
        readOnly
        value={text}
        inputRef={field}
        inputProps={{ 'aria-label': '단톡방에 붙일 글' }}
      />
      <p style={{ color: 'var(--ink-3)', fontSize: 12.5 }}>이름과 연락처는 들어 있지 않아요.</p>
    </FormDialog>
  );
}

function ShareButton({ text }: { readonly text: string }) {
  const share = () =>
    navigator.share({ text }).catch((error: unknown) => {
      // Whoever closes the device's list has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
  return (
    <Button startIcon={<Icon name="upload" />} onClick={() => void share()}>
      공유
    </Button>
  );
}
