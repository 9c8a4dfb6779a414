import { WonInput } from './WonInput.tsx';

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
  const { label, usual, ...said } = props;
  return <WonInput {...said} label={said.value === null ? `${label} · 기본값` : label} emptyIs={usual} />;
}
