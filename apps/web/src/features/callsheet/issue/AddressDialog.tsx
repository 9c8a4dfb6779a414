import { groupBy, type SheetReader } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { PhoneShownBox } from '../../../platform/form/PhoneShownBox.tsx';
import { TextField } from '../../../platform/form/TextField.tsx';
import { newId, useProjectState, useRunCommand } from '../../../sync/hooks.ts';

/** Says where somebody without an account is reached, and lets the sheet go there. */
export function AddressDialog(props: {
  readonly reader: SheetReader;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}) {
  const { kind, id, name } = props.reader;
  const run = useRunCommand();
  const contacts = useProjectState().personContact;
  const contact = groupBy(contacts, kind === 'actor' ? 'characterId' : 'crewId').get(id)?.[0];
  const [phone, setPhone] = useState(contact?.phone ?? '');
  const [email, setEmail] = useState(contact?.email ?? '');
  const [phoneShown, setPhoneShown] = useState(contact?.phoneShown ?? false);
  const isMail = /^\S+@\S+\.\S+$/.test(email.trim());
  const save = () => {
    const reached = { contactId: newId(), phone: phone.trim(), email: email.trim() };
    if (kind === 'actor') run('setActorContact', { characterId: id, ...reached });
    else run('setPersonContact', { crewId: id, ...reached, phoneShown });
    if (isMail) props.onSaved();
    props.onClose();
  };
  return (
    <FormDialog
      open
      title={`${name} 연락처`}
      submitLabel={isMail ? '저장하고 보내기' : '저장'}
      disabled={email.trim() !== '' && !isMail}
      onSubmit={save}
      onClose={props.onClose}
    >
      <TextField
        label="이메일"
        value={email}
        maxLength={120}
        placeholder="name@example.com"
        onChange={setEmail}
      />
      <TextField
        label="전화번호"
        value={phone}
        maxLength={30}
        placeholder="010-0000-0000"
        onChange={setPhone}
      />
      {/* The sheet names no phone of an actor. */}
      {kind === 'actor' ? null : (
        <PhoneShownBox checked={phoneShown} disabled={phone.trim() === ''} onChange={setPhoneShown} />
      )}
    </FormDialog>
  );
}
