import { bare, byOrder, type CrewRequest, mayGive, memberOf, ROLES } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { ChoiceField } from '../../platform/form/ChoiceField.tsx';
import { TextField } from '../../platform/form/TextField.tsx';
import { newId, useMe, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { roleChoices } from './role-choices.ts';

/** As what, and in which team: what was asked for is filled in. */
export function AcceptRequestDialog(props: { readonly request: CrewRequest; readonly onClose: () => void }) {
  const { request } = props;
  const state = useProjectState();
  const me = useMe();
  const run = useRunCommand();
  const giver = memberOf(state, me._id);
  const roles = roleChoices(ROLES, (role) => mayGive(giver, bare(role)));
  const offered = roles.find(({ value }) => value === request.role)?.value;
  const [role, setRole] = useState(offered ?? 'guest');
  const [teamId, setTeamId] = useState(request.userRequest.teamId ?? '');
  const [roleTitle, setRoleTitle] = useState(request.userRequest.roleTitle);
  const teams = [...state.crewTeam.values()]
    .sort(byOrder)
    .map(({ _id, name }) => ({ value: _id as string, label: name }));
  const accept = () => {
    run('acceptCrewRequest', {
      requestId: request._id,
      seenVersion: request.version,
      role,
      crewTeamId: teamId === '' ? null : teamId,
      roleTitle: roleTitle.trim(),
      memberId: newId(),
      crewId: newId(),
      contactId: newId(),
    });
    props.onClose();
  };
  return (
    <FormDialog
      open
      title={`${request.name} 님의 참여 요청`}
      submitLabel="수락"
      onClose={props.onClose}
      onSubmit={accept}
    >
      <ChoiceField label="권한" value={role} options={roles} onChange={setRole} />
      <ChoiceField
        label="팀"
        value={teamId}
        options={[{ value: '', label: '팀 없이' }, ...teams]}
        onChange={setTeamId}
      />
      {teamId === '' ? null : (
        <TextField label="직책" value={roleTitle} maxLength={60} onChange={setRoleTitle} />
      )}
    </FormDialog>
  );
}
