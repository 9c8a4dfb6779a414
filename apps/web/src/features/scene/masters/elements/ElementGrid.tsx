import { type BreakdownElement, type BreakdownType, elementsOf, MOST_FILLS } from '@ddak/domain';
import { bdColour } from '@ddak/ui';
import { useCallback, useMemo, useState } from 'react';
import { type ListBulk, ListBulkBar } from '../../../../platform/grid/list-grid/ListBulkBar.tsx';
import { ListGrid } from '../../../../platform/grid/list-grid/ListGrid.tsx';
import { ListTools } from '../../../../platform/grid/list-grid/ListTools.tsx';
import type { RowEnds } from '../../../../platform/grid/list-grid/list-column.ts';
import { RangeFacts } from '../../../../platform/grid/list-grid/RangeFacts.tsx';
import { useListGrid } from '../../../../platform/grid/list-grid/use-list-grid.ts';
import { useProjectNow, useRunCommand } from '../../../../sync/hooks.ts';
import { elementColumns, elementLayouts } from './element-columns.tsx';
import type { ElementGroup, ElementRow } from './elements-view.ts';
import { readElementCells } from './read-element-cells.ts';

/** GR20: the things as a table, under their categories. */
export function ElementGrid(props: {
  readonly groups: readonly ElementGroup[];
  /** AC30: the categories that I may write. */
  readonly written: ReadonlySet<BreakdownType>;
  readonly ends: RowEnds<ElementRow>;
  readonly bulk: ListBulk<ElementRow>;
  readonly onOpenPlan: (row: ElementRow) => void;
  /** Null: costs are not read. */
  readonly onOpenCost: ((row: ElementRow) => void) | null;
  readonly onRemove: (row: ElementRow) => void;
  /** One was given the name of another, which may be it. */
  readonly onSameName: (renamed: BreakdownElement, taken: BreakdownElement) => void;
}) {
  const { written } = props;
  const mayEdit = useCallback(({ element }: ElementRow) => written.has(element.type), [written]);
  const now = useProjectNow();
  const run = useRunCommand();
  const [columns] = useState(() => elementColumns(now, props));
  const groups = useMemo(
    () =>
      props.groups.map(({ category, rows }) => ({
        key: category.type,
        title: (
          <>
            <i style={{ background: bdColour(category.number) }} aria-hidden />
            {category.name} <em>{rows.length}</em>
          </>
        ),
        rows,
      })),
    [props.groups],
  );
  const grid = useListGrid({
    ...{ name: 'elements', layouts: elementLayouts(props.onOpenCost !== null), columns, groups },
    canEdit: written.size > 0,
    mayEdit,
    nameOf: ({ element }) => element.name,
    most: MOST_FILLS,
    names: { column: 'name', of: ({ element }) => [element.name] },
    write(texts) {
      const { fills, refused, sameName } = readElementCells(grid.rows, elementsOf(now()), texts, written);
      // By hand it is asked; a block that is pasted is not held up by it.
      if (sameName && texts.length === 1) {
        props.onSameName(sameName.renamed, sameName.taken);
        refused.clear();
      }
      return { count: fills.length, send: () => run('fillElements', { fills }), refused };
    },
    onRemove: (row) => (mayEdit(row) ? props.onRemove(row) : undefined),
  });
  return (
    <>
      <ListGrid label="품목" grid={grid} ends={props.ends} />
      <RangeFacts grid={grid} />
      <ListTools grid={grid} />
      <ListBulkBar grid={grid} bulk={props.bulk} />
    </>
  );
}
