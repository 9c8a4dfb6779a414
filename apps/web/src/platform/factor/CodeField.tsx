import { Field } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';

/** One field alone on the screen: it has the cursor. */
export function CodeField(props: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly digits?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (text: string) => void;
}) {
  const looks = props.digits
    ? ({ fontSize: 22, letterSpacing: '.3em', fontVariantNumeric: 'tabular-nums' } as const)
    : ({ fontSize: 16, letterSpacing: '.04em' } as const);
  return (
    <Field key={props.label} label={props.label} hint={props.hint} error={props.error}>
      {(ids) => (
        <OutlinedInput
          fullWidth
          autoFocus
          value={props.value}
          error={props.error !== undefined}
          autoComplete={props.digits ? 'one-time-code' : 'off'}
          inputProps={{
            ...ids,
            ...(props.digits
              ? { inputMode: 'numeric', pattern: '[0-9]*' }
              : { autoCapitalize: 'characters' }),
            spellCheck: false,
          }}
          sx={{ minHeight: 48, '& input': { height: 48, ...looks } }}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
