import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { plannedRows } from '../timetable/planned-rows.ts';
import { rowsOfScene } from '../timetable/rows-of.ts';
import { hasBegun, isPlaced } from '../timetable/shot/has-begun.ts';
import { takeOffRows } from '../timetable/take-off-rows.ts';
import type { Scene } from './scene.ts';

/** TT21: puts scenes aside (보류): they leave the days of every board where they are still to be shot, and wait for none. */
export const parkScenes = defineCommand({
  name: 'parkScenes',
  args: z.object({ sceneIds: z.array(idSchema).min(1).max(500) }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, { sceneIds }) {
    const ids = new Set(sceneIds);
    const scenes = [...ids].flatMap((id) => state.scene.get(id) ?? []);
    if (scenes.length === 0) return refuse('not_found', { what: '씬' });
    const boards = [...state.board.keys()];
    const isShot = ({ _id, status }: Scene) =>
      status === 'done' || rowsOfScene(state, _id).some((row) => hasBegun(row) && isPlaced(row));
    const waiting = scenes.filter((scene) => scene.status !== 'omitted' && !isShot(scene));
    if (waiting.length === 0 && scenes.some(isShot)) return refuse('row_was_shot');
    const rows = waiting.flatMap(({ _id }) => boards.flatMap((board) => plannedRows(state, board, _id)));
    if (rows.some((row) => state.timetable.get(row.timetableId)?.locked))
      return refuse('locked', { what: '촬영일' });
    return changes(
      [
        ...takeOffRows(state, rows),
        ...waiting.map((scene) => update('scene', scene, { status: 'parked' as const })),
      ],
      { adjusted: waiting.length < ids.size },
    );
  },
});
