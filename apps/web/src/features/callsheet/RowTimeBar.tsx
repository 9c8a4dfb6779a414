import { type CallsheetSceneRow, isRowOutside, rowTime } from '@ddak/domain';
import { TimeBar } from '@ddak/ui';

/** The time of day of a row of scenes, hatched outside. */
export const RowTimeBar = ({ row }: { readonly row: CallsheetSceneRow }) => (
  <TimeBar time={rowTime(row)} hatched={isRowOutside(row)} />
);
