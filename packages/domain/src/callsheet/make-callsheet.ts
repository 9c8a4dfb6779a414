import { z } from 'zod';
import { insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { teamsOfUnit } from '../crew/team-unit.ts';
import { groupBy } from '../kernel/group-by.ts';
import { deriveId, idSchema } from '../kernel/id.ts';
import { asPlanned } from './as-planned.ts';
import { castOfDay, locationsOfDay } from './day-content.ts';

/** Makes the draft call sheet of a day. CS1: one a day. CS2: its teams, cast and places are filled in from the day. */
export const makeCallsheet = defineCommand({
  name: 'makeCallsheet',
  args: z.object({ callsheetId: idSchema, timetableId: idSchema }),
  needs: { section: 'callsheet', right: 'write' },
  plan(state, args, ctx) {
    const day = state.timetable.get(args.timetableId);
    if (!day) return refuse('not_found', { what: '촬영일' });
    const made = groupBy(state.callsheet, 'timetable').has(day._id) || state.callsheet.has(args.callsheetId);
    if (made) return refuse('already_exists', { what: '일촬표' });
    // CS108
    const teams = teamsOfUnit(state, day.unit);
    const planned = asPlanned(state, day._id);
    const places = locationsOfDay(planned, day._id);
    const idOf = (purpose: string, index: number) => deriveId(args.callsheetId, purpose, index);
    return changes([
      insert('callsheet', {
        _id: args.callsheetId,
        projectId: ctx.projectId,
        timetable: day._id,
        name: '',
        primaryCallLocation: places[0]?.realName ?? '',
        status: 'draft',
        weather: '',
        precipitation: '',
        notices: [],
        meals: '',
        vehicles: '',
        contacts: [],
        checklist: [],
        files: [],
        locations: places.slice(0, 20).map(({ _id }, i) => ({ _id: idOf('location', i), locationId: _id })),
        teamCalls: teams.slice(0, 60).map((team, i) => ({
          _id: idOf('teamCall', i),
          crewTeamId: team._id,
          calltime: null,
          place: '',
          preparation: '',
        })),
        extrasCalls: [],
        vehicleCalls: [],
        mealCount: null,
        castCalls: castOfDay(planned, day._id)
          .slice(0, 200)
          .map((character, i) => ({
            _id: idOf('castCall', i),
            characterId: character._id,
            arrival: null,
            makeup: null,
            wardrobe: null,
            preparation: '',
          })),
      }),
    ]);
  },
});
