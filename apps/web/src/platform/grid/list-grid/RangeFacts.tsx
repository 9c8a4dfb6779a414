import { rangeSize } from '@ddak/ui';
import { StatusFacts } from '../../StatusFacts.tsx';
import type { ListRow } from './list-column.ts';
import type { ListGridWork } from './use-list-grid.ts';

/** GR12: `선택 8칸`, at the foot of the app; of columns of numbers what they add up to. */
export function RangeFacts<R extends ListRow, C extends string>({
  grid: { wide, shown, rows, columnOf },
}: {
  readonly grid: ListGridWork<R, C>;
}) {
  if (!wide) return null;
  const inRange = shown.rowIds.slice(wide.top, wide.bottom + 1).flatMap((rowId) => rows.get(rowId) ?? []);
  const sums = shown.columns.slice(wide.left, wide.right + 1).flatMap((key) => {
    const { label, sum } = columnOf.get(key)!;
    return sum ? [`${label} ${sum(inRange)}`] : [];
  });
  return (
    <StatusFacts>
      <span>
        {[`선택 ${rangeSize(wide)}칸`, ...(sums.length > 0 ? [`합계 ${sums.join(', ')}`] : [])].join(' · ')}
      </span>
    </StatusFacts>
  );
}
