import {
  type BreakdownElement,
  charactersInOrder,
  type Id,
  type ProjectState,
  planOfElement,
  sceneLabel,
  scenesWithoutCompanion,
} from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { newId, useProjectState, useRunCommand, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.ts';
import { AvailabilityFields, areValid, draftsOf, type EntryDraft } from '../AvailabilityFields.tsx';
import { firstDateOf } from '../first-date.ts';

const NOBODY = '';

/** EL8, EL9: when a thing can be had, and with whom it comes, into all their scenes at once. */
export function ElementPlanDialog(props: {
  readonly element: BreakdownElement;
  readonly onClose: () => void;
}) {
  const { element, onClose } = props;
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const plan = planOfElement(state, element);
  const [isRead, setRead] = useState(true);
  const [drafts, setDrafts] = useState<readonly EntryDraft[]>(() => draftsOf(plan?.availability ?? []));
  const [characterId, setCharacterId] = useState<Id>(plan?.characterId ?? NOBODY);
  const [joins, setJoins] = useState(true);
  const people = charactersInOrder(state.character.values());
  const person = state.character.get(characterId);
  const missing = person ? scenesWithoutCompanion(state, element, person._id) : [];
  const save = () => {
    const command = run('planElement', {
      ...{ planId: newId(), element: { type: element.type, name: element.name } },
      availability: drafts.map(({ entry }) => entry),
      ...{ characterId: person?._id ?? null, joins: joins && missing.length > 0 },
    });
    if (joins && missing.length > 0)
      showUndoToast(`‘${element.name}’ 품목을 씬 ${missing.length}개에 더했어요.`, command, undoCommand);
    onClose();
  };
  return (
    <FormDialog
      open
      title={`‘${element.name}’ · 가능한 날과 인물`}
      submitLabel="저장"
      disabled={!isRead || !areValid(drafts)}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label="함께 나오는 인물" hint="이 인물이 나오는 씬에 이 품목도 필요해요.">
        {(ids) => (
          <Select
            fullWidth
            displayEmpty
            size="small"
            value={characterId}
            inputProps={{ ...ids, 'aria-label': '함께 나오는 인물' }}
            onChange={({ target }) => setCharacterId(target.value)}
          >
            <MenuItem value={NOBODY}>없음</MenuItem>
            {people.map(({ _id, name }) => (
              <MenuItem key={_id} value={_id}>
                {name}
              </MenuItem>
            ))}
          </Select>
        )}
      </Field>
      {person && missing.length > 0 ? (
        <FormControlLabel
          control={<Checkbox checked={joins} onChange={({ target }) => setJoins(target.checked)} />}
          label={`아직 없는 씬 ${missing.length}개에 더하기: ${labels(state, missing)}`}
        />
      ) : null}
      {person && missing.length === 0 ? <p>이 인물이 나오는 씬에 모두 있어요.</p> : null}
      <AvailabilityFields
        drafts={drafts}
        firstDate={firstDateOf(state)}
        onChange={setDrafts}
        onRead={setRead}
      />
    </FormDialog>
  );
}

/** More numbers than that nobody reads. */
const MOST_SHOWN = 12;

function labels(state: ProjectState, scenes: ReturnType<typeof scenesWithoutCompanion>): string {
  const shown = scenes.slice(0, MOST_SHOWN).map((scene) => `S#${sceneLabel(state, scene)}`);
  return `${shown.join(', ')}${scenes.length > MOST_SHOWN ? ' …' : ''}`;
}
