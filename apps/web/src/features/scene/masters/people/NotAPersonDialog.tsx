import { BREAKDOWN_CATEGORIES, type Character } from '@ddak/domain';
import { FormDialog, TOUCH } from '@ddak/ui';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useCan, useProjectState, useRunCommand, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.ts';
import { Effects } from '../MergeForm.tsx';
import { characterLosses } from './character-losses.ts';

type ItemType = (typeof BREAKDOWN_CATEGORIES)[number]['type'];

/** What it mostly is that a script names like a person. */
const LIKELY: readonly ItemType[] = ['props', 'bg', 'etc'];

/** SC17: asks what it is that is no person; nothing of the breakdown: it only goes. */
export function NotAPersonDialog(props: { readonly character: Character; readonly onClose: () => void }) {
  const { character, onClose } = props;
  const { _id: characterId, name } = character;
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const [type, setType] = useState<ItemType | 'none'>('props');
  const sees = { cost: useCan('cost', 'read'), contacts: useCan('contacts', 'read') };
  const losses = characterLosses(state, character, sees);
  const scenes = [...state.scene.values()].filter(({ characters }) =>
    characters.some(({ _id }) => _id === characterId),
  ).length;
  const nameOf = (one: ItemType) => BREAKDOWN_CATEGORIES.find((category) => category.type === one)!.name;
  const others = BREAKDOWN_CATEGORIES.filter((category) => !LIKELY.includes(category.type));
  return (
    <FormDialog
      open
      danger
      width="xs"
      title={`‘${name}’: 사람이 아님`}
      submitLabel={type === 'none' ? '인물에서 빼기' : '품목으로 바꾸기'}
      onClose={onClose}
      onSubmit={() => {
        const command =
          type === 'none'
            ? run('removeCharacter', { characterId, isNoPerson: true })
            : run('turnIntoItem', { characterId, type });
        const text =
          type === 'none'
            ? `‘${name}’ 배역을 인물에서 뺐어요.`
            : `‘${name}’ 배역을 씬 ${scenes}개의 ${nameOf(type)} 품목으로 바꿨어요.`;
        showUndoToast(text, command, undoCommand);
        onClose();
      }}
    >
      <p style={{ color: 'var(--ink-2)' }}>
        {scenes > 0 ? `씬 ${scenes}개의 출연과 일촬표의 콜에서 빠져요.` : '일촬표의 콜에서 빠져요.'} 다음
        대본에 또 나와도 인물로 만들지 않아요.
      </p>
      {losses.length > 0 ? <Effects title="함께 사라지는 것" lines={losses} /> : null}
      <p style={{ color: 'var(--ink-2)' }}>무엇으로 남길까요?</p>
      <RadioGroup
        aria-label="무엇으로 남길까요?"
        value={type}
        onChange={(_, value) => setType(value as ItemType | 'none')}
      >
        {[...LIKELY, ...others.map((category) => category.type)].map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            sx={{ minHeight: 32, [TOUCH]: { minHeight: 44 } }}
            control={<Radio />}
            label={nameOf(one)}
          />
        ))}
        <FormControlLabel
          value="none"
          sx={{ minHeight: 32, [TOUCH]: { minHeight: 44 } }}
          control={<Radio />}
          label="남기지 않고 빼기"
        />
      </RadioGroup>
    </FormDialog>
  );
}
