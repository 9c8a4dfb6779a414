import { hoursWords, inWon, type OwnWork, ownWork } from '@ddak/domain';
import { EmptyState, Grow, Page, PHONE, TopBar, useIsPhone } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useMe, useProjectState } from '../../../sync/hooks.ts';
import { CostViews } from '../CostViews.tsx';
import { MoneyWork } from '../money-table.ts';
import { OwnWorkCards } from './OwnWorkCards.tsx';
import { OwnWorkTable } from './OwnWorkTable.tsx';
import { rateText } from './own-work-words.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  padding: '10px 16px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  fontVariantNumeric: 'tabular-nums',
  wordBreak: 'keep-all',
  [PHONE]: { padding: '10px 12px' },
  '& > p': { color: 'var(--ink-2)' },
  '& > p > b': { marginRight: 8, color: 'var(--ink)', fontSize: 16 },
  '& > small': { color: 'var(--ink-3)', fontSize: 12 },
});

/** CO18: what I work and am paid: hours as they are planned, and what they come to. */
export default function OwnWorkScreen() {
  const state = useProjectState();
  const me = useMe();
  const own = useMemo(() => ownWork(state, me._id), [state, me._id]);
  return (
    <Page>
      <TopBar>
        <h1>내 급여</h1>
        <CostViews />
        <Grow />
      </TopBar>
      {own ? <OwnDays own={own} /> : null}
      {own ? null : (
        <EmptyState
          title="스태프로 등록되면 여기에 내 시간과 급여가 나와요"
          hint="스태프 명단에 내 계정이 이어져 있어야 해요."
        />
      )}
    </Page>
  );
}

function OwnDays({ own }: { readonly own: OwnWork }) {
  const List = useIsPhone() ? OwnWorkCards : OwnWorkTable;
  const count = own.weeks.reduce((sum, { days }) => sum + days.length, 0);
  return (
    <MoneyWork>
      <Bar>
        <p>
          {own.won === null ? null : <b>{inWon(own.won)}</b>}
          {count}일 · {hoursWords(own).join(' · ')}
        </p>
        <p>{rateText(own)}</p>
        <small>발행한 일촬표와 촬영계획표로 셈한 예상이에요. 법률 자문이 아닙니다.</small>
      </Bar>
      {count === 0 ? (
        <EmptyState
          title="아직 나에게 알려진 촬영일이 없어요"
          hint="일촬표가 발행되면 내 콜부터 종료까지 몇 시간인지 여기에 나와요."
        />
      ) : (
        <List own={own} />
      )}
    </MoneyWork>
  );
}
