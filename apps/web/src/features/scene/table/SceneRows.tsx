import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useProjectState } from '../../../sync/hooks.ts';
import type { SceneTableItem } from '../scene-groups.ts';
import { sceneRow } from '../scene-row.ts';
import { SceneTableRow } from './SceneTableRow.tsx';
import type { Cell } from './scene-columns.ts';
import { EpisodeTitle } from './TableParts.tsx';
import type { EditorMode, LeaveBy } from './TextCellEditor.tsx';
import { HEAD_HEIGHT, ROW_HEIGHT, TITLE_HEIGHT } from './table-parts.ts';

/** The rows in sight: all that is drawn anew while the table is scrolled. Their heights are known, none is measured. */
export function SceneRows(props: {
  readonly items: readonly SceneTableItem[];
  readonly cell: Cell | null;
  readonly mode: EditorMode | null;
  readonly onBegin: () => void;
  readonly onLeave: (by: LeaveBy) => void;
}) {
  const { items, cell } = props;
  const place = useRef<HTMLDivElement>(null);
  const state = useProjectState();
  const activeId = cell?.sceneId;
  const activeAt = useMemo(
    () => (activeId === undefined ? -1 : items.findIndex((item) => item.key === activeId)),
    [items, activeId],
  );
  // The active row is there wherever the table is scrolled to: its field has the keyboard.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return activeAt < 0 || shown.includes(activeAt) ? shown : [...shown, activeAt].sort((a, b) => a - b);
    },
    [activeAt],
  );
  const virtual = useVirtualizer({
    count: items.length,
    // The grid's own ref is set only after this is.
    getScrollElement: () => place.current?.closest<HTMLElement>('[role="grid"]') ?? null,
    estimateSize: (i) => (items[i]!.kind === 'episode' ? TITLE_HEIGHT : ROW_HEIGHT),
    getItemKey: (i) => items[i]!.key,
    overscan: 6,
    rangeExtractor,
    useFlushSync: false,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const latest = useRef({ virtual, activeAt });
  latest.current = { virtual, activeAt };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another active row is brought into sight
  useEffect(() => {
    const at = latest.current.activeAt;
    if (at >= 0) latest.current.virtual.scrollToIndex(at, { align: 'auto' });
  }, [activeId]);
  return (
    <div ref={place} role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]!;
        if (item.kind === 'episode')
          return (
            <EpisodeTitle key={key} style={{ position: 'absolute', insetInline: 0, top: start }}>
              {item.title} <em>{item.count}씬</em>
            </EpisodeTitle>
          );
        const isCurrent = cell?.sceneId === item.key;
        return (
          <SceneTableRow
            key={key}
            row={sceneRow(state, item.scene)}
            isFirst={item.isFirst}
            active={isCurrent ? cell.column : null}
            mode={isCurrent ? props.mode : null}
            onBegin={props.onBegin}
            index={index}
            top={start}
            onLeave={props.onLeave}
          />
        );
      })}
    </div>
  );
}
