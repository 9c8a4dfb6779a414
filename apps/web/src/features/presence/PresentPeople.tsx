import { Avatar, Icon, PHONE } from '@ddak/ui';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PersonAvatar } from '../../platform/people/PersonAvatar.tsx';
import { type Company, presenceNames, presenceText } from './present-members.ts';

const SHOWN = 4;

const Stack = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 32,
  padding: '0 4px',
  border: 0,
  borderRadius: 'var(--r-button)',
  background: 'transparent',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  '& > .disc': { display: 'inline-flex' },
  '& > .disc:not(:first-of-type)': { marginLeft: -5 },
  '& > .count': { display: 'none', alignItems: 'center', gap: 3, fontSize: 12, fontWeight: 600 },
  [PHONE]: {
    minHeight: 44,
    '& > .disc': { display: 'none' },
    '& > .count': { display: 'inline-flex' },
  },
});

const Names = styled('div')({
  padding: '12px 16px',
  '& > h2': { marginBottom: 8, fontSize: 12, fontWeight: 600, color: 'var(--ink-2)' },
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& > p': { margin: '8px 0 0', color: 'var(--ink-2)' },
});

/** Who else looks at the project now: small discs, on a phone their number; pressed, their names. */
export function PresentPeople(props: { readonly company: Company }) {
  const { members, more } = props.company;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const rest = Math.max(0, members.length - SHOWN) + more;
  return (
    <>
      <Stack
        type="button"
        aria-label={presenceText(props.company)}
        aria-description={presenceNames(props.company)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {members.slice(0, SHOWN).map(({ userId, name, colour }) => (
          <span key={userId} className="disc">
            <PersonAvatar userId={userId} name={name} colour={colour} />
          </span>
        ))}
        {rest > 0 ? (
          <span className="disc">
            <Avatar name={`+${rest}`} colour={0} />
          </span>
        ) : null}
        <span className="count" aria-hidden>
          <Icon name="people" size={18} />
          {members.length + more}명
        </span>
      </Stack>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': '지금 함께 보는 사람' } }}
      >
        <Names>
          <h2>지금 함께 보는 사람</h2>
          <ul>
            {members.map(({ userId, name, colour }) => (
              <li key={userId}>
                <PersonAvatar userId={userId} name={name} colour={colour} />
                {name}
              </li>
            ))}
          </ul>
          {more > 0 ? <p>외 {more}명</p> : null}
        </Names>
      </Popover>
    </>
  );
}
