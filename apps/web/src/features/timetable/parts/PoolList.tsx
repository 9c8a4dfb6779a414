import { EmptyState, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { defaultRangeExtractor } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { useListVirtualizer } from '../../../platform/list/use-list-virtualizer.ts';
import { STRIP_HEIGHTS, USUAL_LOOK } from '../strip-look/strip-look.ts';
import { type BoardDrag, useHeldKey, useLiftedScenes } from '../use-board-drag.ts';
import type { PoolItem, PoolView } from '../view/pool-view.ts';
import type { BoardLists } from '../view/steps.ts';
import { Strip } from './Strip.tsx';

const Scroller = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '0 8px',
  scrollbarWidth: 'thin',
  '& > div': { position: 'relative' },
  '& > div > div': { position: 'absolute', left: 0, right: 0 },
});

type Entry = { readonly head: string; readonly count: number } | PoolItem;

const HEAD = 28;
const TARGET = 44;

/** A finger needs more than a strip of one line. */
function heightOf(entry: Entry, phone: boolean): number {
  if ('head' in entry) return HEAD;
  const height = STRIP_HEIGHTS.desk[entry.strip.words?.lines ?? USUAL_LOOK.lines];
  return phone ? Math.max(TARGET, height) : height;
}

interface PoolListProps {
  readonly view: PoolView;
  readonly filtered: boolean;
  /** Whether the project has any scene at all. */
  readonly anyScene: boolean;
  readonly selected: ReadonlySet<string>;
  readonly drag: BoardDrag;
  readonly tabbable: string | null;
  readonly lists: BoardLists;
  readonly onClearFilter: () => void;
}

/** The pool's scenes by place. */
export function PoolList(props: PoolListProps) {
  return props.view.groups.length === 0 ? <EmptyPool {...props} /> : <PoolOfScenes {...props} />;
}

/** Drawn as far as they are in sight. */
function PoolOfScenes(props: PoolListProps) {
  const { view } = props;
  const phone = useIsPhone();
  const scroller = useRef<HTMLDivElement>(null);
  const entries = useMemo<Entry[]>(
    () => view.groups.flatMap((group) => [{ head: group.place, count: group.items.length }, ...group.items]),
    [view],
  );
  const lifted = useLiftedScenes(props.drag);
  // What was pressed of it stays drawn.
  const held = useHeldKey(props.drag, 'scenes');
  const pinned = entries.findIndex((entry) => 'sceneId' in entry && entry.sceneId === held);
  const virtual = useListVirtualizer({
    name: 'pool',
    count: entries.length,
    scroller: () => scroller.current,
    keyAt: useCallback(
      (index) => {
        const entry = entries[index]!;
        return 'head' in entry ? `head-${entry.head}` : entry.sceneId;
      },
      [entries],
    ),
    sizeAt: useCallback((index) => heightOf(entries[index]!, phone), [entries, phone]),
    gap: 4,
    overscan: 6,
    padding: { start: 4, end: 12 },
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return pinned < 0 || seen.includes(pinned) ? seen : [...seen, pinned].sort((a, b) => a - b);
    },
  });
  const { lists } = props;
  useEffect(() => {
    lists.set(null, (sceneId) => {
      const index = entries.findIndex((entry) => 'sceneId' in entry && entry.sceneId === sceneId);
      if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
    });
    return () => {
      lists.delete(null);
    };
  }, [entries, virtual, lists]);
  return (
    <Scroller
      ref={scroller}
      data-drag-scroll="y"
      role="listbox"
      aria-multiselectable
      aria-label={view.showsParked ? '보류한 씬' : '미배정 씬'}
    >
      <div style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const entry = entries[item.index]!;
          return (
            <div key={item.key} style={{ top: item.start, height: item.size }} role="presentation">
              {'head' in entry ? (
                <div className="pool-head" aria-hidden>
                  <b>{entry.head}</b>
                  <span>{entry.count}씬</span>
                </div>
              ) : (
                <PoolStrip
                  item={entry}
                  selected={props.selected.has(entry.sceneId)}
                  lifted={lifted.has(entry.sceneId)}
                  tabbable={props.tabbable === entry.sceneId}
                />
              )}
            </div>
          );
        })}
      </div>
    </Scroller>
  );
}

const PoolStrip = memo(function PoolStrip(props: {
  readonly item: PoolItem;
  readonly selected: boolean;
  readonly lifted: boolean;
  readonly tabbable: boolean;
}) {
  const { item } = props;
  return (
    <div
      className="pool-row"
      role="option"
      aria-selected={props.selected}
      tabIndex={props.tabbable ? 0 : -1}
      data-scene={item.sceneId}
      data-key={item.sceneId}
      data-drag-id={item.sceneId}
      data-lifted={props.lifted || undefined}
    >
      <Strip strip={item.strip} days={item.days} />
    </div>
  );
});

function EmptyPool(props: PoolListProps) {
  if (!props.anyScene)
    return <EmptyState title="아직 씬이 없어요" hint="시나리오를 올려 씬을 받아들이면 여기에 모여요." />;
  if (props.view.showsParked && !props.filtered)
    return <EmptyState title="보류한 씬이 없어요" hint="씬을 고르고 보류하면 여기에 모여요." />;
  return props.filtered ? (
    <EmptyState
      title="찾는 씬이 없어요"
      hint="찾는 말이나 조건을 바꿔 보세요."
      action={<Button onClick={props.onClearFilter}>조건 지우기</Button>}
    />
  ) : (
    <EmptyState title="모두 배정했어요" hint="줄을 여기로 끌어오면 미배정으로 돌아와요." />
  );
}
