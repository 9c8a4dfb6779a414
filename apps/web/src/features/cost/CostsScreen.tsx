import { laterPart } from '../../platform/chunks/later-part.tsx';
import PricesScreen from './prices/PricesScreen.tsx';
import { useCostPlace } from './use-cost-place.ts';

const PLAN_COST = laterPart(() => import('./plan/PlanCostScreen.tsx'));

const OWN_WORK = laterPart(() => import('./own/OwnWorkScreen.tsx'));

/**
 * 비용·단가: what people and places cost, what the plan comes to by that, and what one works and is paid oneself; to who
 * may read no costs only the last.
 */
export default function CostsScreen() {
  const { view } = useCostPlace();
  if (view === 'own') return <OWN_WORK.Part />;
  return view === 'plan' ? <PLAN_COST.Part /> : <PricesScreen />;
}
