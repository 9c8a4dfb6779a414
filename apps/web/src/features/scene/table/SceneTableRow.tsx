import { flagWords, moreThanTheLetter, TIME_WORDS } from '@ddak/domain';
import { Chip, cellId, type EditorMode, type LeaveBy, TimeBar } from '@ddak/ui';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { CommentButton } from '../../../platform/comment/CommentButton.tsx';
import type { Flight } from '../../../platform/list/flight.ts';
import { fieldMark } from '../../../platform/presence/field-mark.ts';
import type { SceneRow } from '../scene-row.ts';
import { type ColumnLayout, SCENE_LAYOUTS } from './columns/column-layout.ts';
import { SceneCellEditor } from './SceneCell.tsx';
import { isEditable, mayBeCut, type SceneColumn } from './scene-columns.ts';
import { TableRow } from './TableParts.tsx';

interface RowProps {
  readonly row: SceneRow;
  readonly isFirst: boolean;
  /** There is something to read about it, or to open. */
  readonly isSaid: boolean;
  readonly flight: Flight;
  readonly columns: readonly SceneColumn[];
  readonly layout: ColumnLayout;
  /** The column of the active cell, where it is in this row. */
  readonly active: SceneColumn | null;
  /** How the field of the active cell stands; null: nothing can be edited, or it is in another row. */
  readonly mode: EditorMode | null;
  /** Whether it is among the picked scenes (GR11); null: none can be picked. */
  readonly isPicked: boolean | null;
  /** The first and the last column of it that a range holds; -1: none. */
  readonly pickedFrom: number;
  readonly pickedTo: number;
  readonly index: number;
  /** Where it stands in the table, px. */
  readonly top: number;
  /** GR26: hears how high it is; null: it is one line high. */
  readonly measure: ((row: HTMLElement | null) => void) | null;
  readonly onBegin: () => void;
  readonly onLeave: (by: LeaveBy) => void;
}

/** What is opened as a list, and not as a text. */
const LISTED: readonly SceneColumn[] = ['shootKind', 'time', 'setting', 'cast'];

/**
 * One scene of the table. Drawn again only when one of its texts changes. Several come into sight with each turn of the
 * wheel: a cell is one element where it can be, has no component of its own, and hears nothing; the grid does. Flown over,
 * it is its number and its place.
 */
export const SceneTableRow = memo(function SceneTableRow(props: RowProps) {
  const { row, active } = props;
  const { scene } = row;
  const target = { targetKind: 'scene', targetId: scene._id } as const;
  const { flight } = props;
  const [isBare, setBare] = useState(() => flight.isOn());
  useEffect(() => (isBare ? flight.landed(() => setBare(false)) : undefined), [isBare, flight]);
  if (isBare && active === null)
    return (
      <TableRow role="row" aria-rowindex={props.index + 2} data-bare style={{ top: props.top }}>
        {/* biome-ignore lint/a11y/useSemanticElements: rows are laid out as a CSS grid, which a <td> would leave */}
        <div role="gridcell" tabIndex={-1}>
          {row.cells.number} {row.cells.setName}
        </div>
      </TableRow>
    );
  const comments = props.isSaid ? (
    <CommentButton target={target} name={`S#${row.cells.number}`} tabIndex={-1} />
  ) : null;
  return (
    <TableRow
      ref={props.measure}
      role="row"
      aria-rowindex={props.index + 2}
      data-index={props.index}
      data-fits={props.measure ? true : undefined}
      data-scene={scene._id}
      data-said={comments ? true : undefined}
      data-first={props.isFirst}
      data-omitted={scene.status === 'omitted'}
      data-current={active !== null}
      data-picked={props.isPicked ? true : undefined}
      style={{ top: props.top }}
    >
      {props.columns.map((key, i) => {
        const isActive = active === key;
        const mode = isActive && isEditable(key) ? props.mode : null;
        const isListed = mode === 'open' && LISTED.includes(key);
        const isTyped = mode !== null && mode !== 'waiting' && !isListed;
        const isCut =
          !props.measure && mayBeCut(key, row.cells[key], SCENE_LAYOUTS.widthOf(props.layout, key));
        return (
          // biome-ignore lint/a11y/useSemanticElements: rows are laid out as a CSS grid, which a <td> would leave
          <div
            key={key}
            id={cellId({ rowId: scene._id, column: key })}
            role="gridcell"
            tabIndex={-1}
            aria-selected={isActive || (i >= props.pickedFrom && i <= props.pickedTo)}
            data-column={key}
            {...fieldMark('scene', scene._id, key)}
            data-open={isListed ? true : undefined}
            data-active={isActive && !isTyped ? true : undefined}
            data-editing={isTyped ? true : undefined}
            data-quiet={row.quiet.has(key) ? true : undefined}
            data-cut={isCut ? true : undefined}
            title={isCut ? row.cells[key] : undefined}
          >
            {isTyped || isListed ? null : cellContent(row, key, props.isPicked, comments)}
            {mode === null ? null : (
              <SceneCellEditor
                row={row}
                column={key}
                mode={mode}
                onBegin={props.onBegin}
                onLeave={props.onLeave}
              />
            )}
          </div>
        );
      })}
    </TableRow>
  );
});

/** `comments` stand behind the number. */
function cellContent(
  row: SceneRow,
  column: SceneColumn,
  isPicked: boolean | null,
  comments: ReactNode,
): ReactNode {
  const { scene } = row;
  if (column === 'number')
    return (
      <>
        {isPicked === null ? null : (
          // biome-ignore lint/a11y/useSemanticElements: the browser's own box costs as much to draw as the row
          <div
            role="checkbox"
            data-pick
            aria-label={`S#${row.cells.number} 고르기`}
            aria-checked={isPicked}
            tabIndex={-1}
          />
        )}
        <TimeBar
          time={scene.timeOfDay}
          hatched={scene.setting !== null && scene.setting !== 'INT'}
          height={22}
        />
        <span>{row.cells.number}</span>
        {comments}
      </>
    );
  if (column === 'time' && scene.timeOfDay)
    return (
      <>
        <b data-time={scene.timeOfDay} role="img" aria-label={TIME_WORDS[scene.timeOfDay]}>
          {row.timeLetter}
        </b>
        {moreThanTheLetter(scene)}
      </>
    );
  const flags = column === 'setName' ? flagWords(scene) : [];
  if (flags.length === 0) return row.cells[column];
  return (
    <div>
      <span>{row.cells[column]}</span>
      {flags.map((word) => (
        <Chip key={word}>{word}</Chip>
      ))}
    </div>
  );
}
