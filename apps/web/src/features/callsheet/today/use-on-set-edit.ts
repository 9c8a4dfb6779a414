import { clockOn, type DateText, type Id, type OnSetLine } from '@ddak/domain';
import { useMemo } from 'react';
import { rightNow } from '../../../platform/clock/device-clock.ts';
import { useRunCommand } from '../../../sync/hooks.ts';

export interface OnSetEdit {
  begin(line: OnSetLine): void;
  end(line: OnSetLine, result: 'done' | 'partial'): void;
  drop(line: OnSetLine): void;
  /** As if nobody had said anything of it. */
  reset(line: OnSetLine): void;
}

/** OS2: what became of the lines of a day, said with a tap. @param date of the day */
export function useOnSetEdit(date: DateText): OnSetEdit {
  const run = useRunCommand();
  return useMemo(() => {
    const record = (rowId: Id | null, patch: Parameters<typeof run<'recordRow'>>[1]['patch']) =>
      rowId === null ? undefined : void run('recordRow', { rowId, patch });
    // The screen's own clock stands still while a phone sleeps.
    const clock = () => clockOn(date, rightNow());
    return {
      begin: ({ recordId }) => record(recordId, { state: 'shooting', actualStart: clock(), actualEnd: null }),
      // Begun on a phone whose clock is fast, it is not over before that (RP12).
      end: ({ recordId, start }, state) => {
        const now = clock();
        record(recordId, { state, actualEnd: now === null ? null : Math.max(now, start) });
      },
      drop: ({ recordId }) => record(recordId, { state: 'dropped' }),
      reset: ({ recordId }) => record(recordId, { state: 'planned', actualStart: null, actualEnd: null }),
    };
  }, [run, date]);
}
