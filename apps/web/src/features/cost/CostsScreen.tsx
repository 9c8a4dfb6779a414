import { laterPart } from '../../platform/chunks/later-part.tsx';
import PricesScreen from './prices/PricesScreen.tsx';
import { useCostPlace } from './use-cost-place.ts';

const PLAN_COST = laterPart(() => import('./plan/PlanCostScreen.tsx'));

/** 비용·단가: what people and places cost, and what the plan comes to by that; to who may read no costs only the first. */
export default function CostsScreen() {
  const { view, seesPlan } = useCostPlace();
  return view === 'plan' && seesPlan ? <PLAN_COST.Part /> : <PricesScreen />;
}
