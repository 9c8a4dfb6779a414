import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

const MOST_WON = 10_000_000_000;

/** Whole won, written with their commas; null: the field is empty. */
export function WonInput(props: {
  /** What ties it to its label. */
  readonly ids: { readonly id: string; readonly 'aria-describedby': string | undefined };
  readonly value: number | null;
  /** What an empty field stands for. */
  readonly emptyIs: number;
  readonly readOnly?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onChange: (value: number | null) => void;
}) {
  return (
    <OutlinedInput
      fullWidth
      autoFocus={props.autoFocus ?? false}
      readOnly={props.readOnly ?? false}
      value={props.value?.toLocaleString('ko-KR') ?? ''}
      placeholder={props.emptyIs.toLocaleString('ko-KR')}
      inputProps={{ ...props.ids, inputMode: 'numeric', autoComplete: 'off' }}
      endAdornment={
        <InputAdornment position="end" disableTypography sx={{ color: 'var(--ink-3)' }}>
          원
        </InputAdornment>
      }
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '');
        props.onChange(digits === '' ? null : Math.min(MOST_WON, Number(digits)));
      }}
    />
  );
}
