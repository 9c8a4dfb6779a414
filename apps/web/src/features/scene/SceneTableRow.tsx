import { flagWords, type Scene } from '@ddak/domain';
import { Chip, TimeBar } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo, useRef } from 'react';
import { useProjectState } from '../../sync/hooks.ts';
import { SceneCellEditor } from './SceneCell.tsx';
import { SCENE_COLUMNS, type SceneColumn } from './scene-columns.ts';
import { type SceneRow, sceneRow } from './scene-row.ts';
import { TableRow } from './TableParts.tsx';
import type { LeaveBy } from './TextCellEditor.tsx';
import { cellId } from './table-parts.ts';
import type { SceneEdits } from './use-scene-edits.ts';

const TimeChip = styled('b', { shouldForwardProp: (name) => name !== 'time' })<{
  readonly time: Scene['timeOfDay'];
}>(({ time }) => ({
  flex: 'none',
  width: 22,
  marginRight: 6,
  borderRadius: 3,
  textAlign: 'center',
  fontWeight: 600,
  fontSize: 12,
  lineHeight: '20px',
  background: time === null ? 'var(--sunken)' : `var(--${time}-tint)`,
  color: time === null ? 'var(--ink-3)' : `var(--${time}-ink)`,
}));
const Cell = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  height: '100%',
  padding: '0 8px',
  cursor: 'cell',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-column="number"]': { fontWeight: 700, fontSize: 14, gap: 8, paddingLeft: 16 },
  '&[data-column="setName"]': { fontWeight: 500 },
  '&[data-column="cuts"], &[data-column="length"], &[data-column="planned"]': { justifyContent: 'flex-end' },
  '&[data-quiet="true"]': { color: 'var(--ink-3)' },
  '&[data-active="true"]': { boxShadow: 'inset 0 0 0 2px var(--brand)', borderRadius: 2 },
  '&[data-editing="true"]': { padding: 0 },
  // The ring of the active cell says it already.
  '&:focus-visible': { outline: 'none' },
});

/** Columns whose text may be longer than the cell. */
const MAY_BE_CUT: readonly SceneColumn[] = ['setName', 'location', 'synopsis', 'cast'];

interface RowProps {
  readonly scene: Scene;
  readonly isFirst: boolean;
  /** The column of the active cell, where it is in this row. */
  readonly active: SceneColumn | null;
  readonly editing: boolean;
  readonly edits: SceneEdits;
  readonly index: number;
  readonly onPress: (sceneId: string, column: SceneColumn) => void;
  readonly onLeave: (by: LeaveBy) => void;
}

/** One scene of the table. */
export const SceneTableRow = memo(function SceneTableRow(props: RowProps) {
  const state = useProjectState();
  const row = sceneRow(state, props.scene);
  const omitted = props.scene.status === 'omitted';
  return (
    <TableRow
      role="row"
      aria-rowindex={props.index + 2}
      data-first={props.isFirst}
      data-omitted={omitted}
      data-current={props.active !== null}
    >
      {SCENE_COLUMNS.map(({ key }) => (
        <TableCell key={key} {...props} row={row} column={key} />
      ))}
    </TableRow>
  );
});

function TableCell(props: RowProps & { readonly row: SceneRow; readonly column: SceneColumn }) {
  const { row, column, active, editing, scene } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isActive = active === column;
  const isEditing = isActive && editing;
  const isTyped = isEditing && !['shootKind', 'time', 'setting', 'cast', 'days'].includes(column);
  return (
    <Cell
      ref={ref}
      id={cellId(scene._id, column)}
      role="gridcell"
      tabIndex={-1}
      aria-selected={isActive}
      data-column={column}
      data-active={isActive && !isTyped}
      data-editing={isTyped}
      data-quiet={row.quiet.has(column)}
      title={MAY_BE_CUT.includes(column) ? row.cells[column] : undefined}
      onClick={() => props.onPress(scene._id, column)}
    >
      {column === 'number' && !isTyped ? (
        <TimeBar
          time={scene.timeOfDay}
          hatched={scene.setting !== null && scene.setting !== 'INT'}
          height={22}
        />
      ) : null}
      {isEditing ? (
        <SceneCellEditor row={row} column={column} edits={props.edits} anchor={ref} onLeave={props.onLeave} />
      ) : (
        <CellText row={row} column={column} />
      )}
    </Cell>
  );
}

const Flags = styled('span')({
  display: 'flex',
  flex: 'none',
  gap: 4,
  marginLeft: 'auto',
  paddingLeft: 6,
});

function CellText({ row, column }: { readonly row: SceneRow; readonly column: SceneColumn }) {
  if (column === 'setName') {
    const flags = flagWords(row.scene);
    return (
      <>
        <span>{row.cells.setName}</span>
        {flags.length > 0 ? (
          <Flags>
            {flags.map((word) => (
              <Chip key={word}>{word}</Chip>
            ))}
          </Flags>
        ) : null}
      </>
    );
  }
  if (column !== 'time') return <span>{row.cells[column]}</span>;
  return (
    <>
      {row.timeLetter ? <TimeChip time={row.scene.timeOfDay}>{row.timeLetter}</TimeChip> : null}
      <span>{row.cells.time}</span>
    </>
  );
}
