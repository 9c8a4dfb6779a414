import { COST_TABLES, type CostTableKey, currentBoard } from '@ddak/domain';
import { useAddressParams } from '../../platform/address/use-address-params.ts';
import { useCan, useProjectState } from '../../sync/hooks.ts';

export const COST_VIEWS = [
  { value: 'prices', label: '단가' },
  { value: 'plan', label: '비용' },
] as const;
export type CostView = (typeof COST_VIEWS)[number]['value'];

/** Which view of costs somebody is at, as its address says: `?view=plan&by=days&board=…`. */
export function useCostPlace() {
  const { params, set } = useAddressParams();
  const state = useProjectState();
  const [seesCosts, seesDays] = [useCan('cost', 'read'), useCan('timetable', 'read')];
  const seesScenes = useCan('screenplay', 'read');
  const view: CostView = params.get('view') === 'plan' ? 'plan' : 'prices';
  const by: CostTableKey = COST_TABLES.find(({ key }) => key === params.get('by'))?.key ?? 'kinds';
  return {
    view,
    by,
    /** A board that has gone is as if none had been asked for. */
    board: state.board.get(params.get('board') ?? '') ?? currentBoard(state),
    seesPlan: seesCosts && seesDays && seesScenes,
    onView: (next: CostView) => set('view', next === 'prices' ? null : next),
    onBy: (next: CostTableKey) => set('by', next === 'kinds' ? null : next),
    onBoard: (boardId: string) => set('board', boardId),
  };
}
