import { styled } from '@mui/material/styles';
import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
} from 'react';
import { CRAMPED, PHONE } from '../theme/screen-size.ts';

/** What stands in the head of every screen below, before its actions. */
export const TopBarExtra = createContext<ReactNode>(null);

/** The head of a screen: its `h1`, facts as chips, views, then (after a `Grow`) actions, the one primary last. */
export function TopBar({ children, ...rest }: ComponentProps<typeof Bar>) {
  const extra = useContext(TopBarExtra);
  const parts = Children.toArray(children);
  const isGrow = (part: ReactNode) => isValidElement(part) && part.type === Grow;
  const before = parts.findLastIndex(isGrow) + 1;
  // The same places with and without the extra: what is open in a part stays when somebody comes or goes.
  return (
    <Bar {...rest}>
      {before > 0 ? parts.slice(0, before) : parts}
      {extra && before === 0 ? <Grow /> : null}
      {extra}
      {before > 0 ? parts.slice(before) : null}
    </Bar>
  );
}

const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 52,
  minWidth: 0,
  padding: '0 16px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  '& > h1': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: 16,
    fontWeight: 700,
    letterSpacing: '-.01em',
    whiteSpace: 'nowrap',
  },
  // Buttons that are pressed flat lie over each other: what does not fit goes below.
  [CRAMPED]: {
    flexWrap: 'wrap',
    height: 'auto',
    minHeight: 52,
    padding: '4px 16px',
    rowGap: 4,
    '& > h1': { maxWidth: '100%' },
  },
  [PHONE]: {
    flexWrap: 'nowrap',
    gap: 8,
    height: 56,
    padding: '0 8px 0 16px',
    // Beside buttons there is not always room for one line.
    '& > h1': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      lineHeight: 1.4,
      whiteSpace: 'normal',
    },
  },
});

/** Takes the room that is left in a row. */
export const Grow = styled('span')({ flex: 1, minWidth: 0 });
