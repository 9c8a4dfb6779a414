import type { CallsheetSceneRow } from '@ddak/domain';
import { TimeBar } from '@ddak/ui';

const TIMES = { M: 'dawn', D: 'day', E: 'sunset', N: 'night', '': null } as const;

/** The time of day of a row of scenes, hatched outside. */
export const RowTimeBar = ({ row }: { readonly row: CallsheetSceneRow }) => (
  <TimeBar time={TIMES[row.mark]} hatched={row.cells.setting.startsWith('E')} />
);
