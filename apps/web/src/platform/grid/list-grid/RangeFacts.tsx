import { rangeSize } from '@ddak/ui';
import { StatusFacts } from '../../StatusFacts.tsx';
import type { ListRow } from './list-column.ts';
import type { ListGridWork } from './use-list-grid.ts';

/** GR12: `선택 8칸`, at the foot of the app; of columns of numbers what they add up to. Without a range, of the picked rows. */
export function RangeFacts<R extends ListRow, C extends string>({
  grid: { wide, picks, shown, rows, columnOf },
}: {
  readonly grid: ListGridWork<R, C>;
}) {
  if (!wide && picks.rowIds.length === 0) return null;
  const rowIds = wide ? shown.rowIds.slice(wide.top, wide.bottom + 1) : picks.rowIds;
  const counted = rowIds.flatMap((rowId) => rows.get(rowId) ?? []);
  const columns = wide ? shown.columns.slice(wide.left, wide.right + 1) : shown.columns;
  const sums = columns.flatMap((key) => {
    const { label, sum } = columnOf.get(key)!;
    return sum ? [`${label} ${sum(counted)}`] : [];
  });
  const what = wide ? `선택 ${rangeSize(wide)}칸` : `선택 ${counted.length}줄`;
  return (
    <StatusFacts>
      <span>{[what, ...(sums.length > 0 ? [`합계 ${sums.join(', ')}`] : [])].join(' · ')}</span>
    </StatusFacts>
  );
}
