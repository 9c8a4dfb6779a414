import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { TextField } from '../../../platform/form/TextField.tsx';

/** What a passkey is called: where it lies, for the day when that is lost. */
export function PasskeyNameDialog(props: {
  readonly title: string;
  readonly name: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(props.name);
  return (
    <FormDialog
      open
      title={props.title}
      submitLabel={props.submitLabel}
      disabled={name.trim() === ''}
      busy={props.busy}
      onSubmit={() => props.onSubmit(name.trim())}
      onClose={props.onClose}
    >
      <TextField label="이름" value={name} maxLength={60} placeholder="예: 내 노트북" onChange={setName} />
      {props.failure ? (
        <p role="alert" style={{ color: 'var(--err-ink)' }}>
          {props.failure}
        </p>
      ) : null}
    </FormDialog>
  );
}
