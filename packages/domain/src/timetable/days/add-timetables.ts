import { z } from 'zod';
import type { Change } from '../../change.ts';
import { changes, defineCommand } from '../../command.ts';
import { applyChanges } from '../../state.ts';
import { addTimetable } from './add-timetable.ts';

/** DR6: makes several days in one step, which undo takes back whole: all of them or, where one is refused, none. */
export const addTimetables = defineCommand({
  name: 'addTimetables',
  args: z.object({ days: z.array(addTimetable.args).min(1).max(400) }),
  needs: addTimetable.needs,
  plan(state, { days }, ctx) {
    let [planned, made] = [state, [] as readonly Change[]];
    for (const day of days) {
      const plan = addTimetable.plan(planned, day, ctx);
      if (plan.kind !== 'changes') return plan;
      planned = applyChanges(planned, plan.changes);
      made = [...made, ...plan.changes];
    }
    return changes([...made]);
  },
});
