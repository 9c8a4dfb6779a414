import { ROLES, type Role } from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { failureMessage } from '../../platform/api.ts';
import { ROLE_NAMES } from '../../platform/role-names.ts';
import { useProjectId } from '../../sync/hooks.ts';
import { useAddMemberMutation } from './crew-api.ts';

type GivenRole = Exclude<Role, 'owner'>;
const GIVEN = ROLES.filter((role): role is GivenRole => role !== 'owner');

/** Lets in somebody who has an account, by e-mail. The new member comes down with the feed. */
export function AddMemberDialog(props: { readonly onClose: () => void }) {
  const projectId = useProjectId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenRole>('member');
  const [send, { isLoading, error }] = useAddMemberMutation();
  return (
    <FormDialog
      open
      title="이메일로 추가"
      submitLabel="추가"
      disabled={!email.includes('@')}
      busy={isLoading}
      onClose={props.onClose}
      onSubmit={() => {
        void send({ projectId, email: email.trim(), role }).then((answer) => {
          if (!('error' in answer)) props.onClose();
        });
      }}
    >
      <Field
        label="이메일"
        hint="DDAK 계정이 있는 사람을 바로 추가해요."
        error={error ? failureMessage(error) : undefined}
      >
        {(ids) => (
          <OutlinedInput
            {...ids}
            type="email"
            autoFocus
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label="권한">
        {({ id }) => (
          <Select<GivenRole>
            value={role}
            SelectDisplayProps={{ id, 'aria-label': '권한' }}
            onChange={(event) => setRole(event.target.value as GivenRole)}
          >
            {GIVEN.map((one) => (
              <MenuItem key={one} value={one}>
                {ROLE_NAMES[one]}
              </MenuItem>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
