import { type MenuEntry, MenuList } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useProjectSelector } from '../../sync/hooks.ts';
import { PLACES_LIST_ID, SETS_LIST_ID } from './SceneCell.tsx';
import { SceneTableRow } from './SceneTableRow.tsx';
import { SCENE_COLUMNS } from './scene-columns.ts';
import type { SceneTableItem } from './scene-groups.ts';
import { EpisodeTitle, TableHead } from './TableParts.tsx';
import { cellId, HEAD_HEIGHT, ROW_HEIGHT, TABLE_MIN_WIDTH } from './table-parts.ts';
import { useSceneEdits } from './use-scene-edits.ts';
import type { useTableKeys } from './use-table-keys.ts';

const Scroller = styled('div')({
  height: '100%',
  overflow: 'auto',
  background: 'var(--surface)',
  '&:focus-visible': { outline: 'none' },
});

const HeadCell = styled('div')({ padding: '0 8px', whiteSpace: 'nowrap' });
const Place = styled('div')({ position: 'absolute', insetInline: 0, top: 0 });

/** The scenes as a table that is edited in place. */
export function SceneTable(props: {
  readonly items: readonly SceneTableItem[];
  readonly keys: ReturnType<typeof useTableKeys>;
  readonly gridRef: React.RefObject<HTMLDivElement | null>;
  readonly menuOf: (sceneId: string) => readonly (MenuEntry | 'divider')[];
}) {
  const { items, keys, gridRef } = props;
  const edits = useSceneEdits();
  const [menu, setMenu] = useState<{ x: number; y: number; sceneId: string } | null>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => gridRef.current,
    estimateSize: (i) => (items[i]!.kind === 'episode' ? 44 : ROW_HEIGHT),
    getItemKey: (i) => items[i]!.key,
    overscan: 6,
    useFlushSync: false,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const { cell } = keys;
  const latest = useRef({ virtual, items });
  latest.current = { virtual, items };
  const activeId = cell?.sceneId;
  useEffect(() => {
    const at = latest.current.items.findIndex((item) => item.key === activeId);
    if (at >= 0) latest.current.virtual.scrollToIndex(at, { align: 'auto' });
  }, [activeId]);
  const onContextMenu = (event: MouseEvent, sceneId: string) => {
    event.preventDefault();
    setMenu({ x: event.clientX, y: event.clientY, sceneId });
  };
  // By key the menu hangs from the active cell; the grid has the keyboard, not the row.
  const openMenuHere = (event: SyntheticEvent) => {
    const box = cell
      ? document.getElementById(cellId(cell.sceneId, cell.column))?.getBoundingClientRect()
      : null;
    if (!cell || !box) return;
    event.preventDefault();
    setMenu({ x: box.left, y: box.bottom, sceneId: cell.sceneId });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const asksMenu = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    if (asksMenu && !keys.editing) openMenuHere(event);
    else keys.onKeyDown(event);
  };

  return (
    <Scroller
      ref={gridRef}
      role="grid"
      aria-label="씬 구분표"
      aria-rowcount={items.length + 1}
      aria-activedescendant={cell ? cellId(cell.sceneId, cell.column) : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.target === event.currentTarget && openMenuHere(event)}
    >
      <NameLists />
      <div style={{ minWidth: TABLE_MIN_WIDTH }}>
        <TableHead role="row" aria-rowindex={1}>
          {SCENE_COLUMNS.map((column) => (
            <HeadCell key={column.key} role="columnheader" tabIndex={-1} data-column={column.key}>
              {column.label}
            </HeadCell>
          ))}
        </TableHead>
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map((place) => {
            const item = items[place.index]!;
            return (
              <Place
                key={place.key}
                role="presentation"
                onContextMenu={item.kind === 'scene' ? (event) => onContextMenu(event, item.key) : undefined}
                style={{ transform: `translateY(${place.start}px)` }}
              >
                {item.kind === 'episode' ? (
                  <EpisodeTitle>
                    {item.title} <em>{item.count}씬</em>
                  </EpisodeTitle>
                ) : (
                  <SceneTableRow
                    scene={item.scene}
                    isFirst={item.isFirst}
                    active={cell?.sceneId === item.key ? cell.column : null}
                    editing={keys.editing && cell?.sceneId === item.key}
                    edits={edits}
                    index={place.index}
                    onPress={keys.press}
                    onLeave={keys.leave}
                  />
                )}
              </Place>
            );
          })}
        </div>
      </div>
      <MenuList
        anchor={menu}
        entries={menu ? props.menuOf(menu.sceneId) : []}
        onClose={() => setMenu(null)}
      />
    </Scroller>
  );
}

/** The names that are known, offered while a place is typed. */
function NameLists() {
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
}
