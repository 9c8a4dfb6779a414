import { flagWords, type Scene } from '@ddak/domain';
import { Chip, TimeBar } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo, useRef } from 'react';
import { useProjectSelector } from '../../sync/hooks.ts';
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

/** One scene of the table. Drawn again only when one of its texts changes. */
export const SceneTableRow = memo(function SceneTableRow(props: RowProps) {
  const { scene, active, editing } = props;
  const row = useProjectSelector((state) => sceneRow(state, scene));
  return (
    <TableRow
      role="row"
      aria-rowindex={props.index + 2}
      data-first={props.isFirst}
      data-omitted={scene.status === 'omitted'}
      data-current={active !== null}
    >
      {SCENE_COLUMNS.map(({ key }) => (
        <TableCell
          key={key}
          row={row}
          column={key}
          active={active === key}
          editing={active === key && editing}
          edits={props.edits}
          onPress={props.onPress}
          onLeave={props.onLeave}
        />
      ))}
    </TableRow>
  );
});

interface CellProps extends Pick<RowProps, 'edits' | 'onPress' | 'onLeave'> {
  readonly row: SceneRow;
  readonly column: SceneColumn;
  readonly active: boolean;
  readonly editing: boolean;
}

const NOT_TYPED: readonly SceneColumn[] = ['shootKind', 'time', 'setting', 'cast', 'days'];

const TableCell = memo(function TableCell(props: CellProps) {
  const { row, column, active, editing } = props;
  const { scene } = row;
  const ref = useRef<HTMLDivElement>(null);
  const isTyped = editing && !NOT_TYPED.includes(column);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are laid out as a CSS grid, which a <td> would leave
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keyboard, and moves the active cell
    <div
      ref={ref}
      id={cellId(scene._id, column)}
      role="gridcell"
      tabIndex={-1}
      aria-selected={active}
      data-column={column}
      data-active={active && !isTyped}
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
      {editing ? (
        <SceneCellEditor row={row} column={column} edits={props.edits} anchor={ref} onLeave={props.onLeave} />
      ) : (
        <CellText row={row} column={column} />
      )}
    </div>
  );
});

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
