import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { plannedMinutes } from '../scene/planned-minutes.ts';
import { lengthOfRow } from './day-clock.ts';
import { plannedRows } from './planned-rows.ts';
import { partsOf } from './scene-parts.ts';
import { takeOffRows } from './take-off-rows.ts';

/**
 * TT13: makes one row of the parts of a split scene that are still to be shot, where this part stands, with the minutes of
 * all of them. It stays a part where another has been shot.
 */
export const rejoinRow = defineCommand({
  name: 'rejoinRow',
  args: z.object({ rowId: idSchema }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, { rowId }) {
    const row = state.timetableRow.get(rowId);
    const boardId = row && state.timetable.get(row.timetableId)?.boardId;
    const scene = row?.sceneData ? state.scene.get(row.sceneData) : undefined;
    if (!row || !scene || !boardId) return refuse('not_found', { what: '씬' });
    const parts = plannedRows(state, boardId, scene._id);
    if (parts.some((part) => state.timetable.get(part.timetableId)?.locked))
      return refuse('locked', { what: '촬영일' });
    const others = parts.filter((part) => part._id !== rowId);
    const isShotInPart = partsOf(state, boardId, scene._id).some((part) => part.state !== 'planned');
    if (isShotInPart && others.length === 0) return refuse('nothing_to_join');
    const project = state.project.get(row.projectId);
    const all = [row, ...others].reduce((sum, part) => sum + lengthOfRow(state, part), 0);
    const minutes = project && all === plannedMinutes(scene, project) ? null : all;
    const part = isShotInPart ? Math.min(...[row, ...others].map((one) => one.part ?? 1)) : null;
    return changes([update('timetableRow', row, { part, minutes }), ...takeOffRows(state, others)]);
  },
});
