import { type CallsheetVersion, tellingsOf } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo, useState } from 'react';
import { newId, useMe, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { ToldList } from './ToldList.tsx';

/** CS29: the day will not be shot, and why. */
export function CancelDialog(props: {
  /** The version that counts. */
  readonly version: CallsheetVersion;
  readonly isBeforeCall: boolean;
  readonly onClose: () => void;
}) {
  const run = useRunCommand();
  const { version } = props;
  const { callsheet: callsheetId } = version;
  const state = useProjectState();
  const { _id: publishedBy } = useMe();
  const [note, setNote] = useState('');
  const tellings = useMemo(
    () => tellingsOf(state, { ...version, cancels: true, publishedBy }, version),
    [state, version, publishedBy],
  );
  const cancel = () => {
    run('cancelCallsheet', { callsheetId, versionId: newId(), note: note.trim() });
    props.onClose();
  };
  return (
    <FormDialog
      open
      danger
      title="이날 촬영이 취소됐다고 알릴까요?"
      submitLabel="촬영 취소 알리기"
      // 취소 means the day here.
      closeLabel="그만두기"
      onSubmit={cancel}
      onClose={props.onClose}
    >
      <p style={{ color: 'var(--ink-2)' }}>
        일촬표에 ‘취소’가 붙어요.{' '}
        {props.isBeforeCall
          ? '집합 전이라 회차 번호는 다음 날이 이어 받아요.'
          : '집합한 뒤라 회차 번호는 남아요.'}{' '}
        씬과 계획표는 그대로예요.
      </p>
      <ToldList callsheetId={callsheetId} tellings={tellings} isForAll />
      <OutlinedInput
        value={note}
        onChange={(event) => setNote(event.target.value)}
        placeholder="폭설로 취소, 12.4에 다시 찍어요"
        inputProps={{ 'aria-label': '까닭', maxLength: 500 }}
      />
    </FormDialog>
  );
}
