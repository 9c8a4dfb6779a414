import { Field, FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';

/** Asks for the name of somebody or something new. */
export function AddMasterDialog(props: {
  readonly open: boolean;
  readonly title: string;
  readonly label: string;
  readonly maxLength: number;
  readonly onAdd: (name: string) => void;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState('');
  const close = () => {
    setName('');
    props.onClose();
  };
  return (
    <FormDialog
      open={props.open}
      title={props.title}
      submitLabel="추가"
      disabled={name.trim() === ''}
      onClose={close}
      onSubmit={() => {
        props.onAdd(name.trim());
        setName('');
      }}
    >
      <Field label={props.label}>
        {(ids) => (
          <OutlinedInput
            {...ids}
            value={name}
            autoFocus
            inputProps={{ maxLength: props.maxLength }}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
