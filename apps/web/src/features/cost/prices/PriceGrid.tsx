import { ListBulkBar } from '../../../platform/grid/list-grid/ListBulkBar.tsx';
import { ListGrid } from '../../../platform/grid/list-grid/ListGrid.tsx';
import { ListTools } from '../../../platform/grid/list-grid/ListTools.tsx';
import { RangeFacts } from '../../../platform/grid/list-grid/RangeFacts.tsx';
import type { PriceGridWork } from './use-price-grid.tsx';

/** What a price is of is removed in its own list. */
const BULK = { what: '단가', count: (many: number) => `${many}줄`, removal: null, onMerge: null };

/** CO11: what people are paid and what places cost, as a table that is edited in place. */
export const PriceGrid = ({ grid }: { readonly grid: PriceGridWork }) => (
  <>
    <ListGrid label="단가표" grid={grid} ends={null} />
    <RangeFacts grid={grid} />
    <ListTools grid={grid} />
    <ListBulkBar grid={grid} bulk={BULK} />
  </>
);
