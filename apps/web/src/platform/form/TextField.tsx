import { Field } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFieldMark } from '../presence/field-mark.ts';

/** A line of text with its label. */
export function TextField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}) {
  const mark = useFieldMark(props.label);
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(ids) => (
        <OutlinedInput
          {...mark}
          fullWidth
          autoFocus={props.autoFocus ?? false}
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
