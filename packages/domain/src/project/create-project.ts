import { z } from 'zod';
import { USUAL_LAYOUT } from '../callsheet/layout/callsheet-layout.ts';
import { insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { dateSchema } from '../kernel/date.ts';
import { idSchema } from '../kernel/id.ts';
import { firstKey } from '../kernel/order-key.ts';
import { USUAL_DAY_ROWS } from '../timetable/day-rows/day-row-set.ts';
import { USUAL_MOVE } from '../timetable/travel-minutes.ts';
import { colourSchema, type Project, projectTypeSchema } from './project.ts';

const blankProject = {
  episodeWord: '부',
  productionCompany: '',
  director: '',
  producer: '',
  assistantDirector: '',
  endDate: null,
  defaultCalltime: 420,
  minutesPerCut: 12,
  dayRowSets: [USUAL_DAY_ROWS],
  arrivalLeadMinutes: 60,
  makeupLeadMinutes: 60,
  wardrobeLeadMinutes: null,
  unknownMoveMinutes: USUAL_MOVE,
  callsheetLayout: USUAL_LAYOUT,
  callsheetLogo: null,
  callsheetForm: null,
  callsheetFormName: '',
  labourRules: {},
  showEighths: false,
  screenMinutesPerPage: null,
  archivedAt: null,
  needsSecondFactor: false,
  isSample: false,
} satisfies Partial<Project>;

/** Makes a project with its owner, its first episode and an empty current board: the command makes the row it locks. */
export const createProject = defineCommand({
  name: 'createProject',
  args: z.object({
    title: z.string().trim().min(1).max(120),
    projectType: projectTypeSchema,
    colour: colourSchema.default(1),
    startDate: dateSchema.nullable().default(null),
    memberId: idSchema,
    episodeId: idSchema,
    boardId: idSchema,
  }),
  needs: { kind: 'new' },
  plan(state, args, ctx) {
    const { projectId } = ctx;
    if (state.project.has(projectId)) return refuse('already_exists');
    const { title, projectType, colour, startDate } = args;
    return changes([
      insert('project', {
        _id: projectId,
        ...blankProject,
        title,
        projectType,
        colour,
        startDate,
        minutesPerEighth: projectType === 'series' ? 8 : 15,
      }),
      insert('projectMember', {
        _id: args.memberId,
        projectId,
        userId: ctx.actorId,
        name: ctx.actorName,
        role: 'owner',
        rights: {},
        accessEpoch: 1,
      }),
      insert('episode', { _id: args.episodeId, projectId, orderKey: firstKey(), title: '' }),
      insert('board', {
        ...{ _id: args.boardId, projectId, orderKey: firstKey(), name: '1안' },
        ...{ isCurrent: true, lastProposal: null },
      }),
    ]);
  },
});
