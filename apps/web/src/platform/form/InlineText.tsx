import { TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Input = styled('input')({
  width: '100%',
  minWidth: 0,
  height: 30,
  padding: '0 8px',
  border: 0,
  borderRadius: 'var(--r-button)',
  background: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  textOverflow: 'ellipsis',
  '&:hover:not(:disabled):not(:focus)': { boxShadow: 'inset 0 0 0 1px var(--line-2)' },
  '&:focus': { outline: '2px solid var(--brand)', outlineOffset: -2, background: 'var(--surface)' },
  '&::placeholder': { color: 'transparent' },
  '&[data-differs]::placeholder': { color: 'var(--ink-3)' },
  '&:focus::placeholder': { color: 'var(--ink-3)' },
  [TOUCH]: { height: 44, fontSize: 16, '&::placeholder': { color: 'var(--ink-3)' } },
});

/**
 * A text in a list that is edited where it stands. It is kept when it is left or Enter is pressed, not while it is
 * typed: names must be unique, and half a name may be somebody else's.
 */
export function InlineText(props: {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly placeholder?: string;
  /** It stands for several texts, which the placeholder says. */
  readonly differs?: boolean;
  readonly autoFocus?: boolean;
  readonly maxLength: number;
  readonly onSave: (text: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <Input
      aria-label={props.label}
      value={draft ?? props.value}
      disabled={props.disabled}
      placeholder={props.placeholder}
      data-differs={props.differs || undefined}
      autoFocus={props.autoFocus}
      maxLength={props.maxLength}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => {
        if (draft !== null && draft.trim() !== props.value) props.onSave(draft.trim());
        setDraft(null);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') {
          const input = event.currentTarget;
          setDraft(null);
          // Left once the old value stands there again, so that leaving keeps nothing.
          requestAnimationFrame(() => input.blur());
        }
      }}
    />
  );
}
