import type { SceneComparison } from '@ddak/domain';
import { Chip, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { VirtualRows } from '../../../platform/list/VirtualRows.tsx';
import { ComparedLineView } from './ComparedLineView.tsx';
import { type ComparisonRow, comparedLabel, differenceWords, isOther } from './compare-view.ts';

const Scroller = styled('div')({
  height: '100%',
  overflowY: 'auto',
  background: 'var(--surface)',
  overflowAnchor: 'none',
});
const SceneHead = styled('h2')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '20px 16px 6px',
  borderBottom: '1px solid var(--line)',
  fontSize: 15,
  fontWeight: 700,
  '&[data-active="true"]': { boxShadow: 'inset 3px 0 0 var(--brand)' },
  [PHONE]: { fontSize: 16 },
});
const Fold = styled('p')({
  margin: 0,
  padding: '4px 16px',
  background: 'var(--sunken)',
  color: 'var(--ink-2)',
  fontSize: 12,
  textAlign: 'center',
});

/** Both texts, scene after scene; follows the scene that is gone to into view. */
export function ComparedText(props: {
  readonly rows: readonly ComparisonRow[];
  readonly label: string;
  readonly severalEpisodes: boolean;
  readonly isPhone: boolean;
  /** The row that is gone to; -1: none. */
  readonly at: number;
}) {
  const { rows, at } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (i) => (rows[i]!.kind === 'scene' ? 52 : 28),
    getItemKey: (i) => rows[i]!.key,
    overscan: 12,
    useFlushSync: false,
  });
  const latest = useRef(virtual);
  latest.current = virtual;
  useEffect(() => {
    if (at >= 0) latest.current.scrollToIndex(at, { align: 'start' });
  }, [at]);
  return (
    <Scroller ref={scroller} tabIndex={0} role="region" aria-label={props.label}>
      <VirtualRows virtual={virtual}>
        {(index) => {
          const row = rows[index]!;
          if (row.kind === 'fold') return <Fold>{row.text}</Fold>;
          if (row.kind === 'line') return <ComparedLineView line={row.line} isPhone={props.isPhone} />;
          return (
            <SceneHead data-active={index === at}>
              {comparedLabel(row.scene, props.severalEpisodes)}
              {isOther(row.scene) ? (
                <DifferenceChip scene={row.scene} severalEpisodes={props.severalEpisodes} />
              ) : null}
            </SceneHead>
          );
        }}
      </VirtualRows>
    </Scroller>
  );
}

const TONES = { same: 'plain', changed: 'warn', renumbered: 'plain', added: 'ok', cut: 'err' } as const;

export const DifferenceChip = (props: {
  readonly scene: SceneComparison;
  readonly severalEpisodes: boolean;
}) => <Chip tone={TONES[props.scene.kind]}>{differenceWords(props.scene, props.severalEpisodes)}</Chip>;
