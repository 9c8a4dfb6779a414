import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TOUCH } from '../theme/screen-size.ts';

const Button = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 24,
  padding: '0 8px',
  border: 0,
  borderRadius: 'var(--r-chip)',
  background: 'var(--sunken)',
  color: 'var(--ink-2)',
  fontSize: 11.5,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color 120ms ease-out',
  '&:hover': { color: 'var(--ink)' },
  '&[aria-pressed="true"]': { background: 'var(--brand-soft)', color: 'var(--brand-ink)', fontWeight: 600 },
  [TOUCH]: { height: 44, padding: '0 12px', fontSize: 13 },
});

/** A filter that is on or off. */
export function ToggleChip(props: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
  readonly title?: string;
}) {
  return (
    <Button
      type="button"
      aria-pressed={props.on}
      title={props.title}
      onClick={() => props.onChange(!props.on)}
    >
      {props.children}
    </Button>
  );
}
