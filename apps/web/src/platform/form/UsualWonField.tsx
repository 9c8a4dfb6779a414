import { Field } from '@ddak/ui';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { MOST_WON } from './WonField.tsx';

/** CO6: whole won that somebody says, 0 too; empty, nobody has said it, and the usual amount stands there greyed. */
export function UsualWonField(props: {
  readonly label: string;
  /** Null: nobody has said it. */
  readonly value: number | null;
  readonly usual: number;
  readonly hint?: string;
  readonly readOnly?: boolean;
  readonly onChange: (value: number | null) => void;
}) {
  const { label, value } = props;
  return (
    <Field label={value === null ? `${label} · 기본값` : label} hint={props.hint}>
      {(ids) => (
        <OutlinedInput
          fullWidth
          readOnly={props.readOnly ?? false}
          value={value?.toLocaleString('ko-KR') ?? ''}
          placeholder={props.usual.toLocaleString('ko-KR')}
          inputProps={{ ...ids, inputMode: 'numeric', autoComplete: 'off' }}
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
      )}
    </Field>
  );
}
