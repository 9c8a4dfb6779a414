import type { SceneColumn } from '@ddak/domain';
import { cellId, cellOf, FindBar, type MenuEntry, MenuList, useRangeDrag } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type SyntheticEvent,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { CommentAtHand, type RowAtHand } from '../../../platform/comment/CommentAtHand.tsx';
import { ColumnHeads } from '../../../platform/grid/ColumnHeads.tsx';
import type { PickedRows } from '../../../platform/grid/pick/use-picked-rows.ts';
import { useProjectSelector } from '../../../sync/hooks.ts';
import type { SceneTableItem } from '../scene-groups.ts';
import { pressHead } from './arrange/arrangement.ts';
import type { Arranging } from './arrange/use-arrangement.ts';
import { PLACES_LIST_ID, SETS_LIST_ID } from './SceneCell.tsx';
import { SceneRows } from './SceneRows.tsx';
import { SCENE_COLUMNS } from './scene-columns.ts';
import { TableHead } from './TableParts.tsx';
import { useAskedCell } from './use-asked-cell.ts';
import type { SceneTableWork } from './use-scene-table.ts';

const Frame = styled('div')({ position: 'relative', minHeight: 0, minWidth: 0 });
const Scroller = styled('div')({
  height: '100%',
  overflow: 'auto',
  background: 'var(--surface)',
  '&:focus-visible': { outline: 'none' },
});

const COLUMNS = '--grid-columns' as string;
const COLUMN_OF = new Map(SCENE_COLUMNS.map((column) => [column.key, column]));

/** The scenes as a table that is edited in place. */
export function SceneTable(props: {
  readonly items: readonly SceneTableItem[];
  readonly table: SceneTableWork;
  readonly picks: PickedRows;
  readonly arranging: Arranging;
  readonly menuOf: (sceneId: string) => readonly (MenuEntry | 'divider')[];
}) {
  const { items, table, picks } = props;
  const { active, gridRef, columns } = table;
  const [menu, setMenu] = useState<{ x: number; y: number; sceneId: string } | null>(null);
  useAskedCell(active);
  const { cell } = active;
  const { arrangement, change } = props.arranging;
  const pressed = useCallback(
    (column: SceneColumn) => change(pressHead(arrangement, column)),
    [arrangement, change],
  );
  const drag = useRangeDrag(active, picks.press);
  const onContextMenu = (event: MouseEvent) => {
    if (event.target === event.currentTarget) return openMenuHere(event);
    const at = cellOf(event.target);
    if (!at) return;
    event.preventDefault();
    setMenu({ x: event.clientX, y: event.clientY, sceneId: at.rowId });
  };
  // By key the menu hangs from the active cell; the grid has the keyboard, not the row.
  const openMenuHere = (event: SyntheticEvent) => {
    const box = cell ? document.getElementById(cellId(cell))?.getBoundingClientRect() : null;
    if (!cell || !box) return;
    event.preventDefault();
    setMenu({ x: box.left, y: box.bottom, sceneId: cell.rowId });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const asksMenu = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    if (asksMenu && active.mode === 'waiting') openMenuHere(event);
    else table.onKeyDown(event);
  };

  return (
    <Frame>
      <Scroller
        ref={gridRef}
        role="grid"
        aria-label="씬 구분표"
        aria-multiselectable
        aria-rowcount={items.length + 1}
        aria-activedescendant={cell ? cellId(cell) : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onCopy={table.onCopy}
        onCut={table.onCut}
        onPaste={table.onPaste}
        {...drag}
        onContextMenu={onContextMenu}
        // What is behind the frozen column is not in sight.
        style={{ scrollPaddingLeft: columns.layouts.widthOf(columns.layout, 'number') }}
        onScroll={({ currentTarget }) =>
          currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0)
        }
      >
        <NameLists />
        <div
          data-columns
          style={{
            minWidth: columns.layouts.leastWidth(columns.layout),
            [COLUMNS]: columns.layouts.tracks(columns.layout),
          }}
        >
          <TableHead role="row" aria-rowindex={1}>
            <ColumnHeads
              columns={columns}
              columnOf={COLUMN_OF}
              sort={arrangement.sort}
              onPress={pressed}
              picks={active.canEdit ? picks : null}
            />
          </TableHead>
          <SceneRows
            items={items}
            active={active}
            range={table.range}
            picked={picks.picked}
            layout={columns.layout}
            fit={table.heights.fit}
          />
        </div>
        <CommentAtHand container={gridRef} rowAt={sceneRowAt} />
        <MenuList
          anchor={menu}
          entries={menu ? props.menuOf(menu.sceneId) : []}
          onClose={() => setMenu(null)}
        />
      </Scroller>
      {table.isFinding ? <FindBar active={active} find={table.find} onClose={table.closeFind} /> : null}
    </Frame>
  );
}

/** The scene that the pointer is over, where nothing is said about it yet and nothing hangs on it. */
function sceneRowAt(element: Element): RowAtHand | null {
  const row = element.closest<HTMLElement>('[data-scene]');
  const number = row?.querySelector('[data-column="number"]');
  if (!row?.dataset.scene || !number || row.dataset.said) return null;
  const { right, top } = number.getBoundingClientRect();
  return { target: { targetKind: 'scene', targetId: row.dataset.scene }, left: right - 30, top: top + 6 };
}

/** The names that are known, offered while a place is typed. */
const NameLists = memo(function NameLists() {
  const locations = useProjectSelector((state) => state.location);
  const scenes = useProjectSelector((state) => state.scene);
  const sets = useMemo(
    () => [...new Set([...scenes.values()].map((scene) => scene.setName))].filter(Boolean).sort(),
    [scenes],
  );
  return (
    <>
      <datalist id={PLACES_LIST_ID}>
        {[...locations.values()].map((location) => (
          <option key={location._id} value={location.realName} />
        ))}
      </datalist>
      <datalist id={SETS_LIST_ID}>
        {sets.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
});
