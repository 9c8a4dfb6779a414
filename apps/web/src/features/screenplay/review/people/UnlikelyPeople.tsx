import { Kbd, PHONE, TOUCH } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ReviewedPerson } from './people-view.ts';

const Box = styled('section')({
  margin: '8px 0 4px',
  paddingBottom: 4,
  borderBottom: '1px solid var(--line)',
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, padding: '6px 8px' },
  '& h2': { flex: 1, fontSize: 12, fontWeight: 600, color: 'var(--warn-ink)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& kbd': { marginLeft: 6, [PHONE]: { display: 'none' } },
  [TOUCH]: { '& header > button': { minHeight: 44 } },
});

/** SY23: names that look like no people, apart from those who do, to be picked all at once. */
export function UnlikelyPeople(props: {
  readonly people: readonly ReviewedPerson[];
  readonly allPicked: boolean;
  readonly onPickAll: (() => void) | null;
  readonly children: ReactNode;
}) {
  return (
    <Box>
      <header>
        <h2>사람이 아닐 수 있어요 {props.people.length}</h2>
        {props.onPickAll ? (
          <Button disabled={props.allPicked} onClick={props.onPickAll}>
            모두 고르기 <Kbd aria-hidden>⇧X</Kbd>
          </Button>
        ) : null}
      </header>
      {props.children}
    </Box>
  );
}
