import { Chip, EmptyState, Grow, Icon, Page, TopBar, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { CostRatesDialog } from '../../../platform/cost-rates/CostRatesDialog.tsx';
import { ListToolsPlace } from '../../../platform/grid/list-grid/ListTools.tsx';
import { LIST_HEAD } from '../../../platform/grid/list-grid/list-head.ts';
import { StatusFacts } from '../../../platform/StatusFacts.tsx';
import { useCan, useProjectState } from '../../../sync/hooks.ts';
import { CostViews } from '../CostViews.tsx';
import { PriceCards } from './PriceCards.tsx';
import { PriceGrid } from './PriceGrid.tsx';
import { priceGroups } from './price-rows.ts';
import { priceTotals } from './price-totals.ts';
import { usePriceGrid } from './use-price-grid.tsx';

const Work = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  '& > search': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '8px 16px',
    background: 'var(--surface)',
    borderBottom: '1px solid var(--line)',
    ...LIST_HEAD,
  },
  '& > search > p': { fontSize: 12, color: 'var(--ink-3)' },
});

/** 단가: what people are paid and what places cost. */
export default function PricesScreen() {
  const state = useProjectState();
  const canEdit = useCan('cost', 'write');
  const isPhone = useIsPhone();
  const [search, setSearch] = useState('');
  const [ratesOpen, setRatesOpen] = useState(false);
  const groups = useMemo(() => priceGroups(state, search), [state, search]);
  const grid = usePriceGrid(groups, canEdit);
  const all = useMemo(() => priceGroups(state).flatMap(({ rows }) => rows), [state]);
  const totals = useMemo(() => priceTotals(state, all), [state, all]);
  return (
    <Page>
      <TopBar>
        <h1>단가</h1>
        <CostViews />
        {all.length > 0 ? <Chip>{all.length}</Chip> : null}
        <Grow />
        <Button onClick={() => setRatesOpen(true)}>공통 단가</Button>
      </TopBar>
      {all.length === 0 ? (
        <EmptyState
          title="아직 단가를 적을 사람과 장소가 없어요"
          hint="등장인물, 스태프, 실제 촬영지가 생기면 여기에 일당과 사용료를 적을 수 있어요."
        />
      ) : (
        <Work>
          <search>
            <OutlinedInput
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              placeholder="이름, 팀, 역할"
              inputProps={{ 'aria-label': '단가에서 찾기' }}
              startAdornment={
                <InputAdornment position="start" sx={{ mr: 0 }}>
                  <Icon name="search" />
                </InputAdornment>
              }
              sx={{ width: isPhone ? '100%' : 220 }}
            />
            {isPhone || !canEdit ? null : <p>엑셀에서 복사한 금액을 칸에 그대로 붙여 넣을 수 있어요.</p>}
            <ListToolsPlace />
          </search>
          {groups.length === 0 ? (
            <EmptyState
              title="맞는 사람이나 장소가 없어요"
              action={<Button onClick={() => setSearch('')}>모두 보기</Button>}
            />
          ) : isPhone ? (
            <PriceCards groups={groups} onType={canEdit ? grid.edits.type : null} />
          ) : (
            <PriceGrid grid={grid} />
          )}
        </Work>
      )}
      {ratesOpen ? <CostRatesDialog onClose={() => setRatesOpen(false)} /> : null}
      <StatusFacts>
        {totals.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </StatusFacts>
    </Page>
  );
}
