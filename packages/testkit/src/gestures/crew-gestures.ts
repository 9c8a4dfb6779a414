import type { GesturesFor } from './gesture.ts';

export const crewGestures = {
  addCrewTeam: (hand) => ({
    crewTeamId: hand.newId(),
    name: `${hand.word()}팀`,
    colour: hand.int(0, 9),
    calltimeOffset: hand.int(-60, 60),
  }),
  editCrewTeam: (hand) => {
    const crewTeamId = hand.rowId('crewTeam');
    const patch = hand.patch({ name: () => `${hand.word()}팀`, colour: () => hand.int(0, 9) });
    return crewTeamId ? { crewTeamId, patch } : null;
  },
  moveCrewTeam: (hand) => {
    const crewTeamId = hand.rowId('crewTeam');
    return crewTeamId ? { crewTeamId, afterTeamId: hand.rowIdOrNull('crewTeam') } : null;
  },
  removeCrewTeam: (hand) => {
    const crewTeamId = hand.rowId('crewTeam');
    return crewTeamId ? { crewTeamId } : null;
  },
  addCrew: (hand) => {
    const crewTeamId = hand.rowId('crewTeam');
    const userId = hand.one([null, hand.one(hand.people)._id]);
    const person = { name: hand.word(), roleTitle: '' };
    return crewTeamId ? { crewId: hand.newId(), crewTeamId, ...person, userId } : null;
  },
  editCrew: (hand) => {
    const crewId = hand.rowId('crew');
    const crewTeamId = hand.rowId('crewTeam');
    const roleTitle = () => hand.word();
    const patch = crewTeamId
      ? hand.patch({ roleTitle, crewTeamId: () => crewTeamId })
      : hand.patch({ roleTitle });
    return crewId ? { crewId, patch } : null;
  },
  removeCrew: (hand) => {
    const crewId = hand.rowId('crew');
    return crewId ? { crewId } : null;
  },
  setPersonContact: (hand) => {
    const crewId = hand.rowId('crew');
    const phone = `010-0000-${hand.int(1000, 9999)}`;
    return crewId ? { contactId: hand.newId(), crewId, phone, email: '' } : null;
  },
} satisfies GesturesFor<
  | 'addCrewTeam'
  | 'editCrewTeam'
  | 'moveCrewTeam'
  | 'removeCrewTeam'
  | 'addCrew'
  | 'editCrew'
  | 'removeCrew'
  | 'setPersonContact'
>;
