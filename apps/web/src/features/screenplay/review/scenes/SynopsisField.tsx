import { TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Input = styled('textarea')({
  display: 'block',
  width: 'calc(100% + 12px)',
  margin: '0 -6px 6px',
  padding: '4px 6px',
  border: '1px solid transparent',
  borderRadius: 'var(--r-chip)',
  background: 'transparent',
  color: 'var(--ink-2)',
  font: 'inherit',
  resize: 'none',
  fieldSizing: 'content',
  '&:hover': { borderColor: 'var(--line-2)' },
  '&:focus': { background: 'var(--surface)', color: 'var(--ink)' },
  [TOUCH]: { minHeight: 44, fontSize: 16 },
});

/** The one-line synopsis, written over in place: Enter or leaving keeps it, Escape does not. */
export function SynopsisField(props: { readonly value: string; readonly onSave: (text: string) => void }) {
  const [draft, setDraft] = useState<string | null>(null);
  const save = () => {
    if (draft !== null && draft.trim() !== props.value) props.onSave(draft);
    setDraft(null);
  };
  return (
    <Input
      aria-label="한 줄 요약"
      placeholder="한 줄 요약"
      rows={1}
      maxLength={300}
      value={draft ?? props.value}
      onChange={(event) => setDraft(event.target.value.replace(/\n/g, ' '))}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        setDraft(null);
        event.stopPropagation();
      }}
    />
  );
}
