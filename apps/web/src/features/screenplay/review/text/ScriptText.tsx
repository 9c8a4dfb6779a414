import { hasNoText, type OrganisedLine, type ReviewedScene } from '@ddak/domain';
import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { VirtualRows } from '../../../../platform/list/VirtualRows.tsx';
import { blockAt, hasSeveralEpisodes, type ScriptBlock, sceneAt, scriptBlocks } from '../review-view.ts';
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

/**
 * The text with the reviewed scenes in it, what stands before the first and after the last among it. Follows the
 * selected scene and the chosen line into view; a press on a line chooses it, with Shift all up to it.
 */
export function ScriptText(props: {
  readonly lines: readonly OrganisedLine[];
  readonly scenes: readonly ReviewedScene[];
  readonly selected: ReviewedScene | null;
  readonly line: number | null;
  readonly chosen: readonly OrganisedLine[];
  readonly onSelectLine: (n: number, extend: boolean) => void;
}) {
  const { lines, scenes, selected, line } = props;
  const blocks = useMemo(() => scriptBlocks(lines, scenes), [lines, scenes]);
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
  // A scene without text is nowhere to be scrolled to (SY15).
  const sceneLine = selected && !hasNoText(selected) ? selected.headingLine : null;
  const focusLine = line ?? sceneLine;
  const atLine = line !== null;
  const jump = useRef({ virtual, blocks });
  jump.current = { virtual, blocks };
  useEffect(() => {
    if (focusLine === null) return;
    const at = blockAt(jump.current.blocks, focusLine);
    if (at >= 0) jump.current.virtual.scrollToIndex(at, { align: atLine ? 'auto' : 'start' });
  }, [focusLine, atLine]);

  const [first, last] = [props.chosen[0]?.n ?? null, props.chosen.at(-1)?.n ?? null];
  const touches = (block: ScriptBlock) =>
    first !== null && last !== null && block.from <= last && (block.lines.at(-1)?.n ?? block.from) >= first;
  return (
    <Scroller ref={scroller} tabIndex={0} role="region" aria-label="시나리오 본문">
      <Sheet>
        <VirtualRows virtual={virtual}>
          {(index) => {
            const block = blocks[index]!;
            const isTouched = touches(block);
            return (
              <ScriptBlockView
                block={block}
                isActive={selected !== null && sceneAt([selected], block.from) === selected}
                chosenFrom={isTouched ? first : null}
                chosenTo={isTouched ? last : null}
                doubtLines={doubtLines}
                severalEpisodes={severalEpisodes}
                onSelectLine={props.onSelectLine}
              />
            );
          }}
        </VirtualRows>
      </Sheet>
    </Scroller>
  );
}
