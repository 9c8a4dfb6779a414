import { type Character, josa, refusalMessage, takenName } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { TextField } from '../../../../platform/form/TextField.tsx';
import { useProjectState, useRunCommand } from '../../../../sync/hooks.ts';
import { readNames } from './read-names.ts';

const MOST_LETTERS = 600;

/** SC30: what a person is called besides by scripts and lists. */
export function OtherNamesDialog(props: { readonly character: Character; readonly onClose: () => void }) {
  const { character, onClose } = props;
  const run = useRunCommand();
  const [text, setText] = useState(character.alsoCalled.join(', '));
  const state = useProjectState();
  const { names, error: unread } = readNames(text);
  const taken = takenName(state, character, names);
  const error =
    taken === undefined
      ? unread
      : refusalMessage({ code: 'character_taken', details: { label: `‘${taken}’` } });
  return (
    <FormDialog
      open
      title={`${character.name} · 다른 이름`}
      submitLabel="저장"
      disabled={error !== undefined}
      onSubmit={() => {
        run('editCharacter', { characterId: character._id, patch: { alsoCalled: names } });
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label="다른 이름"
        value={text}
        maxLength={MOST_LETTERS}
        placeholder="예: 어머니, 엄마"
        hint={`쉼표로 나눠 적어 주세요. 시나리오나 씬 목록에서 이 이름이 나와도 ${josa(character.name, '으로/로')} 알아봐요.`}
        error={error}
        onChange={setText}
      />
    </FormDialog>
  );
}
