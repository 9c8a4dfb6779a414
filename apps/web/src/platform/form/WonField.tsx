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
  const { value, onChange, ...said } = props;
  return (
    <WonInput
      {...said}
      value={value === 0 ? null : value}
      emptyIs={0}
      onChange={(won) => onChange(won ?? 0)}
    />
  );
}
