import type { ArgsOf, Crew, PersonContact } from '@ddak/domain';
import { Grow, Icon, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { InlineText } from '../../platform/form/InlineText.tsx';
import { PersonAvatar } from '../../platform/people/PersonAvatar.tsx';
import { fieldMark } from '../../platform/presence/field-mark.ts';
import { newId, useRunCommand } from '../../sync/hooks.ts';

interface LineProps {
  readonly person: Crew;
  readonly colour: number;
  readonly contact: PersonContact | undefined;
}

const Fields = styled('div')({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minWidth: 0,
  '&[data-contacts]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr)' },
  '& > div': { minWidth: 0 },
  '& > div:first-of-type': { fontWeight: 600 },
  '& > div + div': { color: 'var(--ink-2)' },
});

/** CR15: somebody of a team, typed where they stand. */
export function EditedLine(props: LineProps & { readonly withContacts: boolean; readonly menu: ReactNode }) {
  const { person, contact } = props;
  const run = useRunCommand();
  const { name, roleTitle } = person;
  const { phone = '', email = '' } = contact ?? {};
  const edit = (patch: ArgsOf<'editCrew'>['patch']) => run('editCrew', { crewId: person._id, patch });
  const reach = (patch: { readonly phone?: string; readonly email?: string }) =>
    run('setPersonContact', { contactId: newId(), crewId: person._id, phone, email, ...patch });
  const field = (
    key: string,
    label: string,
    value: string,
    maxLength: number,
    onSave: (text: string) => void,
    placeholder = '',
  ) => (
    <div {...fieldMark('crew', person._id, key)}>
      <InlineText
        label={label}
        value={value}
        disabled={false}
        maxLength={maxLength}
        placeholder={placeholder}
        onSave={onSave}
      />
    </div>
  );
  return (
    <>
      <PersonAvatar userId={person.userId} name={name} colour={props.colour} />
      <Fields data-contacts={props.withContacts || undefined}>
        {field('name', '이름', name, 60, (text) => text !== '' && edit({ name: text }))}
        {field('roleTitle', '직책', roleTitle, 60, (text) => edit({ roleTitle: text }), '직책')}
        {props.withContacts ? (
          <>
            {field('phone', '전화번호', phone, 30, (text) => reach({ phone: text }), '010-0000-0000')}
            {field('email', '이메일', email, 120, (text) => reach({ email: text }), '이메일')}
          </>
        ) : null}
      </Fields>
      {props.menu}
    </>
  );
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
