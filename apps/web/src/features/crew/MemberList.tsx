import type { ProjectMember } from '@ddak/domain';
import { Card, Chip, Grow } from '@ddak/ui';
import { PersonAvatar } from '../../platform/people/PersonAvatar.tsx';
import { ROLE_NAMES } from '../../platform/role-names.ts';
import { useMe } from '../../sync/hooks.ts';
import { PeopleList } from './crew-layout.ts';
import { MemberMenu } from './MemberMenu.tsx';

/** Who takes part with an account, and as what. */
export function MemberList(props: { readonly members: readonly ProjectMember[] }) {
  const me = useMe();
  return (
    <Card>
      <PeopleList>
        {props.members.map((member) => (
          <li key={member._id}>
            <PersonAvatar userId={member.userId} name={member.name} />
            <b>{member.name}</b>
            {member.userId === me._id ? <small>나</small> : null}
            <Grow />
            <Chip>{ROLE_NAMES[member.role]}</Chip>
            <MemberMenu member={member} />
          </li>
        ))}
      </PeopleList>
    </Card>
  );
}
