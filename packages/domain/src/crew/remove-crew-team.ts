import { z } from 'zod';
import { remove, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';

/** CR3: an empty team can be removed, with its calls on call sheets and the wish of who asked for it; a team with people is refused. */
export const removeCrewTeam = defineCommand({
  name: 'removeCrewTeam',
  args: z.object({ crewTeamId: idSchema }),
  needs: { section: 'crew', right: 'write' },
  plan(state, args) {
    const team = state.crewTeam.get(args.crewTeamId);
    if (!team) return refuse('not_found', { what: '팀' });
    if (groupBy(state.crew, 'crewTeamId').has(team._id)) return refuse('team_not_empty');
    return changes([
      ...[...state.callsheet.values()].map((sheet) =>
        update('callsheet', sheet, {
          teamCalls: sheet.teamCalls.filter((call) => call.crewTeamId !== team._id),
          checklist: sheet.checklist.map(({ crewTeamId, ...item }) =>
            crewTeamId === undefined || crewTeamId === team._id ? item : { ...item, crewTeamId },
          ),
        }),
      ),
      ...[...state.crewRequest.values()]
        .filter(({ userRequest }) => userRequest.teamId === team._id)
        .map((request) =>
          update('crewRequest', request, { userRequest: { ...request.userRequest, teamId: null } }),
        ),
      remove('crewTeam', team),
    ]);
  },
});
