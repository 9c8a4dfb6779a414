import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PHONE, TOUCH } from '../theme/screen-size.ts';

const Group = styled('div')({
  display: 'inline-flex',
  width: 'fit-content',
  height: 32,
  border: '1px solid var(--line-2)',
  borderRadius: 'var(--r-button)',
  overflow: 'hidden',
  flex: 'none',
  // Within its border each of them is as high and as wide as a finger.
  [TOUCH]: { height: 46, '& > button': { minWidth: 44 } },
  [PHONE]: { '&& > button': { padding: '0 9px' } },
  '& > button': {
    border: 0,
    borderRight: '1px solid var(--line-2)',
    padding: '0 12px',
    background: 'var(--surface)',
    color: 'var(--ink-2)',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background-color 120ms ease-out',
  },
  '& > button:last-of-type': { borderRight: 0 },
  '& > button:hover': { color: 'var(--ink)' },
  '& > button:focus-visible': { outlineOffset: -3 },
  '& > button:disabled': { color: 'var(--ink-3)', cursor: 'default', textDecoration: 'line-through' },
  '& > button[aria-pressed="true"]': { background: 'var(--ink)', color: 'var(--surface)' },
});

/** One of a few views. */
export function SegmentedControl<Value extends string>(props: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly disabled?: boolean;
  }[];
  /** The element that says more of it: why one of them cannot be chosen. */
  readonly describedBy?: string;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <Group role="group" aria-label={props.label} aria-describedby={props.describedBy}>
      {props.options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === props.value}
          disabled={option.disabled ?? false}
          onClick={() => props.onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </Group>
  );
}
