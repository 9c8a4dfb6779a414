import { z } from 'zod';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { listedDaySchema } from './listed-day.ts';
import { planListedDays } from './plan-listed-days.ts';

/** TT24: takes the days of a 촬영계획표 over onto a board in one step. Scenes that have gone meanwhile are left out. */
export const importDays = defineCommand({
  name: 'importDays',
  args: z
    .object({ boardId: idSchema, days: z.array(listedDaySchema).min(1).max(400) })
    .refine(({ days }) => new Set(days.map(({ tableDate, unit }) => tableDate + unit)).size === days.length),
  needs: { section: 'timetable', right: 'write' },
  plan(state, { boardId, days }, ctx) {
    if (!state.board.has(boardId)) return refuse('not_found', { what: '촬영계획표' });
    const isGone = days.some(({ sceneIds }) => sceneIds.some((id) => !state.scene.has(id)));
    return changes([...planListedDays(state, boardId, days, ctx).changes], { adjusted: isGone });
  },
});
