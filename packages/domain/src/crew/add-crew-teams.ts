import { z } from 'zod';
import { type Change, insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { byOrder, keyAfter } from '../kernel/order-key.ts';
import { type CrewTeam, crewTeamSchema } from './crew.ts';

const { name, colour, calltimeOffset, categories, unit } = crewTeamSchema.shape;

/** CR13: adds teams behind the others, in one step; one whose name is there already is not made again. */
export const addCrewTeams = defineCommand({
  name: 'addCrewTeams',
  args: z.object({
    teams: z
      .array(
        z.object({
          crewTeamId: idSchema,
          name,
          colour,
          calltimeOffset,
          categories: categories.optional(),
          unit: unit.optional(),
        }),
      )
      .min(1)
      .max(40),
  }),
  needs: { section: 'crew', right: 'write' },
  plan(state, args, ctx) {
    const teams: CrewTeam[] = [...state.crewTeam.values()].sort(byOrder);
    const names = new Set(teams.map((team) => team.name));
    const made: Change[] = [];
    for (const { crewTeamId, categories: said = null, unit: saidUnit = null, ...given } of args.teams) {
      if (teams.some(({ _id }) => _id === crewTeamId)) return refuse('already_exists', { what: '팀' });
      if (names.has(given.name)) continue;
      names.add(given.name);
      const orderKey = keyAfter(teams, teams.at(-1)?._id ?? null);
      const team: CrewTeam = {
        _id: crewTeamId,
        projectId: ctx.projectId,
        orderKey,
        ...given,
        categories: said,
        unit: saidUnit,
      };
      teams.push(team);
      made.push(insert('crewTeam', team));
    }
    return changes(made);
  },
});
