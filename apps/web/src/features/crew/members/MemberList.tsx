import type { ProjectMember } from '@ddak/domain';
import { Card, Chip } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { PersonAvatar } from '../../../platform/people/PersonAvatar.tsx';
import { ROLE_NAMES } from '../../../platform/role-names.ts';
import { useMe } from '../../../sync/hooks.ts';
import { PeopleList } from '../crew-layout.ts';
import { MemberMenu } from './MemberMenu.tsx';
import { differenceWords } from './member-rights.ts';

const Name = styled('div')({
  flex: 1,
  minWidth: 0,
  '& > small': { marginLeft: 8 },
  '& > p': { fontSize: 12, color: 'var(--brand-ink)' },
});

/** Who takes part with an account, and as what: where somebody's rights are not their role's, that too. */
export function MemberList(props: { readonly members: readonly ProjectMember[] }) {
  const me = useMe();
  return (
    <Card>
      <PeopleList>
        {props.members.map((member) => (
          <li key={member._id}>
            <PersonAvatar userId={member.userId} name={member.name} />
            <Name>
              <b>{member.name}</b>
              {member.userId === me._id ? <small>나</small> : null}
              {differenceWords(member) ? <p>{differenceWords(member)}</p> : null}
            </Name>
            <Chip>{ROLE_NAMES[member.role]}</Chip>
            <MemberMenu member={member} />
          </li>
        ))}
      </PeopleList>
    </Card>
  );
}
