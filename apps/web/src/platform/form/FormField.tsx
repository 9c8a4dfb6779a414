import { Field } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** One line of a form: label, input, and below it what is wrong. */
export function FormField(props: {
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly autoComplete: string;
  readonly autoFocus?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly field: UseFormRegisterReturn;
}) {
  const { ref, ...field } = props.field;
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(ids) => (
        <OutlinedInput
          {...ids}
          {...field}
          inputRef={ref}
          type={props.type ?? 'text'}
          autoComplete={props.autoComplete}
          autoFocus={props.autoFocus ?? false}
          error={props.error !== undefined}
          fullWidth
          sx={{ minHeight: 44, '& input': { height: 44, fontSize: 15 } }}
        />
      )}
    </Field>
  );
}
