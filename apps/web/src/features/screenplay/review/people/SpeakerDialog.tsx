import type { OrganisedLine } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { NameField } from '../NameField.tsx';

/** Who says what stands under a cue: somebody of the script, or a new name. */
export function SpeakerDialog(props: {
  readonly line: OrganisedLine;
  readonly people: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(props.line.who ?? '');
  return (
    <FormDialog
      open
      title="말하는 사람"
      submitLabel="바꾸기"
      disabled={name.trim() === '' || name.trim() === props.line.who}
      onSubmit={() => props.onSave(name.trim())}
      onClose={props.onClose}
    >
      <NameField
        label="이름"
        hint="이 줄에서만 바뀌어요."
        value={name}
        offered={props.people}
        maxLength={60}
        onChange={setName}
      />
    </FormDialog>
  );
}
