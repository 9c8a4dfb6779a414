import { cellId, type EditorMode, Icon, type LeaveBy, MenuList, TextCellEditor } from '@ddak/ui';
import type { ReactNode } from 'react';
import { TableRow } from './ListGridParts.tsx';
import type { ListColumn, ListRow, RefusedCell } from './list-column.ts';

/** A field is left; null: with the value that it had. */
export type LeaveCell<C extends string> = (
  rowId: string,
  column: C,
  text: string | null,
  by: LeaveBy,
) => void;

interface RowProps<R extends ListRow, C extends string> {
  readonly row: R;
  readonly columns: readonly C[];
  readonly columnOf: ReadonlyMap<C, ListColumn<R, C>>;
  /** The column of the active cell, where it is in this row. */
  readonly active: C | null;
  /** How the field of the active cell stands; null: nothing can be edited, or it is in another row. */
  readonly mode: EditorMode | null;
  /** The first and the last column of it that a range holds; -1: none. */
  readonly pickedFrom: number;
  readonly pickedTo: number;
  /** Whether it is among the picked rows (GR23); null: none can be picked. */
  readonly isPicked: boolean | null;
  readonly name: string;
  /** GR24: it is taken by a handle. */
  readonly isMoved: boolean;
  readonly refused: ReadonlyMap<string, RefusedCell>;
  /** GR26: hears how high it is; null: it is one line high. */
  readonly measure: ((row: HTMLElement | null) => void) | null;
  readonly index: number;
  /** Where it stands in the table, px. */
  readonly top: number;
  readonly onBegin: () => void;
  readonly onLeave: LeaveCell<C>;
  readonly end: ReactNode;
}

/** One row of a list. */
export function ListGridRow<R extends ListRow, C extends string>(props: RowProps<R, C>) {
  const { row, active } = props;
  return (
    <TableRow
      role="row"
      aria-rowindex={props.index + 2}
      data-current={active !== null}
      ref={props.measure}
      data-index={props.index}
      data-fits={props.measure ? true : undefined}
      data-list-row={row.rowId}
      data-picked={props.isPicked ? true : undefined}
      style={{ top: props.top }}
    >
      {props.columns.map((key, i) => {
        const column = props.columnOf.get(key)!;
        const isActive = active === key;
        const mode = isActive && column.edit ? props.mode : null;
        const isListed = mode === 'open' && column.edit?.choices !== undefined;
        const isTyped = mode !== null && mode !== 'waiting' && !isListed;
        const id = cellId({ rowId: row.rowId, column: key });
        const text = column.text(row);
        const refused = props.refused.get(id);
        const content = column.draw ? column.draw(row) : text;
        const picks = i === 0 && props.isPicked !== null && !isTyped;
        return (
          // biome-ignore lint/a11y/useSemanticElements: rows are laid out as a CSS grid, which a <td> would leave
          <div
            key={key}
            id={id}
            role="gridcell"
            tabIndex={-1}
            aria-selected={isActive || (i >= props.pickedFrom && i <= props.pickedTo)}
            aria-invalid={refused ? true : undefined}
            data-column={key}
            {...column.mark?.(row)}
            data-number={column.isNumber}
            data-opens={column.opens ? true : undefined}
            data-active={isActive && !isTyped ? true : undefined}
            data-editing={isTyped ? true : undefined}
            data-picks={picks ? true : undefined}
            data-quiet={column.isQuiet?.(row) ? true : undefined}
            title={refused?.why ?? (text || undefined)}
          >
            {picks ? (
              <>
                {props.isMoved ? <Grip /> : null}
                <PickBox name={props.name} isPicked={props.isPicked} />
                <span>{content}</span>
              </>
            ) : isTyped ? null : (
              content
            )}
            {isListed ? <Choices {...props} id={id} column={column} /> : null}
            {mode === null || isListed ? null : (
              <TextCellEditor
                // What is opened is another field: it begins with the value.
                key={mode === 'open' ? 'open' : 'typed'}
                mode={mode}
                label={column.labelOf?.(row) ?? column.label}
                value={text}
                placeholder={column.edit?.placeholder?.(row)}
                onBegin={props.onBegin}
                onLeave={(typed, by) => props.onLeave(row.rowId, key, by === 'escape' ? null : typed, by)}
              />
            )}
          </div>
        );
      })}
      {props.end}
    </TableRow>
  );
}

/** By keys a row is moved from any of its cells. */
const Grip = () => (
  <i data-grip aria-hidden>
    <Icon name="drag" size={14} />
  </i>
);

const PickBox = ({ name, isPicked }: { readonly name: string; readonly isPicked: boolean | null }) => (
  // biome-ignore lint/a11y/useSemanticElements: the browser's own box costs as much to draw as the row
  <div
    role="checkbox"
    data-pick
    aria-label={`${name} 고르기`}
    aria-checked={isPicked === true}
    tabIndex={-1}
  />
);

/** What can be chosen for a cell, hanging from it. */
function Choices<R extends ListRow, C extends string>(
  props: RowProps<R, C> & { readonly id: string; readonly column: ListColumn<R, C> },
) {
  const { row, column } = props;
  return (
    <MenuList
      anchor={document.getElementById(props.id)}
      onClose={() => props.onLeave(row.rowId, column.key, null, 'escape')}
      entries={column.edit!.choices!(row).map(({ text, selected }) => ({
        label: text,
        selected,
        onSelect: () => props.onLeave(row.rowId, column.key, text, 'escape'),
      }))}
    />
  );
}
