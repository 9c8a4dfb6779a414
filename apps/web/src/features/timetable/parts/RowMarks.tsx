import { Icon } from '@ddak/ui';
import type { RowView } from '../view/day-view.ts';

/** What a person has fixed of a row: its start, its day. */
export const RowMarks = ({ row }: { readonly row: Pick<RowView, 'fixed' | 'pinned'> }) => (
  <>
    {row.fixed ? <Icon name="clock" size={11} label="시작 시각 고정" /> : null}
    {row.pinned ? <Icon name="tack" size={11} label="날 고정" /> : null}
  </>
);
