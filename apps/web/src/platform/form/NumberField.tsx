import { Field } from '@ddak/ui';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFieldMark } from '../presence/field-mark.ts';

/** A whole number with its unit. Empty is `null`. */
export function NumberField(props: {
  readonly label: string;
  readonly value: number | null;
  readonly unit: string;
  readonly max: number;
  readonly min?: number;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly onChange: (value: number | null) => void;
}) {
  const { min = 0, max } = props;
  const mark = useFieldMark(props.label);
  return (
    <Field label={props.label} hint={props.hint}>
      {(ids) => (
        <OutlinedInput
          {...mark}
          fullWidth
          autoFocus={props.autoFocus ?? false}
          value={props.value ?? ''}
          placeholder={props.placeholder}
          inputProps={{ ...ids, inputMode: 'numeric', autoComplete: 'off' }}
          endAdornment={
            <InputAdornment position="end" disableTypography sx={{ color: 'var(--ink-3)' }}>
              {props.unit}
            </InputAdornment>
          }
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '').slice(0, 4);
            props.onChange(digits === '' ? null : Math.min(max, Math.max(min, Number(digits))));
          }}
        />
      )}
    </Field>
  );
}
