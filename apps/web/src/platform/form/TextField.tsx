import { Field } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';

/** A line of text with its label. */
export function TextField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}) {
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(ids) => (
        <OutlinedInput
          fullWidth
          error={props.error !== undefined}
          value={props.value}
          placeholder={props.placeholder}
          inputProps={{ ...ids, maxLength: props.maxLength }}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
