import { type Character, GUARDED_UNDER, groupBy, refusalMessage, refuseBirth } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useMemo, useState } from 'react';
import { todayText } from '../../../../platform/clock/today.ts';
import { DateField } from '../../../../platform/form/date/DateField.tsx';
import { ReadDialog } from '../../../../platform/form/ReadDialog.tsx';
import { TextField } from '../../../../platform/form/TextField.tsx';
import { newId, useCan, useProjectState, useRunCommand } from '../../../../sync/hooks.ts';
import { birthLine, birthWords } from '../minor-words.ts';
import { neededDates } from '../needed-days.ts';

/** SC22: when an actor was born, what follows from it on their shooting days, and who speaks for them. */
export function BirthDialog(props: { readonly character: Character; readonly onClose: () => void }) {
  const { character, onClose } = props;
  const run = useRunCommand();
  const state = useProjectState();
  const canEdit = useCan('contacts', 'write');
  const contact = groupBy(state.personContact, 'characterId').get(character._id)?.[0];
  const days = useMemo(
    () => [
      ...neededDates(state, ({ characters }) => characters.some(({ _id }) => _id === character._id)).keys(),
    ],
    [state, character._id],
  );
  const [birthDate, setBirthDate] = useState(contact?.birthDate ?? '');
  const [isRead, setRead] = useState(true);
  const [guardianName, setName] = useState(contact?.guardianName ?? '');
  const [guardianPhone, setPhone] = useState(contact?.guardianPhone ?? '');
  const title = `${character.actorName || character.name} · 생년월일·보호자`;
  const line = birthDate === '' ? undefined : birthLine(birthDate, days, todayText());
  if (!canEdit)
    return (
      <ReadDialog title={title} onClose={onClose}>
        <p>{birthDate === '' ? '생년월일을 아직 적지 않았어요.' : `${birthWords(birthDate)} · ${line}`}</p>
        {guardianName === '' ? null : <p>보호자 {[guardianName, guardianPhone].filter(Boolean).join(' ')}</p>}
      </ReadDialog>
    );
  if (character.actorName === '')
    return (
      <ReadDialog title={title} onClose={onClose}>
        <p>배우 이름을 먼저 적어 주세요.</p>
      </ReadDialog>
    );
  const said = {
    birthDate: birthDate === '' ? null : birthDate,
    guardianName: guardianName.trim(),
    guardianPhone: guardianPhone.trim(),
  };
  const refusal = refuseBirth(said, Date.now());
  const why = (code: string) => (refusal?.code === code ? refusalMessage(refusal) : undefined);
  return (
    <FormDialog
      open
      title={title}
      submitLabel="저장"
      disabled={refusal !== null || !isRead}
      onSubmit={() => {
        run('setBirthDate', { contactId: newId(), characterId: character._id, ...said });
        onClose();
      }}
      onClose={onClose}
    >
      <DateField
        label="생년월일"
        value={birthDate}
        past
        optional
        hint={line ?? '적으면 촬영일의 나이로 미성년 근로 규칙이 정해져요.'}
        error={why('birth_date_ahead')}
        onChange={setBirthDate}
        onRead={setRead}
      />
      <TextField
        label="보호자 이름"
        value={guardianName}
        maxLength={60}
        hint={`만 ${GUARDED_UNDER}세 미만이면 보호자 동의를 받고 적어 주세요.`}
        error={why('guardian_missing')}
        onChange={setName}
      />
      <TextField
        label="보호자 전화"
        value={guardianPhone}
        maxLength={30}
        placeholder="010-0000-0000"
        onChange={setPhone}
      />
    </FormDialog>
  );
}
