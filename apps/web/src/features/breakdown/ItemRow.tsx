import {
  BREAKDOWN_CATEGORIES,
  type BreakdownItem,
  type BreakdownType,
  isWorn,
  type Scene,
} from '@ddak/domain';
import { DropMenu, Icon, TOUCH, useDraft } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef } from 'react';
import { CommentButton } from '../../platform/comment/CommentButton.tsx';
import { fieldMark } from '../../platform/presence/field-mark.ts';
import type { Breakdown } from './use-breakdown.ts';
import { WhoseMenu } from './WhoseMenu.tsx';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 52px auto auto 28px',
  alignItems: 'center',
  columnGap: 4,
  borderBottom: '1px solid var(--line)',
  '&[data-active="true"]': { background: 'var(--brand-soft)' },
  '&:not(:hover):not(:focus-within):not([data-active="true"]) > .quiet-comment': { opacity: 0 },
  // The same word on every row says nothing where nobody is about to type; a finger does not hover.
  '@media (hover: hover)': {
    '&:not(:hover):not(:focus-within):not([data-active="true"]) input::placeholder': { opacity: 0 },
  },
  // The note is at hand while the row is worked on.
  '&[data-noted="false"]:not(:focus-within):not([data-active="true"]) > [data-small]': { display: 'none' },
  [TOUCH]: {
    '& > .quiet-comment.quiet-comment': { opacity: 1 },
    gridTemplateColumns: 'minmax(0, 1fr) 56px auto auto 44px',
  },
});
const Named = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 });
const Input = styled('input')({
  width: '100%',
  minWidth: 0,
  height: 32,
  padding: '0 6px',
  border: 0,
  borderRadius: 'var(--r-button)',
  background: 'transparent',
  color: 'inherit',
  fontSize: 13.5,
  textOverflow: 'ellipsis',
  '&:hover:not(:disabled):not(:focus)': { boxShadow: 'inset 0 0 0 1px var(--line-2)' },
  '&:focus': { outline: '2px solid var(--brand)', outlineOffset: -2, background: 'var(--surface)' },
  '&[data-small="true"]': { height: 26, fontSize: 12, color: 'var(--ink-2)' },
  [TOUCH]: { height: 44, fontSize: 16, '&[data-small="true"]': { height: 40, fontSize: 16 } },
});
const Status = styled('button')({
  height: 22,
  padding: '0 7px',
  border: 0,
  borderRadius: 'var(--r-chip)',
  background: 'var(--warn-tint)',
  color: 'var(--warn-ink)',
  fontSize: 11.5,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { background: 'var(--ok-tint)', color: 'var(--ok-ink)' },
  '&:disabled': { cursor: 'default' },
  [TOUCH]: {
    position: 'relative',
    height: 36,
    padding: '0 10px',
    fontSize: 13,
    '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  },
});

/** `12` → 12; empty: not said; anything else: null with a mark that nothing is kept. */
function readCount(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const count = Number(text.replace(/\D+$/, ''));
  return Number.isInteger(count) && count >= 1 && count <= 9999 ? count : undefined;
}

/** One thing that the scene needs: every part of it edited where it stands. */
export const ItemRow = memo(function ItemRow(props: {
  readonly item: BreakdownItem;
  readonly scene: Scene;
  readonly isActive: boolean;
  readonly written: ReadonlySet<BreakdownType>;
  readonly actions: Breakdown['actions'];
}) {
  const { item, actions, isActive } = props;
  const disabled = !props.written.has(item.type);
  const name = useDraft(item.name, (text) => text.trim() && actions.edit(item._id, { name: text.trim() }));
  const quantity = useDraft(item.quantity === null ? '' : String(item.quantity), (text) => {
    const count = readCount(text);
    if (count !== undefined) actions.edit(item._id, { quantity: count });
  });
  const note = useDraft(item.note, (text) => actions.edit(item._id, { note: text.trim() }));
  const isReady = item.status === 'ready';
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Row ref={row} data-active={isActive} data-noted={item.note !== ''}>
      <Named {...fieldMark('breakdownItem', item._id, 'name')}>
        <Input aria-label={`${item.name} 이름`} maxLength={80} disabled={disabled} {...name} />
        {isWorn(item) && props.scene.characters.length > 1 ? (
          <WhoseMenu item={item} scene={props.scene} disabled={disabled} />
        ) : null}
      </Named>
      <div {...fieldMark('breakdownItem', item._id, 'quantity')}>
        <Input
          aria-label={`${item.name} 수량`}
          inputMode="numeric"
          maxLength={5}
          placeholder={disabled ? '' : '수량'}
          disabled={disabled}
          style={{ textAlign: 'right' }}
          {...quantity}
        />
      </div>
      <Status
        type="button"
        aria-pressed={isReady}
        disabled={disabled}
        onClick={() => actions.edit(item._id, { status: isReady ? 'needed' : 'ready' })}
      >
        {isReady ? '준비됨' : '구해야 함'}
      </Status>
      <CommentButton target={{ targetKind: 'breakdownItem', targetId: item._id }} name={item.name} inRow />
      {disabled ? <span /> : <ItemMenu {...props} />}
      {disabled && item.note === '' ? null : (
        <div
          data-small="true"
          style={{ gridColumn: '1 / -1' }}
          {...fieldMark('breakdownItem', item._id, 'note')}
        >
          <Input
            aria-label={`${item.name} 메모`}
            data-small="true"
            maxLength={300}
            placeholder="메모"
            disabled={disabled}
            {...note}
          />
        </div>
      )}
    </Row>
  );
});

function ItemMenu({
  item,
  written,
  actions,
}: {
  readonly item: BreakdownItem;
  readonly written: ReadonlySet<BreakdownType>;
  readonly actions: Breakdown['actions'];
}) {
  return (
    <DropMenu
      entries={[
        ...BREAKDOWN_CATEGORIES.filter(({ type }) => written.has(type)).map(({ type, name }) => ({
          label: name,
          selected: type === item.type,
          onSelect: () => type !== item.type && actions.edit(item._id, { type, subtype: '' }),
        })),
        'divider' as const,
        { label: '지우기', danger: true, onSelect: () => actions.remove(item) },
      ]}
      trigger={(open) => (
        <IconButton size="small" aria-label={`${item.name} 더 보기`} {...open}>
          <Icon name="more" />
        </IconButton>
      )}
    />
  );
}
