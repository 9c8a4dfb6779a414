import { COST_TABLES, type CostTableKey, currentBoard, isOfCrew } from '@ddak/domain';
import { useAddressParams } from '../../platform/address/use-address-params.ts';
import { useCan, useMe, useProjectState } from '../../sync/hooks.ts';

const COST_VIEWS = [
  { value: 'prices', label: '단가' },
  { value: 'plan', label: '비용' },
  { value: 'own', label: '내 급여' },
] as const;
type CostView = (typeof COST_VIEWS)[number]['value'];

/** Which view of costs somebody is at, as its address says: `?view=plan&by=days&board=…`. */
export function useCostPlace() {
  const { params, set } = useAddressParams();
  const state = useProjectState();
  const [seesCosts, seesDays] = [useCan('cost', 'read'), useCan('timetable', 'read')];
  const seesScenes = useCan('screenplay', 'read');
  const me = useMe();
  const sees: Readonly<Record<CostView, boolean>> = {
    prices: seesCosts,
    plan: seesCosts && seesDays && seesScenes,
    // Who sees nothing else here is told on it why.
    own: !seesCosts || isOfCrew(state, me._id),
  };
  const views = COST_VIEWS.filter(({ value }) => sees[value]);
  const asked = views.find(({ value }) => value === params.get('view'));
  const by: CostTableKey = COST_TABLES.find(({ key }) => key === params.get('by'))?.key ?? 'kinds';
  return {
    view: asked?.value ?? views[0]!.value,
    views,
    by,
    /** A board that has gone is as if none had been asked for. */
    board: state.board.get(params.get('board') ?? '') ?? currentBoard(state),
    onView: (next: CostView) => set('view', next === 'prices' ? null : next),
    onBy: (next: CostTableKey) => set('by', next === 'kinds' ? null : next),
    onBoard: (boardId: string) => set('board', boardId),
  };
}
