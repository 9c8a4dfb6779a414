import type { BreakdownItem } from '@ddak/domain';
import { itemText } from '@ddak/domain';
import { Icon, TOUCH } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Swatch } from './breakdown-style.ts';
import { categoryName, wordsApart } from './breakdown-view.ts';
import type { Breakdown } from './use-breakdown.ts';

const Box = styled('section')({
  margin: '12px 16px 4px',
  border: '1px dashed var(--line-2)',
  borderRadius: 'var(--r-card)',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    padding: '6px 8px 6px 12px',
    flexWrap: 'wrap',
  },
  '& > header > h2': { flex: 1, fontSize: 13, fontWeight: 700, whiteSpace: 'nowrap' },
});
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 8,
  minHeight: 34,
  padding: '0 6px 0 12px',
  borderTop: '1px solid var(--line)',
  '&[data-active="true"]': { background: 'var(--brand-soft)' },
  '& > button': {
    minWidth: 0,
    minHeight: 34,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'var(--ink)',
    fontSize: 13.5,
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& small': { marginLeft: 6, fontSize: 12, color: 'var(--ink-3)' },
  '& q': {
    display: 'block',
    paddingBottom: 4,
    fontSize: 12,
    color: 'var(--ink-2)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [TOUCH]: { minHeight: 48, '& > button': { minHeight: 48, fontSize: 15 } },
});

/** What the text seems to call for: to be taken or turned down, one by one or all of the scene. */
export function SuggestionBox(props: {
  readonly open: readonly BreakdownItem[];
  readonly active: string | null;
  readonly breakdown: Breakdown;
  readonly onActive: (item: BreakdownItem) => void;
}) {
  const { open, active } = props;
  const { actions, decidable } = props.breakdown;
  if (open.length === 0) return null;
  // AC30: of a lead those of their own teams alone.
  const all = decidable.length === open.length ? '모두' : `내 ${decidable.length}개`;
  return (
    <Box aria-label="제안">
      <header>
        <Icon name="spark" />
        <h2>제안 {open.length}개</h2>
        {decidable.length > 0 ? (
          <>
            <Button size="small" color="inherit" onClick={() => actions.reject(decidable)}>
              {all} 거절
            </Button>
            <Button size="small" variant="outlined" onClick={() => actions.accept(decidable)}>
              {all} 받기
            </Button>
          </>
        ) : null}
      </header>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {open.map((item) => (
          <Suggestion key={item._id} {...props} item={item} isActive={item._id === active} />
        ))}
      </ul>
    </Box>
  );
}

function Suggestion(props: {
  readonly item: BreakdownItem;
  readonly isActive: boolean;
  readonly breakdown: Breakdown;
  readonly onActive: (item: BreakdownItem) => void;
}) {
  const { item, isActive } = props;
  const { actions, written } = props.breakdown;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Row ref={row} data-active={isActive}>
      <Swatch type={item.type} aria-hidden />
      <button type="button" aria-pressed={isActive} onClick={() => props.onActive(item)}>
        {itemText(item)}
        <small>{item.subtype || categoryName(item.type)}</small>
        {wordsApart(item) ? <q>{item.evidence?.words}</q> : null}
      </button>
      {written.has(item.type) ? (
        <>
          <IconButton size="small" aria-label={`${item.name} 거절`} onClick={() => actions.reject([item])}>
            <Icon name="close" />
          </IconButton>
          <IconButton
            size="small"
            color="primary"
            aria-label={`${item.name} 받기`}
            onClick={() => actions.accept([item])}
          >
            <Icon name="check" />
          </IconButton>
        </>
      ) : null}
    </Row>
  );
}
