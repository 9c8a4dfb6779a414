import { Chip } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { ProposalView } from './view/proposal-view.ts';
import { won, wonBy } from './view/say-money.ts';

const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: 'var(--ink-2)',
  fontSize: 12.5,
  whiteSpace: 'nowrap',
});

/** By twos; a line that ends in a minus would read as if the amount were more. */
const Money = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: '2px 12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: 'var(--ink-2)',
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > li:first-of-type': { gridColumn: '1 / -1', fontSize: 12.5 },
  '& b': { color: 'var(--ink)', fontWeight: 600 },
});

/** What the table does not say of the chosen proposal: how many scenes move, what becomes cheaper and what dearer, how good it is. */
export function ProposalSummary({ no, view }: { readonly no: number; readonly view: ProposalView }) {
  const facts = [
    view.moved > 0 ? `날이 바뀌는 씬 ${view.moved}개` : '',
    view.placed > 0 ? `새로 넣는 씬 ${view.placed}개` : '',
  ].filter(Boolean);
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, fontWeight: 600 }}>
        배치안 {no} · {view.title}
        {view.hardBreaches > 0 ? <Chip tone="err">지키지 못한 규칙 {view.hardBreaches}</Chip> : null}
        {view.leftOver.length > 0 ? <Chip tone="warn">못 넣은 씬 {view.leftOver.length}</Chip> : null}
      </span>
      {facts.length > 0 ? (
        <Facts>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
      ) : null}
      {view.money ? (
        <Money aria-label="비용">
          <li>
            비용 <b>{won(view.money.after)}</b>
            {view.money.by === 0 ? '' : ` · 지금보다 ${wonBy(view.money.by)}`}
          </li>
          {view.priceParts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </Money>
      ) : null}
      {view.quality ? <span style={{ fontSize: 12, color: 'var(--ink-2)' }}>{view.quality}</span> : null}
    </div>
  );
}
