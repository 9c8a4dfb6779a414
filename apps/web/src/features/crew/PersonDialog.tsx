import { type Crew, type CrewTeam, groupBy } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMemo, useState } from 'react';
import { PhoneShownBox } from '../../platform/form/PhoneShownBox.tsx';
import { TextField } from '../../platform/form/TextField.tsx';
import { FieldRowContext } from '../../platform/presence/field-mark.ts';
import { newId, useCan, useProjectSelector, useRunCommand } from '../../sync/hooks.ts';

/** Adds a person without an account to a team, or edits one. The phone shows to those who may see contacts. */
export function PersonDialog(props: {
  readonly team: CrewTeam;
  readonly person: Crew | null;
  readonly onClose: () => void;
}) {
  const { team, person } = props;
  const run = useRunCommand();
  const canWriteContacts = useCan('contacts', 'write');
  const contacts = useProjectSelector((state) => state.personContact);
  const contact = person ? groupBy(contacts, 'crewId').get(person._id)?.[0] : undefined;
  const [name, setName] = useState(person?.name ?? '');
  const [roleTitle, setRoleTitle] = useState(person?.roleTitle ?? '');
  const [phone, setPhone] = useState(contact?.phone ?? '');
  const [email, setEmail] = useState(contact?.email ?? '');
  const [phoneShown, setPhoneShown] = useState(contact?.phoneShown ?? false);
  const [agreed, setAgreed] = useState(person !== null);
  const [isChild, setIsChild] = useState(false);
  const [guardian, setGuardian] = useState('');
  const at = useMemo(() => (person ? ({ table: 'crew', rowId: person._id } as const) : null), [person]);
  const save = () => {
    const crewId = person?._id ?? newId();
    const fields = { name: name.trim(), roleTitle: roleTitle.trim() };
    if (person) run('editCrew', { crewId, patch: fields });
    else
      run('addCrew', {
        crewId,
        crewTeamId: team._id,
        ...fields,
        userId: null,
        consent: { guardian: isChild ? guardian.trim() : '' },
      });
    const reached = { phone: phone.trim(), email: email.trim(), phoneShown };
    const { phone: before = '', email: mailBefore = '', phoneShown: shownBefore = false } = contact ?? {};
    const isSame = reached.phone === before && reached.email === mailBefore && phoneShown === shownBefore;
    if (canWriteContacts && !isSame) run('setPersonContact', { contactId: newId(), crewId, ...reached });
    props.onClose();
  };
  return (
    <FieldRowContext value={at}>
      <FormDialog
        open
        title={person ? '스태프 고치기' : `${team.name} 팀에 추가`}
        submitLabel={person ? '저장' : '추가'}
        disabled={name.trim() === '' || !agreed || (isChild && guardian.trim() === '')}
        onSubmit={save}
        onClose={props.onClose}
      >
        <TextField label="이름" value={name} maxLength={60} onChange={setName} />
        <TextField
          label="직책"
          value={roleTitle}
          maxLength={60}
          placeholder="예: 촬영감독"
          onChange={setRoleTitle}
        />
        {canWriteContacts ? (
          <TextField
            label="전화번호"
            value={phone}
            maxLength={30}
            placeholder="010-0000-0000"
            onChange={setPhone}
          />
        ) : null}
        {canWriteContacts ? (
          <PhoneShownBox checked={phoneShown} disabled={phone.trim() === ''} onChange={setPhoneShown} />
        ) : null}
        {canWriteContacts ? (
          <TextField
            label="이메일 (계정이 없어도 일촬표를 보내요)"
            value={email}
            maxLength={120}
            placeholder="name@example.com"
            onChange={setEmail}
          />
        ) : null}
        {person ? null : (
          <div>
            <FormControlLabel
              control={<Checkbox checked={isChild} onChange={(event) => setIsChild(event.target.checked)} />}
              label="만 14세 미만이에요"
            />
            {isChild ? (
              <TextField label="보호자 이름" value={guardian} maxLength={60} onChange={setGuardian} />
            ) : null}
            <FormControlLabel
              control={<Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />}
              label={isChild ? '보호자 동의를 받았습니다' : '본인 동의를 받았습니다'}
            />
          </div>
        )}
      </FormDialog>
    </FieldRowContext>
  );
}
