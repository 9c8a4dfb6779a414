import {
  bare,
  byOrder,
  type CrewRequest,
  joinedWith,
  listedAsker,
  mayGive,
  memberOf,
  ROLES,
} from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { ChoiceField } from '../../platform/form/ChoiceField.tsx';
import { TextField } from '../../platform/form/TextField.tsx';
import { newId, useMe, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { roleChoices } from './role-choices.ts';

/**
 * As what, and in which team: what was asked for is filled in, of somebody who is on the list already what stands there
 * (CR17).
 */
export function AcceptRequestDialog(props: { readonly request: CrewRequest; readonly onClose: () => void }) {
  const { request } = props;
  const state = useProjectState();
  const me = useMe();
  const run = useRunCommand();
  const giver = memberOf(state, me._id);
  const roles = roleChoices(ROLES, (role) => mayGive(giver, bare(role)));
  const offered = roles.find(({ value }) => value === request.role)?.value;
  const [role, setRole] = useState(offered ?? 'guest');
  // As it was when the dialog opened: what is told is what is accepted.
  const [listed] = useState(() => listedAsker(state, request));
  const [joins, setJoins] = useState(listed !== null);
  const [teamId, setTeamId] = useState(listed?.crewTeamId ?? request.userRequest.teamId ?? '');
  const [roleTitle, setRoleTitle] = useState(listed?.roleTitle || request.userRequest.roleTitle);
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
      apart: !joins,
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
      {listed ? (
        <FormControlLabel
          control={<Checkbox checked={joins} onChange={(event) => setJoins(event.target.checked)} />}
          label={joinedWith([listed.name])}
        />
      ) : null}
      <ChoiceField label="권한" value={role} options={roles} onChange={setRole} />
      <ChoiceField
        label="팀"
        value={teamId}
        options={[...(joins ? [] : [{ value: '', label: '팀 없이' }]), ...teams]}
        onChange={setTeamId}
      />
      {teamId === '' ? null : (
        <TextField label="직책" value={roleTitle} maxLength={60} onChange={setRoleTitle} />
      )}
    </FormDialog>
  );
}
