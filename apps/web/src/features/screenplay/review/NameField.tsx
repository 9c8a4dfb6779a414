import { Field } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

/** A name: one that the script has, offered while typing, or another. */
export function NameField(props: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly offered: readonly string[];
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}) {
  const listId = useId();
  return (
    <Field label={props.label} hint={props.hint}>
      {(ids) => (
        <>
          <OutlinedInput
            {...ids}
            autoFocus
            value={props.value}
            inputProps={{ maxLength: props.maxLength, list: listId, autoComplete: 'off' }}
            onFocus={(event) => event.target.select()}
            onChange={(event) => props.onChange(event.target.value)}
          />
          <datalist id={listId}>
            {props.offered.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
