import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { useAppSelector } from '../store.ts';
import { SkipLink } from './SkipLink.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  height: '100dvh',
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' },
});

const Main = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '& > .screen': { flex: 1, minHeight: 0 },
  // It is where keys go on from, and nothing to be pressed.
  '&:focus': { outline: 'none' },
});

/** Sidebar (or bottom bar), the screen, and at its foot the state of saving. */
export function Shell(props: {
  readonly side: ReactNode;
  readonly bottom: ReactNode;
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}) {
  const isBusy = useAppSelector(({ breakdownLoading: { general, description } }) => general || description);
  const screen = useRef<HTMLElement>(null);
  useFocusOnArrival(screen);
  return (
    <Grid>
      <SkipLink onSkip={() => screen.current?.focus()} />
      {props.side}
      {/* What is shown while something is on its way is not what the screen has to say. */}
      <Main ref={screen} tabIndex={-1} aria-busy={isBusy || undefined}>
        {props.head}
        <div className="screen">{props.children}</div>
        {props.foot}
      </Main>
      {props.bottom}
    </Grid>
  );
}
