import type { SceneColumn } from '@ddak/domain';
import { Icon, type LaidColumns, WidthHandle } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { PickAll } from '../../../platform/grid/pick/PickAll.tsx';
import type { PickedRows } from '../../../platform/grid/pick/use-picked-rows.ts';
import { pressHead } from './arrange/arrangement.ts';
import type { Arranging } from './arrange/use-arrangement.ts';
import { SCENE_COLUMNS } from './scene-columns.ts';
import { TableHead } from './TableParts.tsx';

const HeadCell = styled('div')({
  position: 'relative',
  padding: '0 8px',
  whiteSpace: 'nowrap',
  minWidth: 0,
  cursor: 'default',
  '&[aria-sort]': { color: 'var(--brand-ink)', fontWeight: 600 },
});

/** The heads of the columns: not drawn anew when another cell is active, as at every key. */
export const SceneTableHead = memo(function SceneTableHead(props: {
  readonly columns: LaidColumns<SceneColumn>;
  readonly arranging: Arranging;
  /** Null: nothing can be picked. */
  readonly picks: PickedRows | null;
}) {
  const { columns, picks } = props;
  const { arrangement, change } = props.arranging;
  const { sort } = arrangement;
  return (
    <TableHead role="row" aria-rowindex={1}>
      {columns.columns.map((key) => (
        <HeadCell
          key={key}
          role="columnheader"
          tabIndex={-1}
          data-column={key}
          aria-sort={sort?.column === key ? (sort.descending ? 'descending' : 'ascending') : undefined}
          onClick={(event) => {
            // The box that picks all is in a head, too.
            if (!(event.target instanceof HTMLInputElement)) change(pressHead(arrangement, key));
          }}
        >
          {key === 'number' && picks ? <PickAll picks={picks} /> : null}
          {SCENE_COLUMNS.find((column) => column.key === key)!.label}
          {sort?.column === key ? (
            <Icon name={sort.descending ? 'chevronDown' : 'chevronUp'} size={12} />
          ) : null}
          <WidthHandle column={key} columns={columns} />
        </HeadCell>
      ))}
    </TableHead>
  );
});
