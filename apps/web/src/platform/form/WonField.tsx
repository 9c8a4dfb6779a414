import { Field } from '@ddak/ui';
import { WonInput } from './WonInput.tsx';

/** Whole won. Empty counts as nothing. */
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
        <WonInput
          ids={ids}
          value={props.value === 0 ? null : props.value}
          emptyIs={0}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
          onChange={(value) => props.onChange(value ?? 0)}
        />
      )}
    </Field>
  );
}
