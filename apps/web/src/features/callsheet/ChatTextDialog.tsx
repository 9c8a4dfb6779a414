import { type CallsheetView, chatText, type Id, lastVersion, openVersion } from '@ddak/domain';
import { FormDialog, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import { copyText } from '../../platform/copy-text.ts';
import { useCan, useProjectId, useProjectSelector } from '../../sync/hooks.ts';
import { useMakeLinkMutation } from './issue/delivery-api.ts';
import { isOwnComputer, OWN_COMPUTER } from './issue/own-computer.ts';

/** CS19: the sheet for the chat room, to be copied or handed to the device's own way of sharing. */
export function ChatTextDialog(props: { readonly view: CallsheetView; readonly onClose: () => void }) {
  const link = useRoomLink(props.view.callsheetId);
  // Beside a link that shows the issued version stand its words, not those of the draft.
  const issued = useProjectSelector((state) => {
    const last = lastVersion(state, props.view.callsheetId);
    return last ? chatText(openVersion(state, last, { phones: 'none' }), link) : null;
  });
  const text = issued ?? chatText(props.view, link);
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
      <p style={{ color: 'var(--ink-3)', fontSize: 12.5 }}>
        {issued ? '발행한 판의 글이에요. ' : ''}이름과 연락처는 들어 있지 않아요.{' '}
        {link ? '링크를 열면 누구나 연락처 없는 일촬표를 보고, 이름으로 확인할 수 있어요.' : ''}
      </p>
      {link && isOwnComputer(link) ? (
        <p role="note" style={{ color: 'var(--warn-ink)', fontSize: 12.5 }}>
          {OWN_COMPUTER}
        </p>
      ) : null}
    </FormDialog>
  );
}

/** CS53: the link of the sheet's chat room, for who may write call sheets, once a version was issued. */
function useRoomLink(callsheetId: Id): string | undefined {
  const projectId = useProjectId();
  const canWrite = useCan('callsheet', 'write');
  const isIssued = useProjectSelector((state) => lastVersion(state, callsheetId) !== undefined);
  const [makeLink, { data }] = useMakeLinkMutation();
  const isWanted = canWrite && isIssued;
  useEffect(() => {
    if (isWanted) void makeLink({ projectId, callsheetId, to: { kind: 'room' } });
  }, [isWanted, makeLink, projectId, callsheetId]);
  return data;
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
