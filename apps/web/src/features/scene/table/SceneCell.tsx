import { cellId, type EditorMode, type LeaveBy, MenuList, TextCellEditor } from '@ddak/ui';
import Popover from '@mui/material/Popover';
import { type ReactNode, Suspense } from 'react';
import { useProjectState } from '../../../sync/hooks.ts';
import { CAST_PICKER } from '../cast-picker-part.ts';
import { cellText } from '../cell-input.ts';
import { choicesOf, isChoice } from '../choices.ts';
import { plannedDefault, type SceneRow } from '../scene-row.ts';
import { type SceneEdits, useSceneEdits } from '../use-scene-edits.ts';
import { type EditableColumn, isEditable, SCENE_COLUMNS, type SceneColumn } from './scene-columns.ts';

export const PLACES_LIST_ID = 'scene-table-places';
export const SETS_LIST_ID = 'scene-table-sets';

interface EditorProps {
  readonly row: SceneRow;
  readonly column: SceneColumn;
  readonly mode: EditorMode;
  readonly onBegin: () => void;
  readonly onLeave: (by: LeaveBy) => void;
}

/** The editor that belongs to a column, in the place of the cell or hanging from it. */
export function SceneCellEditor(props: EditorProps): ReactNode {
  const { row, column, mode, onLeave } = props;
  const { scene } = row;
  const edits = useSceneEdits();
  const anchor = document.getElementById(cellId({ rowId: scene._id, column }));
  if (mode === 'open' && isChoice(column))
    return (
      <>
        {row.cells[column]}
        <MenuList
          anchor={anchor}
          onClose={() => onLeave('escape')}
          entries={choicesOf(scene, column).map((choice) => ({
            label: choice.label,
            selected: choice.selected,
            onSelect: () => edits.edit(scene, choice.patch),
          }))}
        />
      </>
    );
  if (mode === 'open' && column === 'cast')
    return (
      <>
        {row.cells.cast}
        <Popover
          open
          anchorEl={anchor}
          onClose={() => onLeave('escape')}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { sx: { width: 320, padding: '8px', boxShadow: 'var(--lift)' } } }}
          transitionDuration={0}
          onKeyDown={(event) => event.stopPropagation()}
          onKeyDownCapture={(event) => {
            if (event.nativeEvent.isComposing || (event.key !== 'Escape' && event.key !== 'Tab')) return;
            event.preventDefault();
            event.stopPropagation();
            onLeave(event.key === 'Escape' ? 'escape' : event.shiftKey ? 'shift-tab' : 'tab');
          }}
        >
          <Suspense>
            <CAST_PICKER.Part scene={scene} edits={edits} autoFocus />
          </Suspense>
        </Popover>
      </>
    );
  if (!isEditable(column)) return null;
  // What is opened is another field: it begins with the value.
  return <TypedCell key={mode === 'open' ? 'open' : 'typed'} {...props} edits={edits} column={column} />;
}

const LISTS: Readonly<Partial<Record<SceneColumn, string>>> = {
  location: PLACES_LIST_ID,
  setName: SETS_LIST_ID,
};

function TypedCell(props: EditorProps & { readonly edits: SceneEdits; readonly column: EditableColumn }) {
  const { row, column, mode, edits } = props;
  const state = useProjectState();
  const placeholder = column === 'planned' ? String(plannedDefault(state, row.scene) ?? '') : undefined;
  const isText = column !== 'location' && column !== 'cast' && !isChoice(column);
  return (
    <TextCellEditor
      mode={mode}
      label={SCENE_COLUMNS.find((other) => other.key === column)!.label}
      value={mode === 'open' && isText ? cellText(state, row.scene, column) : row.cells[column]}
      placeholder={placeholder}
      list={LISTS[column]}
      onBegin={props.onBegin}
      onLeave={(text, by) => {
        if (by !== 'escape') edits.type(row.scene, column, text);
        props.onLeave(by);
      }}
    />
  );
}
