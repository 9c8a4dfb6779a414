import type { ModelWork, ReviewedScene } from '@ddak/domain';
import { EmptyState } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { VirtualRows } from '../../../../platform/list/VirtualRows.tsx';
import { hasSeveralEpisodes, isGuessed, type SceneListItem } from '../review-view.ts';
import type { Marking } from '../use-review-selection.ts';
import { SceneItem } from './SceneItem.tsx';

const Scroller = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', padding: '4px 8px 16px' });
const Title = styled('h2')({
  display: 'flex',
  gap: 6,
  padding: '14px 8px 6px',
  fontSize: 12,
  fontWeight: 600,
  color: 'var(--ink-2)',
  '& > em': { fontStyle: 'normal', fontWeight: 500, color: 'var(--ink-3)' },
});

/** The scenes as a list; the selected one opens and shows `detail`. */
export function SceneList(props: {
  readonly items: readonly SceneListItem[];
  readonly scenes: readonly ReviewedScene[];
  readonly selected: ReviewedScene | null;
  readonly marked: ReadonlySet<number>;
  readonly modelWork: ReadonlyMap<number, ModelWork>;
  readonly onSelect: (headingLine: number) => void;
  readonly onMark: ((headingLine: number, how: Marking) => void) | undefined;
  readonly detail: (scene: ReviewedScene) => ReactNode;
}) {
  const { items, selected, marked } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const severalEpisodes = hasSeveralEpisodes(props.scenes);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (i) => (items[i]!.kind === 'title' ? 38 : 46),
    getItemKey: (i) => items[i]!.key,
    overscan: 6,
    useFlushSync: false,
  });
  const selectedKey = selected ? String(selected.headingLine) : null;
  const latest = useRef({ virtual, items });
  latest.current = { virtual, items };
  useEffect(() => {
    const at = latest.current.items.findIndex((item) => item.key === selectedKey);
    if (at >= 0) latest.current.virtual.scrollToIndex(at, { align: 'auto' });
  }, [selectedKey]);

  if (items.length === 0) return <NothingListed scenes={props.scenes} />;
  return (
    <Scroller ref={scroller}>
      <VirtualRows virtual={virtual} label="씬">
        {(index) => {
          const item = items[index]!;
          return item.kind === 'title' ? (
            <Title>
              {item.text} <em>{item.count}</em>
            </Title>
          ) : (
            <SceneItem
              scene={item.scene}
              severalEpisodes={severalEpisodes}
              isSelected={item.key === selectedKey}
              isMarked={marked.has(item.scene.headingLine)}
              isFromModel={props.modelWork.has(item.scene.headingLine)}
              isMarking={marked.size > 0}
              onSelect={props.onSelect}
              onMark={props.onMark}
            >
              {item.key === selectedKey ? props.detail(item.scene) : null}
            </SceneItem>
          );
        }}
      </VirtualRows>
    </Scroller>
  );
}

function NothingListed({ scenes }: { readonly scenes: readonly ReviewedScene[] }) {
  if (scenes.length === 0)
    return (
      <EmptyState
        title="씬을 찾지 못했어요"
        hint="본문에서 씬이 시작하는 줄을 고르고 ‘여기서 씬 나누기’를 누르면 씬이 생겨요."
      />
    );
  const guessed = scenes.filter(isGuessed).length;
  return (
    <EmptyState
      title="확인할 것이 없어요"
      hint={
        guessed > 0
          ? `다만 짐작한 씬이 ${guessed}개 있어요. 위의 ‘짐작 ${guessed}’에서 훑어볼 수 있어요.`
          : '이제 받아들여도 돼요. 본문 순서로 모든 씬을 볼 수 있어요.'
      }
    />
  );
}
