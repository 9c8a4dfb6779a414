import type { Crew, PersonContact } from '@ddak/domain';
import { Grow, Icon, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../platform/people/PersonAvatar.tsx';

interface LineProps {
  readonly person: Crew;
  readonly colour: number;
  readonly contact: PersonContact | undefined;
}

const Reach = styled('a')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: 'var(--r-button)',
  color: 'var(--brand-ink)',
  '&:hover': { background: 'var(--sunken)' },
  [TOUCH]: { width: 44, height: 44 },
});

/** CR15: somebody of a team, called or written to by one press where their number may be seen. */
export function ShownLine(props: LineProps & { readonly menu: ReactNode }) {
  const { person, contact } = props;
  const digits = contact?.phone.replace(/[^\d+]/g, '') ?? '';
  return (
    <>
      <PersonAvatar userId={person.userId} name={person.name} colour={props.colour} />
      <b>{person.name}</b>
      <small>{person.roleTitle}</small>
      <Grow />
      {digits === '' ? null : (
        <>
          <Reach href={`tel:${digits}`} aria-label={`${person.name} 님에게 전화`} title={contact?.phone}>
            <Icon name="phone" />
          </Reach>
          <Reach href={`sms:${digits}`} aria-label={`${person.name} 님에게 문자`} title="문자 보내기">
            <Icon name="comment" />
          </Reach>
        </>
      )}
      {props.menu}
    </>
  );
}
