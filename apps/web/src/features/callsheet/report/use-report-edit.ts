import { type ArgsOf, type Id, reportOf } from '@ddak/domain';
import { useMemo } from 'react';
import { newId, useProjectSelector, useRunCommand } from '../../../sync/hooks.ts';

type ReportPatch = NonNullable<ArgsOf<'editDayReport'>['patch']>;
type ReportCallTimes = ArgsOf<'editDayReport'>['calls'][number];
type RowPatch = ArgsOf<'recordRow'>['patch'];

export interface ReportEdit {
  write(patch: ReportPatch): void;
  /** Cuts of a line; null: as planned. */
  count(rowId: Id, count: number | null): void;
  /** When an actor or a team came, was ready, was let go (RP10). */
  call(times: ReportCallTimes): void;
  /** What became of a row of the day, and when. */
  record(rowId: Id, patch: RowPatch): void;
}

/** Writes in the report of a day; what became of its rows, in the rows. */
export function useReportEdit(timetableId: Id): ReportEdit {
  const run = useRunCommand();
  const known = useProjectSelector((state) => reportOf(state, timetableId)?._id);
  return useMemo(() => {
    const edit = (said: Partial<Pick<ArgsOf<'editDayReport'>, 'patch' | 'cuts' | 'calls'>>) => {
      const nothing = { patch: {}, cuts: [], calls: [] };
      run('editDayReport', { timetableId, reportId: known ?? newId(), ...nothing, ...said });
    };
    return {
      write: (patch) => edit({ patch }),
      count: (rowId, count) => edit({ cuts: [{ rowId, count }] }),
      call: (times) => edit({ calls: [times] }),
      record: (rowId, patch) => void run('recordRow', { rowId, patch }),
    };
  }, [run, timetableId, known]);
}
