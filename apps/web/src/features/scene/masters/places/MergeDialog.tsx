import { type Id, type Location, matchesSearch, type ProjectState } from '@ddak/domain';
import { useState } from 'react';
import { useCan, useProjectState, useRunCommand, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.ts';
import { MergeForm } from '../MergeForm.tsx';
import { mergeEffects } from './merge-view.ts';

/** SC10: takes other places into this one. */
export function MergeDialog(props: {
  readonly location: Location;
  /** Chosen at first. */
  readonly chosen: readonly Id[];
  readonly onClose: () => void;
}) {
  const { location, onClose } = props;
  const sees = { cost: useCan('cost', 'read'), contacts: useCan('contacts', 'read') };
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const [chosen, setChosen] = useState(props.chosen);
  const others = chosen.flatMap((id) => state.location.get(id) ?? []);
  return (
    <MergeForm
      name={location.realName}
      what="합칠 촬영지"
      unit="곳"
      candidates={(search) => candidates(state, location, search)}
      chosen={others.map(({ _id }) => _id)}
      onChoose={setChosen}
      effects={mergeEffects(state, location, others, sees)}
      onClose={onClose}
      onMerge={() => {
        const locationIds = others.map(({ _id }) => _id);
        const command = run('mergeLocations', { intoId: location._id, locationIds });
        showUndoToast(`촬영지 ${others.length}곳을 ‘${location.realName}’에 합쳤어요.`, command, undoCommand);
        onClose();
      }}
    />
  );
}

const candidates = (state: ProjectState, location: Location, search: string) =>
  [...state.location.values()]
    .filter(
      ({ _id, realName, address }) => _id !== location._id && matchesSearch([realName, address], search),
    )
    .sort((a, b) => a.realName.localeCompare(b.realName, 'ko'))
    .map(({ _id, realName, address }) => ({ _id, label: address ? `${realName} · ${address}` : realName }));
