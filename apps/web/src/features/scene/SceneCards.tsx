import { flagWords, placeAndTime, type Scene } from '@ddak/domain';
import { BottomSheet, Chip, Icon, type MenuEntry, TimeBar } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { CommentButton } from '../../platform/comment/CommentButton.tsx';
import type { PickedRows } from '../../platform/grid/pick/use-picked-rows.ts';
import { VirtualRows } from '../../platform/list/VirtualRows.tsx';
import { useProjectState } from '../../sync/hooks.ts';
import { SceneForm } from './SceneForm.tsx';
import type { SceneTableItem } from './scene-groups.ts';
import { sceneRow } from './scene-row.ts';
import { GroupTitle } from './table/TableParts.tsx';
import type { useOpenedScene } from './use-opened-scene.ts';

const Scroller = styled('div')({ overflowY: 'auto', minHeight: 0, background: 'var(--surface)' });
const Card = styled('button')({
  display: 'grid',
  gridTemplateColumns: '5px minmax(0, 1fr) auto',
  gap: '2px 12px',
  width: '100%',
  minHeight: 72,
  padding: '12px 16px',
  border: 0,
  borderBottom: '1px solid var(--line)',
  background: 'transparent',
  textAlign: 'left',
  '& > i': { gridRow: '1 / span 3' },
  '& > strong': { fontSize: 15, fontWeight: 500, lineHeight: 1.4 },
  '& > strong > b': { fontSize: 18, fontWeight: 700, marginRight: 8 },
  // Thirty people of one scene would take a screen of their own.
  '& > p': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    gridColumn: '2 / -1',
    overflow: 'hidden',
    color: 'var(--ink-2)',
  },
  '&[aria-pressed="true"]': { background: 'var(--brand-soft)' },
  '&[data-omitted="true"] > strong': { textDecoration: 'line-through', color: 'var(--ink-3)' },
});

/** The scenes on a phone: one card each; a tap opens its fields from below. */
export default function SceneCards(props: {
  readonly items: readonly SceneTableItem[];
  readonly canEdit: boolean;
  readonly sheet: ReturnType<typeof useOpenedScene>;
  /** GR11: a tap picks a scene, and opens none; null: it opens it. */
  readonly picks: PickedRows | null;
  readonly menuOf: (sceneId: string) => readonly (MenuEntry | 'divider')[];
}) {
  const { items, sheet, picks } = props;
  const { opened } = sheet;
  const state = useProjectState();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 84,
    getItemKey: (i) => items[i]!.key,
    overscan: 6,
    useFlushSync: false,
  });
  const scene = opened ? state.scene.get(opened) : undefined;
  return (
    <Scroller ref={scroller}>
      <VirtualRows virtual={virtual}>
        {(index) => {
          const item = items[index]!;
          return item.kind === 'title' ? (
            <GroupTitle>
              <span>
                {item.title} <em>{item.count}씬</em>
              </span>
            </GroupTitle>
          ) : (
            <SceneCard
              scene={item.scene}
              isPicked={picks ? picks.picked.has(item.key) : null}
              onOpen={() => (picks ? picks.press(item.key, false) : sheet.open(item.key))}
            />
          );
        }}
      </VirtualRows>
      <BottomSheet
        open={scene !== undefined}
        height="86dvh"
        title={scene ? <SheetTitle scene={scene} label={sceneRow(state, scene).cells.number} /> : null}
        onClose={sheet.close}
      >
        {scene ? (
          <SceneForm
            scene={scene}
            canEdit={props.canEdit}
            menu={props.menuOf(scene._id)}
            onMenuDone={sheet.leave}
          />
        ) : null}
      </BottomSheet>
    </Scroller>
  );
}

const SheetTitle = (props: { readonly scene: Scene; readonly label: string }) => (
  <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
    <b style={{ fontSize: 20 }}>S#{props.label}</b>
    <CommentButton target={{ targetKind: 'scene', targetId: props.scene._id }} name={`S#${props.label}`} />
  </span>
);

function SceneCard(props: {
  readonly scene: Scene;
  /** Null: taps pick none. */
  readonly isPicked: boolean | null;
  readonly onOpen: () => void;
}) {
  const { scene, isPicked } = props;
  const state = useProjectState();
  const { cells } = sceneRow(state, scene);
  const facts = placeAndTime(scene);
  return (
    <Card
      type="button"
      data-omitted={scene.status === 'omitted'}
      aria-pressed={isPicked ?? undefined}
      onClick={props.onOpen}
    >
      <TimeBar time={scene.timeOfDay} hatched={scene.setting !== null && scene.setting !== 'INT'} />
      <strong>
        {isPicked ? <Icon name="check" size={18} /> : null}
        <b>{cells.number}</b>
        {scene.setName || '장소 없음'}
        {facts ? (
          <span style={{ color: 'var(--ink-2)', fontSize: 13, whiteSpace: 'nowrap' }}> · {facts}</span>
        ) : null}
      </strong>
      <span style={{ display: 'flex', alignSelf: 'start', gap: 4 }}>
        {flagWords(scene).map((word) => (
          <Chip key={word}>{word}</Chip>
        ))}
        {cells.days ? <Chip tone="brand">{cells.days}</Chip> : <Chip>미배정</Chip>}
      </span>
      {scene.synopsis ? <p>{scene.synopsis}</p> : null}
      {cells.cast ? <p style={{ color: 'var(--ink-3)' }}>{cells.cast}</p> : null}
    </Card>
  );
}
