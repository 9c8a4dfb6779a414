import { bare, type CrewRequest, joinedPeople, joinedWith, mayGive, memberOf, ROLES } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { ChoiceField } from '../../platform/form/ChoiceField.tsx';
import { newId, useMe, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { roleChoices } from './role-choices.ts';

/** CR14: everybody who asks, with one role. */
export function AcceptAllDialog(props: {
  readonly requests: readonly CrewRequest[];
  readonly onClose: () => void;
}) {
  const { requests } = props;
  const state = useProjectState();
  const me = useMe();
  const run = useRunCommand();
  const giver = memberOf(state, me._id);
  const roles = roleChoices(ROLES, (role) => mayGive(giver, bare(role)));
  const [role, setRole] = useState(roles.find(({ value }) => value === 'member')?.value ?? 'guest');
  const joined = joinedPeople(state, requests);
  const accept = () => {
    run('acceptCrewRequests', {
      role,
      requests: requests.map(({ _id: requestId, version: seenVersion }) => ({
        ...{ requestId, seenVersion, memberId: newId() },
        ...{ crewId: newId(), contactId: newId() },
      })),
    });
    toast.success(`${requests.length}명의 요청을 수락했어요.`);
    props.onClose();
  };
  return (
    <FormDialog
      open
      title={`${requests.length}명의 요청을 모두 수락할까요?`}
      submitLabel="모두 수락"
      onClose={props.onClose}
      onSubmit={accept}
    >
      <ChoiceField
        label="권한"
        hint="모두 같은 권한으로, 저마다 적은 팀과 직책으로 참여해요. 권한은 나중에 한 사람씩 바꿀 수 있어요."
        value={role}
        options={roles}
        onChange={setRole}
      />
      {joined.length > 0 ? <p>{joinedWith(joined.map(({ name }) => name))}</p> : null}
    </FormDialog>
  );
}
