import { SegmentedControl } from '@ddak/ui';
import { useCostPlace } from './use-cost-place.ts';

/** From prices to what the plan comes to, to one's own, and back; nothing for who sees one of them alone. */
export function CostViews() {
  const { view, views, onView } = useCostPlace();
  return views.length > 1 ? (
    <SegmentedControl label="보기" value={view} options={views} onChange={onView} />
  ) : null;
}
