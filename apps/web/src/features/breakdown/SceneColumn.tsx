import { TimeBar, TOUCH, ToggleChip } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import { VirtualRows } from '../../platform/list/VirtualRows.tsx';
import type { SceneEntry } from './breakdown-view.ts';

const Column = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  height: '100%',
  background: 'var(--surface)',
});
const Filters = styled('div')({
  display: 'flex',
  gap: 6,
  padding: '8px 12px',
  borderBottom: '1px solid var(--line)',
});
const Row = styled('button')({
  display: 'grid',
  gridTemplateColumns: '4px 44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  height: 40,
  padding: '0 8px 0 4px',
  border: 0,
  borderRadius: 'var(--r-button)',
  background: 'transparent',
  color: 'var(--ink)',
  fontSize: 13.5,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: 'var(--sunken)' },
  '&[aria-current="true"]': { background: 'var(--brand-soft)' },
  '& > b': { fontWeight: 700 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > em': { fontStyle: 'normal', fontSize: 12, color: 'var(--ink-3)' },
  '& > em[data-open="true"]': { color: 'var(--warn-ink)', fontWeight: 600 },
  [TOUCH]: { height: 48, fontSize: 15 },
});

/** The scenes with what they have, those with open suggestions alone when asked for. */
export const SceneColumn = memo(function SceneColumn(props: {
  readonly entries: readonly SceneEntry[];
  readonly selected: string | null;
  readonly onlyOpen: boolean;
  readonly onOnlyOpen: (onlyOpen: boolean) => void;
  readonly onSelect: (sceneId: string) => void;
}) {
  const { entries, selected } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    getItemKey: (i) => entries[i]!.scene._id,
    overscan: 8,
    useFlushSync: false,
  });
  const latest = useRef({ virtual, entries });
  latest.current = { virtual, entries };
  useEffect(() => {
    const at = latest.current.entries.findIndex(({ scene }) => scene._id === selected);
    if (at >= 0) latest.current.virtual.scrollToIndex(at, { align: 'auto' });
  }, [selected]);
  const waiting = entries.filter(({ open }) => open > 0).length;
  return (
    <Column>
      <Filters>
        <ToggleChip on={props.onlyOpen} onChange={props.onOnlyOpen}>
          제안 있는 씬만 {waiting}
        </ToggleChip>
      </Filters>
      <div ref={scroller} style={{ overflowY: 'auto', padding: '6px 8px 16px' }}>
        {entries.length === 0 ? (
          <p style={{ padding: 16, color: 'var(--ink-3)', fontSize: 13 }}>남은 제안이 없어요.</p>
        ) : null}
        <VirtualRows virtual={virtual} label="씬">
          {(index) => {
            const { scene, label, items, open } = entries[index]!;
            return (
              <Row
                type="button"
                aria-current={scene._id === selected}
                onClick={() => props.onSelect(scene._id)}
              >
                <TimeBar
                  time={scene.timeOfDay}
                  hatched={scene.setting !== null && scene.setting !== 'INT'}
                  height={26}
                />
                <b>{label}</b>
                <span>{scene.setName || '장소 없음'}</span>
                {open > 0 ? <em data-open="true">제안 {open}</em> : <em>{items > 0 ? items : '–'}</em>}
              </Row>
            );
          }}
        </VirtualRows>
      </div>
    </Column>
  );
});
