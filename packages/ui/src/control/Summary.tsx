import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { TOUCH } from '../theme/screen-size.ts';

const Line = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  cursor: 'pointer',
  [TOUCH]: { '&&': { minHeight: 44 } },
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { color: 'var(--ink-3)', transition: 'transform 120ms ease-out' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
});

/** What stands of a part that can be folded, with a mark that says whether it is. */
export const Summary = (props: { readonly children: ReactNode; readonly style?: CSSProperties }) => (
  <Line style={props.style}>
    {props.children}
    <Icon name="chevronDown" size={14} />
  </Line>
);
