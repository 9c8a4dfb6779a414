import type { ShownInvitation } from '@ddak/protocol';
import { Field } from '@ddak/ui';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { TextField } from '../../platform/form/TextField.tsx';
import type { RequestFields } from './request-form.ts';

/** What helps the one who answers: team, role, telephone, a word. All of it may stay empty. */
export function RequestInputs(props: {
  readonly invitation: ShownInvitation;
  readonly value: RequestFields;
  readonly onChange: (value: RequestFields) => void;
}) {
  const { invitation, value } = props;
  const set = (field: keyof RequestFields) => (text: string) => props.onChange({ ...value, [field]: text });
  return (
    <>
      {invitation.teams.length > 0 ? (
        <Field label="팀 (선택)">
          {({ id }) => (
            <Select
              fullWidth
              displayEmpty
              value={value.teamId}
              SelectDisplayProps={{ id, 'aria-label': '팀 (선택)' }}
              onChange={(event) => set('teamId')(event.target.value)}
            >
              <MenuItem value="">아직 모르겠어요</MenuItem>
              {invitation.teams.map(({ _id, name }) => (
                <MenuItem key={_id} value={_id}>
                  {name}
                </MenuItem>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <TextField
        label="직책 (선택)"
        value={value.roleTitle}
        maxLength={60}
        placeholder="예: 촬영 세컨드"
        onChange={set('roleTitle')}
      />
      <TextField
        label="전화번호 (선택)"
        value={value.phone}
        maxLength={30}
        placeholder="010-0000-0000"
        onChange={set('phone')}
      />
      <Field label="남길 말 (선택)">
        {(ids) => (
          <OutlinedInput
            fullWidth
            multiline
            minRows={2}
            value={value.message}
            inputProps={{ ...ids, maxLength: 500 }}
            onChange={(event) => set('message')(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
