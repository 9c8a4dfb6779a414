import type { BreakdownType } from '@ddak/domain';
import type { GesturesFor } from './gesture.ts';
import type { Hand } from './hand.ts';

const GIVEN_ROLES = ['manager', 'editor', 'lead', 'member', 'guest'] as const;

export const crewGestures = {
  addCrewTeam: (hand) => ({
    crewTeamId: hand.newId(),
    name: `${hand.word()}팀`,
    colour: hand.int(0, 9),
    calltimeOffset: hand.int(-60, 60),
  }),
  addCrewTeams: (hand) => ({
    teams: Array.from({ length: hand.int(1, 3) }, () => ({
      crewTeamId: hand.newId(),
      name: `${hand.word()}${hand.int(1, 99)}팀`,
      colour: hand.int(0, 9),
      calltimeOffset: 0,
    })),
  }),
  editCrewTeam: (hand) => {
    const crewTeamId = hand.rowId('crewTeam');
    const patch = hand.patch({
      name: () => `${hand.word()}팀`,
      colour: () => hand.int(0, 9),
      categories: () => hand.one<BreakdownType[] | null>([null, [], ['props'], ['costume', 'makeup']]),
      unit: () => hand.one(['A', 'B', null] as const),
    });
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
    // Now and then somebody forgets to ask.
    const consent = hand.one([null, { guardian: '' }, { guardian: hand.word() }]);
    return crewTeamId ? { crewId: hand.newId(), crewTeamId, ...person, userId, consent } : null;
  },
  importCrew: (hand) => {
    const mates = [...hand.view.crew.values()].map(({ name }) => name);
    const people = Array.from({ length: hand.int(1, 4) }, () => ({
      teamName: hand.one(['연출부', '촬영부', hand.word()]),
      name: hand.one([hand.word(), ...mates]),
      roleTitle: hand.one(['', hand.word()]),
      phone: hand.one(['', `010-0000-${hand.int(1000, 9999)}`]),
      email: '',
      guardian: '',
    }));
    return { people, consent: hand.random.chance(0.8) };
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
  fillCrew: (hand) => {
    const fills = hand.rowIds('crew', 3).map((crewId) => ({
      crewId,
      contactId: hand.newId(),
      patch: hand.patch({
        roleTitle: () => hand.word(),
        phone: () => `010-0000-${hand.int(1000, 9999)}`,
      }),
    }));
    return fills.length > 0 ? { fills } : null;
  },
  removeCrew: (hand) => {
    const crewId = hand.rowId('crew');
    return crewId ? { crewId } : null;
  },
  removeCrewPeople: (hand) => {
    const crewIds = hand.rowIds('crew', 2);
    return crewIds.length > 0 ? { crewIds } : null;
  },
  setPersonContact: (hand) => {
    const crewId = hand.rowId('crew');
    const phone = `010-0000-${hand.int(1000, 9999)}`;
    const said = { crewId: crewId ?? '', phone, email: '' };
    return crewId
      ? { contactId: hand.newId(), ...said, phoneShown: hand.one([undefined, true, false]) }
      : null;
  },
  setPhoneShown: (hand) => {
    const contactId = hand.rowId('personContact');
    return contactId ? { contactId, phoneShown: hand.random.chance(0.7) } : null;
  },
  setActorContact: (hand) => {
    const played = [...hand.view.character.values()].filter(({ actorName }) => actorName !== '');
    const characterId = played.length > 0 ? hand.one(played)._id : hand.rowId('character');
    const phone = `010-0000-${hand.int(1000, 9999)}`;
    return characterId ? { contactId: hand.newId(), characterId, phone, email: '' } : null;
  },
  setBirthDate: (hand) => {
    const played = [...hand.view.character.values()].filter(({ actorName }) => actorName !== '');
    const characterId = played.length > 0 ? hand.one(played)._id : hand.rowId('character');
    // Of a child, of somebody who turns 15 or 19 in the plan, of an adult; sometimes nobody speaks for a child.
    const birthDate = hand.one([null, '2016-05-05', '2011-12-05', '2007-12-10', '1990-02-28']);
    const guardian = { guardianName: hand.one(['', hand.word()]), guardianPhone: '' };
    return characterId ? { contactId: hand.newId(), characterId, birthDate, ...guardian } : null;
  },
  addCrewRequest: (hand) => ({
    requestId: hand.newId(),
    userId: hand.one([hand.one(hand.people)._id, hand.newId()]),
    name: hand.word(),
    email: 'asks@example.com',
    role: hand.one(GIVEN_ROLES),
    userRequest: {
      message: hand.word(),
      teamId: hand.rowIdOrNull('crewTeam'),
      roleTitle: '',
      phone: `010-0000-${hand.int(1000, 9999)}`,
    },
  }),
  acceptCrewRequest: (hand) => {
    const seen = seenRequest(hand);
    const ids = { memberId: hand.newId(), crewId: hand.newId(), contactId: hand.newId() };
    const given = { role: hand.one(GIVEN_ROLES), crewTeamId: hand.rowIdOrNull('crewTeam') };
    const apart = hand.one([undefined, true, false]);
    return seen ? { ...seen, ...ids, ...given, roleTitle: hand.word(), apart } : null;
  },
  acceptCrewRequests: (hand) => {
    const seen = seenRequest(hand);
    const ids = { memberId: hand.newId(), crewId: hand.newId(), contactId: hand.newId() };
    return seen ? { role: hand.one(GIVEN_ROLES), requests: [{ ...seen, ...ids }] } : null;
  },
  refuseCrewRequest: (hand) => seenRequest(hand),
  removeCrewRequest: (hand) => {
    const requestId = hand.rowId('crewRequest');
    return requestId ? { requestId } : null;
  },
  forgetPerson: (hand) => {
    const memberId = hand.rowId('projectMember');
    const member = memberId ? hand.view.projectMember.get(memberId) : undefined;
    return member ? { userId: member.userId } : null;
  },
  eraseContacts: () => ({ archivedUntil: Number.MAX_SAFE_INTEGER }),
} satisfies GesturesFor<
  | 'addCrewTeam'
  | 'addCrewTeams'
  | 'editCrewTeam'
  | 'moveCrewTeam'
  | 'removeCrewTeam'
  | 'addCrew'
  | 'importCrew'
  | 'editCrew'
  | 'fillCrew'
  | 'removeCrew'
  | 'removeCrewPeople'
  | 'setPersonContact'
  | 'setPhoneShown'
  | 'setActorContact'
  | 'setBirthDate'
  | 'addCrewRequest'
  | 'acceptCrewRequest'
  | 'acceptCrewRequests'
  | 'refuseCrewRequest'
  | 'removeCrewRequest'
  | 'forgetPerson'
  | 'eraseContacts'
>;

/** A request as it stands on the screen; now and then it has changed meanwhile. */
function seenRequest(hand: Hand) {
  const requestId = hand.rowId('crewRequest');
  if (!requestId) return null;
  const version = hand.view.crewRequest.get(requestId)?.version ?? 1;
  return { requestId, seenVersion: hand.random.chance(0.1) ? version + 1 : version };
}
