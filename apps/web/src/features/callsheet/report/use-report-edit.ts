import { type ArgsOf, type Id, reportOf } from '@ddak/domain';
import { useMemo } from 'react';
import { newId, useProjectSelector, useRunCommand } from '../../../sync/hooks.ts';

type ReportPatch = NonNullable<ArgsOf<'editDayReport'>['patch']>;
type RowPatch = ArgsOf<'recordRow'>['patch'];

export interface ReportEdit {
  write(patch: ReportPatch): void;
  /** Cuts of a line; null: as planned. */
  count(rowId: Id, count: number | null): void;
  /** What became of a row of the day, and when. */
  record(rowId: Id, patch: RowPatch): void;
}

/** Writes in the report of a day; what became of its rows, in the rows. */
export function useReportEdit(timetableId: Id): ReportEdit {
  const run = useRunCommand();
  const known = useProjectSelector((state) => reportOf(state, timetableId)?._id);
  return useMemo(() => {
    const edit = (said: Pick<ArgsOf<'editDayReport'>, 'patch' | 'cuts'>) =>
      void run('editDayReport', { timetableId, reportId: known ?? newId(), ...said });
    return {
      write: (patch) => edit({ patch, cuts: [] }),
      count: (rowId, count) => edit({ patch: {}, cuts: [{ rowId, count }] }),
      record: (rowId, patch) => void run('recordRow', { rowId, patch }),
    };
  }, [run, timetableId, known]);
}
