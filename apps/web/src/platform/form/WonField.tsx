import { Field } from '@ddak/ui';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

export const MOST_WON = 10_000_000_000;

/** Whole won, written with its commas. Empty counts as nothing. */
export function WonField(props: {
  readonly label: string;
  readonly value: number;
  readonly hint?: string;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: number) => void;
}) {
  return (
    <Field label={props.label} hint={props.hint}>
      {(ids) => (
        <OutlinedInput
          fullWidth
          autoFocus={props.autoFocus ?? false}
          readOnly={props.readOnly ?? false}
          value={props.value === 0 ? '' : props.value.toLocaleString('ko-KR')}
          placeholder="0"
          inputProps={{ ...ids, inputMode: 'numeric', autoComplete: 'off' }}
          endAdornment={
            <InputAdornment position="end" disableTypography sx={{ color: 'var(--ink-3)' }}>
              원
            </InputAdornment>
          }
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '');
            props.onChange(Math.min(MOST_WON, Number(digits)));
          }}
        />
      )}
    </Field>
  );
}
