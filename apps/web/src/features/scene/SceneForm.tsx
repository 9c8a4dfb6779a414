import type { Scene } from '@ddak/domain';
import { Field, type MenuEntry, useDraft } from '@ddak/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { fieldMark } from '../../platform/presence/field-mark.ts';
import { useProjectState } from '../../sync/hooks.ts';
import CastPicker from './CastPicker.tsx';
import { cellText, type TextColumn } from './cell-input.ts';
import { type Choice, type ChoiceColumn, choicesOf, flagChoices, windowChoices } from './choices.ts';
import { SEQUENCE_LENGTH } from './SequenceDialog.tsx';
import type { ScenePatch } from './scene-patch.ts';
import { sceneRow } from './scene-row.ts';
import { SCENE_COLUMNS, type SceneColumn } from './table/scene-columns.ts';
import { type SceneEdits, useSceneEdits } from './use-scene-edits.ts';

const Fields = styled('fieldset')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: 0,
  padding: '4px 16px 24px',
  border: 0,
  '& > *': { flex: 'none' },
  '& > .three': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 },
});
const Choices = styled('div')({
  display: 'flex',
  gap: 4,
  '& > button': {
    flex: '1 1 0',
    height: 44,
    padding: 0,
    border: '1px solid var(--line-2)',
    borderRadius: 'var(--r-button)',
    background: 'var(--surface)',
    color: 'var(--ink-2)',
    fontSize: 15,
  },
  '& > button[aria-pressed="true"]': { borderColor: 'var(--ink)', color: 'var(--ink)', fontWeight: 600 },
});

/** The fields of a scene, one under the other, each saved by itself: the table for a thumb. */
export function SceneForm(props: {
  readonly scene: Scene;
  readonly canEdit: boolean;
  readonly menu: readonly (MenuEntry | 'divider')[];
  readonly onMenuDone: () => void;
}) {
  const { scene } = props;
  const state = useProjectState();
  const edits = useSceneEdits();
  const text = (column: TextColumn) => (
    <TextField key={`${scene._id}/${column}`} scene={scene} column={column} edits={edits} />
  );
  const choice = (column: ChoiceColumn) => <ChoiceField scene={scene} column={column} edits={edits} />;
  return (
    <Fields disabled={!props.canEdit}>
      {text('setName')}
      <PlaceField
        key={`${scene._id}/${scene.location}`}
        scene={scene}
        edits={edits}
        name={sceneRow(state, scene).cells.location}
      />
      {choice('setting')}
      {choice('time')}
      {choice('shootKind')}
      <ChoiceButtons
        label="구성"
        choices={flagChoices(scene)}
        onChoose={(patch) => edits.edit(scene, patch)}
      />
      {windowChoices(scene).length > 0 ? (
        <ChoiceButtons
          label="빛"
          choices={windowChoices(scene)}
          onChoose={(patch) => edits.edit(scene, patch)}
        />
      ) : null}
      {text('synopsis')}
      <SequenceField key={`${scene._id}/sequence`} scene={scene} edits={edits} />
      <Field label="인물">{(ids) => <CastPicker id={ids.id} scene={scene} edits={edits} />}</Field>
      <div className="three">
        {text('cuts')}
        {text('length')}
        {text('planned')}
      </div>
      {props.menu.map((entry) =>
        entry === 'divider' ? null : (
          <Button
            key={String(entry.label)}
            color={entry.danger ? 'error' : 'inherit'}
            onClick={() => {
              props.onMenuDone();
              entry.onSelect();
            }}
          >
            {entry.label}
          </Button>
        ),
      )}
    </Fields>
  );
}

const LONG_LABELS: Readonly<Record<ChoiceColumn, string>> = {
  setting: '안/밖',
  time: '시간',
  shootKind: '로케·오픈·세트',
};
const labelOf = (column: SceneColumn): string =>
  column in LONG_LABELS
    ? LONG_LABELS[column as ChoiceColumn]
    : SCENE_COLUMNS.find((other) => other.key === column)!.label;

function TextField(props: {
  readonly scene: Scene;
  readonly column: TextColumn;
  readonly edits: SceneEdits;
}) {
  const { scene, column, edits } = props;
  const state = useProjectState();
  const row = sceneRow(state, scene);
  // What holds while nobody sets it.
  const placeholder = row.quiet.has(column) ? row.cells[column] : undefined;
  const draft = useDraft(cellText(state, scene, column), (text) => edits.type(scene, column, text));
  return (
    <Field label={labelOf(column)}>
      {(ids) => (
        <OutlinedInput
          {...ids}
          {...draft}
          {...fieldMark('scene', scene._id, column)}
          placeholder={placeholder}
          multiline={column === 'synopsis'}
          minRows={2}
        />
      )}
    </Field>
  );
}

function SequenceField({ scene, edits }: { readonly scene: Scene; readonly edits: SceneEdits }) {
  const draft = useDraft(scene.sequence ?? '', (text) => edits.edit(scene, { sequence: text.trim() }));
  return (
    <Field label="시퀀스">
      {(ids) => (
        <OutlinedInput
          {...ids}
          {...draft}
          {...fieldMark('scene', scene._id, 'sequence')}
          inputProps={{ maxLength: SEQUENCE_LENGTH }}
        />
      )}
    </Field>
  );
}

function PlaceField(props: { readonly scene: Scene; readonly edits: SceneEdits; readonly name: string }) {
  // A place is made by its whole name: it is kept when the field is left, not while the name is typed.
  return (
    <Field label={labelOf('location')}>
      {(ids) => (
        <OutlinedInput
          {...ids}
          {...fieldMark('scene', props.scene._id, 'location')}
          defaultValue={props.name}
          onBlur={(event) => props.edits.place(props.scene, event.target.value)}
        />
      )}
    </Field>
  );
}

function ChoiceField(props: {
  readonly scene: Scene;
  readonly column: ChoiceColumn;
  readonly edits: SceneEdits;
}) {
  const { scene, column, edits } = props;
  const choices = choicesOf(scene, column);
  const none = choices.at(-1)!;
  const orNone = (option: Choice): Choice => (option.selected ? { ...option, patch: none.patch } : option);
  return (
    <ChoiceButtons
      label={labelOf(column)}
      choices={choices.slice(0, -1).map(orNone)}
      onChoose={(patch) => edits.edit(scene, patch)}
    />
  );
}

function ChoiceButtons(props: {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (patch: ScenePatch) => void;
}) {
  return (
    <Field label={props.label}>
      {(ids) => (
        <Choices {...ids} role="group" aria-label={props.label}>
          {props.choices.map((option) => (
            <button
              key={option.label}
              type="button"
              aria-pressed={option.selected}
              onClick={() => props.onChoose(option.patch)}
            >
              {option.label}
            </button>
          ))}
        </Choices>
      )}
    </Field>
  );
}
