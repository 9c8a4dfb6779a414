import { SegmentedControl } from '@ddak/ui';
import { COST_VIEWS, useCostPlace } from './use-cost-place.ts';

/** From prices to what the plan comes to, and back; nothing for who may not see both. */
export function CostViews() {
  const { view, seesPlan, onView } = useCostPlace();
  return seesPlan ? (
    <SegmentedControl label="보기" value={view} options={COST_VIEWS} onChange={onView} />
  ) : null;
}
