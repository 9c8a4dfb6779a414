import { FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { newId, useRunCommand } from '../../../sync/hooks.ts';

/** CS29: the day will not be shot, and why. */
export function CancelDialog(props: {
  readonly callsheetId: string;
  readonly isBeforeCall: boolean;
  readonly onClose: () => void;
}) {
  const run = useRunCommand();
  const [note, setNote] = useState('');
  const cancel = () => {
    const { callsheetId } = props;
    run('cancelCallsheet', { callsheetId, versionId: newId(), note: note.trim() });
    props.onClose();
  };
  return (
    <FormDialog
      open
      danger
      title="이날 촬영이 취소됐다고 알릴까요?"
      submitLabel="촬영 취소 알리기"
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
      <OutlinedInput
        value={note}
        onChange={(event) => setNote(event.target.value)}
        placeholder="폭설로 취소, 12.4에 다시 찍어요"
        inputProps={{ 'aria-label': '까닭', maxLength: 500 }}
      />
    </FormDialog>
  );
}
