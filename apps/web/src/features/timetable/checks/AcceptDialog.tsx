import type { PlanFinding } from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';

/** PC9: why the team lives with a finding. */
export function AcceptDialog(props: {
  readonly finding: PlanFinding;
  readonly onAccept: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      open
      title="점검 감수"
      submitLabel="감수하기"
      disabled={reason.trim() === ''}
      onSubmit={() => {
        props.onAccept(reason.trim());
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <p style={{ margin: 0, wordBreak: 'keep-all' }}>{props.finding.message}</p>
      <Field label="이유" hint="더 나빠지거나 달라지면 다시 알려 드려요.">
        {(ids) => (
          <OutlinedInput
            {...ids}
            autoFocus
            value={reason}
            placeholder="감독님과 정했어요"
            inputProps={{ maxLength: 200 }}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
