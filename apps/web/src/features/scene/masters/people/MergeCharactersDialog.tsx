import { type Character, charactersInOrder, type Id, matchesSearch, type ProjectState } from '@ddak/domain';
import { useState } from 'react';
import { useCan, useProjectState, useRunCommand, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.ts';
import { MergeForm } from '../MergeForm.tsx';
import { mergeCharacterEffects } from './merge-character-effects.ts';

/** SC16: takes other characters into this one. */
export function MergeCharactersDialog(props: {
  readonly character: Character;
  /** Chosen at first. */
  readonly chosen: readonly Id[];
  readonly onClose: () => void;
}) {
  const { character, onClose } = props;
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const sees = { cost: useCan('cost', 'read'), contacts: useCan('contacts', 'read') };
  const [chosen, setChosen] = useState(props.chosen);
  const others = chosen.flatMap((id) => state.character.get(id) ?? []);
  return (
    <MergeForm
      name={character.name}
      what="합칠 인물"
      unit="명"
      candidates={(search) => candidates(state, character, search)}
      chosen={others.map(({ _id }) => _id)}
      onChoose={setChosen}
      effects={mergeCharacterEffects(state, character, others, sees)}
      onClose={onClose}
      onMerge={() => {
        const characterIds = others.map(({ _id }) => _id);
        const command = run('mergeCharacters', { intoId: character._id, characterIds });
        showUndoToast(`인물 ${others.length}명을 ‘${character.name}’에 합쳤어요.`, command, undoCommand);
        onClose();
      }}
    />
  );
}

const candidates = (state: ProjectState, character: Character, search: string) =>
  charactersInOrder(state.character.values())
    .filter(({ _id, name, actorName }) => _id !== character._id && matchesSearch([name, actorName], search))
    .map(({ _id, characterNumber, name, actorName }) => ({
      _id,
      label: [`${characterNumber} ${name}`, actorName].filter(Boolean).join(' · '),
    }));
