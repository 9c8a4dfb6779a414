import { PROJECT_TYPES, RIGHTS, SECTIONS, shapeOf } from '@ddak/domain';
import type { GesturesFor } from './gesture.ts';

const GIVEN_ROLES = ['manager', 'editor', 'lead', 'member', 'guest'] as const;

export const projectGestures = {
  createProject: (hand) => ({
    title: hand.word(),
    projectType: hand.one(PROJECT_TYPES),
    colour: hand.int(0, 9),
    startDate: hand.date(),
    memberId: hand.newId(),
    episodeId: hand.newId(),
    boardId: hand.newId(),
  }),
  // The server alone brings one in, or makes one to look at.
  importProject: () => null,
  makeSample: () => null,
  editProject: (hand) => ({
    patch: hand.patch({
      title: () => hand.word(),
      director: () => hand.word(),
      colour: () => hand.int(0, 9),
      defaultCalltime: () => hand.int(300, 720),
      minutesPerEighth: () => hand.int(5, 20),
      showEighths: () => hand.one([true, false]),
      screenMinutesPerPage: () => hand.one([null, 1, 1.5, 2]),
      endDate: () => hand.one([hand.date(), null]),
    }),
  }),
  // A crew list asks for more than who takes the others over has: that is another test's.
  mapColumns: (hand) => {
    const heads = [...new Set([hand.word(), hand.word()])];
    return {
      mappingId: hand.newId(),
      kind: hand.one(['scenes', 'days']),
      shape: shapeOf([...heads, hand.word()]),
      said: heads.map((head) => ({ head, field: hand.one(['', 'note']) })),
    };
  },
  demandSecondFactor: (hand) => ({ demanded: hand.one([true, false]) }),
  // Seldom: what is put away is not worked on.
  archiveProject: (hand) => (hand.random.chance(0.1) ? {} : null),
  unarchiveProject: () => ({}),
  changeMember: (hand) => {
    const memberId = hand.rowId('projectMember');
    const rights = hand.one([{}, { [hand.one(SECTIONS)]: hand.one(RIGHTS) }]);
    return memberId ? { memberId, role: hand.one(GIVEN_ROLES), rights } : null;
  },
  removeMember: (hand) => {
    const memberId = hand.rowId('projectMember');
    return memberId ? { memberId } : null;
  },
  handOverProject: (hand) => {
    const memberId = hand.rowId('projectMember');
    return memberId ? { memberId } : null;
  },
  addEpisode: (hand) => ({ episodeId: hand.newId(), title: hand.word() }),
} satisfies GesturesFor<
  | 'createProject'
  | 'importProject'
  | 'makeSample'
  | 'editProject'
  | 'mapColumns'
  | 'demandSecondFactor'
  | 'archiveProject'
  | 'unarchiveProject'
  | 'changeMember'
  | 'removeMember'
  | 'handOverProject'
  | 'addEpisode'
>;
