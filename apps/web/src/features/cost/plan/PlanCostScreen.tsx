import {
  againstBudget,
  asIfPlan,
  COST_TABLES,
  type CostTables,
  costTables,
  inWon,
  isSecondUnitBare,
  partsOf,
} from '@ddak/domain';
import { EmptyState, Grow, Page, PHONE, SegmentedControl, TopBar, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { BoardMenu } from '../../../platform/board-choice/BoardMenu.tsx';
import { StatusFacts } from '../../../platform/StatusFacts.tsx';
import { useCan, useProjectId, useProjectState } from '../../../sync/hooks.ts';
import { BudgetDialog } from '../budget/BudgetDialog.tsx';
import { budgetFacts } from '../budget/budget-words.ts';
import { KindTable } from '../budget/KindTable.tsx';
import { CostViews } from '../CostViews.tsx';
import { MoneyWork } from '../money-table.ts';
import { useCostPlace } from '../use-cost-place.ts';
import { CostCards } from './CostCards.tsx';
import { CostDownload } from './CostDownload.tsx';
import { CostTable } from './CostTable.tsx';
import { EMPTY_TABLES, planFacts } from './plan-cost-words.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '8px 16px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  [PHONE]: { padding: '8px 12px' },
  '& > p': { margin: 0, minWidth: 0, color: 'var(--ink-2)', fontVariantNumeric: 'tabular-nums' },
  '& > p > b': { color: 'var(--ink)', fontSize: 16 },
});

const NONE: CostTables = {
  won: 0,
  shot: { days: 0, won: 0, ofKinds: partsOf([]) },
  tables: { kinds: [], days: [], people: [], places: [], things: [] },
};
const BY = COST_TABLES.map(({ key, label }) => ({ value: key, label }));

/** CO16: what the plan costs, by what is paid for, by day, person, place and thing. */
export default function PlanCostScreen() {
  const state = useProjectState();
  const projectId = useProjectId();
  const isPhone = useIsPhone();
  const { by, board, onBy, onBoard } = useCostPlace();
  const asPlan = useMemo(() => asIfPlan(state, board?._id ?? ''), [state, board]);
  const costs = useMemo(() => (board ? costTables(asPlan.state, board._id) : NONE), [asPlan, board]);
  const { won, shot, tables } = costs;
  const against = useMemo(() => againstBudget(state, costs), [state, costs]);
  const canBudget = useCan('cost', 'write');
  const [isBudgeting, setBudgeting] = useState(false);
  const byKind = by === 'kinds';
  const rows = byKind ? against.lines.map(({ row }) => row) : tables[by];
  const empty = EMPTY_TABLES[by];
  const List = isPhone ? CostCards : CostTable;
  const title = COST_TABLES.find(({ key }) => key === by)!.title;
  return (
    <Page>
      <TopBar>
        <h1>비용</h1>
        <CostViews />
        <Grow />
        {won > 0 && canBudget ? (
          <Button onClick={() => setBudgeting(true)}>{against.sum ? '예산 고치기' : '예산 적기'}</Button>
        ) : null}
        {won > 0 ? <CostDownload board={board} /> : null}
      </TopBar>
      <MoneyWork>
        <Bar>
          <BoardMenu boardId={board?._id} onChoose={onBoard} />
          {won > 0 ? <SegmentedControl label="묶기" value={by} options={BY} onChange={onBy} /> : null}
          {won > 0 ? (
            <p>
              <b>{inWon(won)}</b> {planFacts(costs).join(' · ')}
            </p>
          ) : null}
          {budgetFacts(against).map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          {asPlan.shotDays > 0 ? <p>찍은 {asPlan.shotDays}일은 현재 계획에서 찍은 대로 셈했어요.</p> : null}
          {board && isSecondUnitBare(state, board._id) ? (
            <p>
              B팀으로 정한 팀이 없어서, 두 유닛이 같은 날 찍으면 스태프는 A팀 회차에만 계산해요.{' '}
              <Button component={Link} to={`/projects/${projectId}/crew`} size="small" variant="text">
                스태프에서 유닛 정하기
              </Button>
            </p>
          ) : null}
        </Bar>
        {won === 0 ? (
          <EmptyState
            title="아직 비용을 계산할 회차가 없어요"
            hint="촬영계획표에서 날짜에 씬을 배정하면 회차와 사람, 장소마다 얼마가 드는지 여기서 볼 수 있어요. 단가를 적지 않은 것은 기본값으로 셈해요."
            action={
              <Button component={Link} to={`/projects/${projectId}/timetable`} variant="contained">
                촬영계획표 열기
              </Button>
            }
          />
        ) : byKind && !isPhone ? (
          <KindTable against={against} whole={won} shot={shot.days > 0 ? shot.won : null} label={title} />
        ) : rows.length === 0 ? (
          <EmptyState
            title={empty.title}
            hint={empty.hint}
            action={
              empty.to ? (
                <Button component={Link} to={`/projects/${projectId}/${empty.to}`}>
                  {empty.action}
                </Button>
              ) : undefined
            }
          />
        ) : (
          <List rows={rows} whole={won} label={title} against={byKind ? against : undefined} />
        )}
      </MoneyWork>
      {isBudgeting ? <BudgetDialog against={against} onClose={() => setBudgeting(false)} /> : null}
      <StatusFacts>
        {board && won > 0 ? (
          <span>
            {board.name} {inWon(won)}
          </span>
        ) : null}
      </StatusFacts>
    </Page>
  );
}
