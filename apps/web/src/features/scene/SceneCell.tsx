import { MenuList } from '@ddak/ui';
import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { useProjectState } from '../../sync/hooks.ts';
import { CastPicker } from './CastPicker.tsx';
import { cellText, type TextColumn } from './cell-input.ts';
import { choicesOf, isChoice } from './choices.ts';
import { SCENE_COLUMNS, type SceneColumn } from './scene-columns.ts';
import { plannedDefault, type SceneRow } from './scene-row.ts';
import { type LeaveBy, TextCellEditor } from './TextCellEditor.tsx';
import { cellId } from './table-parts.ts';
import { type SceneEdits, useSceneEdits } from './use-scene-edits.ts';

export const PLACES_LIST_ID = 'scene-table-places';
export const SETS_LIST_ID = 'scene-table-sets';

interface EditorProps {
  readonly row: SceneRow;
  readonly column: SceneColumn;
  readonly onLeave: (by: LeaveBy) => void;
}

/** The editor that belongs to a column, in the place of the cell or hanging from it. */
export function SceneCellEditor(props: EditorProps): ReactNode {
  const { row, column, onLeave } = props;
  const { scene } = row;
  const edits = useSceneEdits();
  const anchor = document.getElementById(cellId(scene._id, column));
  const label = SCENE_COLUMNS.find((other) => other.key === column)!.label;
  if (isChoice(column))
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
  if (column === 'cast')
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
          <CastPicker scene={scene} edits={edits} autoFocus />
        </Popover>
      </>
    );
  if (column === 'location')
    return (
      <TextCellEditor
        label={label}
        value={row.cells.location}
        list={PLACES_LIST_ID}
        onLeave={(text, by) => {
          if (by !== 'escape') edits.place(scene, text);
          onLeave(by);
        }}
      />
    );
  if (column === 'days') return row.cells.days;
  return <TextEditor {...props} edits={edits} column={column} label={label} />;
}

function TextEditor(
  props: EditorProps & { readonly edits: SceneEdits; readonly column: TextColumn; readonly label: string },
) {
  const { row, column, edits } = props;
  const state = useProjectState();
  const placeholder = column === 'planned' ? String(plannedDefault(state, row.scene) ?? '') : undefined;
  return (
    <TextCellEditor
      label={props.label}
      value={cellText(state, row.scene, column)}
      placeholder={placeholder}
      list={column === 'setName' ? SETS_LIST_ID : undefined}
      onLeave={(text, by) => {
        if (by !== 'escape') edits.type(row.scene, column, text);
        props.onLeave(by);
      }}
    />
  );
}
