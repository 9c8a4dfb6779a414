import { Chip } from '@ddak/ui';
import { Fragment } from 'react';
import { Reasons } from './parts.tsx';
import type { ProposalView } from './view/proposal-view.ts';
import { won, wonBy } from './view/say-money.ts';

/** The chosen proposal in words: what becomes less and what more, what that costs, how good it can be said to be. */
export function ProposalSummary(props: {
  readonly no: number;
  readonly view: ProposalView;
  /** `배우 대기 6일 → 2일`. */
  readonly says: readonly string[];
}) {
  const { no, view, says } = props;
  const facts = [
    ...says,
    ...[
      view.moved > 0 ? `날이 바뀌는 씬 ${view.moved}개` : '',
      view.placed > 0 ? `새로 넣는 씬 ${view.placed}개` : '',
    ].filter(Boolean),
  ];
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, fontWeight: 600 }}>
        배치안 {no} · {view.title}
        {view.hardBreaches > 0 ? <Chip tone="err">지키지 못한 규칙 {view.hardBreaches}</Chip> : null}
        {view.leftOver.length > 0 ? <Chip tone="warn">못 넣은 씬 {view.leftOver.length}</Chip> : null}
      </span>
      {facts.length > 0 ? (
        <Reasons>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Reasons>
      ) : null}
      {view.money ? (
        <span style={{ fontSize: 12.5, color: 'var(--ink-2)' }}>
          <b style={{ color: 'var(--ink)', fontWeight: 600 }}>{won(view.money.after)}</b>{' '}
          {[wonBy(view.money.by), ...view.priceParts].filter(Boolean).map((part, i) => (
            <Fragment key={part}>
              {i > 0 ? ' · ' : null}
              {/* A line that ends in a minus reads as if the amount were more. */}
              <span style={{ whiteSpace: 'nowrap' }}>{part}</span>
            </Fragment>
          ))}
        </span>
      ) : null}
      {view.quality ? <span style={{ fontSize: 12, color: 'var(--ink-2)' }}>{view.quality}</span> : null}
    </div>
  );
}
