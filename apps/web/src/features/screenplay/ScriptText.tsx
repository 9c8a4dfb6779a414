import type { OrganisedScreenplay, ReviewedScene } from '@ddak/domain';
import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { VirtualRows } from '../../platform/list/VirtualRows.tsx';
import { blockAt, hasSeveralEpisodes, sceneAt, scriptBlocks } from './review-view.ts';
import { ScriptBlockView } from './ScriptBlockView.tsx';

const Scroller = styled('div')({
  height: '100%',
  overflowY: 'auto',
  padding: '16px 18px',
  overflowAnchor: 'none',
  [PHONE]: { padding: 0 },
});
const Sheet = styled('div')({
  maxWidth: 680,
  margin: '0 auto',
  padding: '28px 0',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  boxShadow: 'var(--shadow)',
  fontSize: 14.5,
  lineHeight: 1.85,
  [PHONE]: { maxWidth: 'none', border: 0, borderRadius: 0, padding: '12px 0', fontSize: 15 },
});

/** The organised text with the reviewed scenes in it. Follows `focusLine` into view; a press on a line selects it. */
export function ScriptText(props: {
  readonly text: OrganisedScreenplay;
  readonly scenes: readonly ReviewedScene[];
  readonly selected: ReviewedScene | null;
  readonly line: number | null;
  readonly onSelectLine: (n: number) => void;
  /** Absent: the text is only read. */
  readonly onSplit?: ((n: number) => void) | undefined;
}) {
  const { text, scenes, selected, line } = props;
  const blocks = useMemo(() => scriptBlocks(text, scenes), [text, scenes]);
  const doubtLines = useMemo(
    () => new Set(scenes.flatMap((scene) => scene.doubts.flatMap((doubt) => doubt.line ?? []))),
    [scenes],
  );
  const severalEpisodes = hasSeveralEpisodes(scenes);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => scroller.current,
    estimateSize: (i) => 12 + 27 * (blocks[i]!.lines.length + (blocks[i]!.kind === 'heading' ? 1 : 0)),
    getItemKey: (i) => blocks[i]!.key,
    overscan: 6,
    useFlushSync: false,
    scrollPaddingStart: 24,
    scrollPaddingEnd: 80,
  });
  const focusLine = line ?? selected?.headingLine ?? null;
  const atLine = line !== null;
  const lineBlock = line === null ? -1 : blockAt(blocks, line);
  const jump = useRef({ virtual, blocks });
  jump.current = { virtual, blocks };
  useEffect(() => {
    if (focusLine === null) return;
    const at = blockAt(jump.current.blocks, focusLine);
    if (at >= 0) jump.current.virtual.scrollToIndex(at, { align: atLine ? 'auto' : 'start' });
  }, [focusLine, atLine]);

  return (
    <Scroller ref={scroller} tabIndex={0} role="region" aria-label="시나리오 본문">
      <Sheet>
        {/* The button under the chosen line lies over the block that follows. */}
        <VirtualRows virtual={virtual} raised={lineBlock}>
          {(index) => {
            const block = blocks[index]!;
            return (
              <ScriptBlockView
                block={block}
                isActive={selected !== null && sceneAt([selected], block.key) === selected}
                line={index === lineBlock ? line : null}
                doubtLines={doubtLines}
                severalEpisodes={severalEpisodes}
                onSelectLine={props.onSelectLine}
                onSplit={props.onSplit}
              />
            );
          }}
        </VirtualRows>
      </Sheet>
    </Scroller>
  );
}
