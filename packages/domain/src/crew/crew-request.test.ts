import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { type ArgsOf, type Id, joinedPeople, joinedWith, memberOf, readableState } from '../index.ts';
import { stateFaults } from '../state-faults.ts';

const userRequest = {
  message: '촬영팀 막내예요',
  teamId: null,
  roleTitle: '촬영 스태프',
  phone: '010-0000-7777',
};

/** A production that somebody has asked to take part in. */
function asked(patch: Partial<ArgsOf<'addCrewRequest'>> = {}) {
  const production = new Production();
  const crewTeamId = production.newId();
  production.run('addCrewTeam', { crewTeamId, name: '촬영팀', colour: 2, calltimeOffset: 0 });
  const person = { userId: production.newId(), name: '오하람', email: 'haram@example.com' };
  const ask = (more: Partial<ArgsOf<'addCrewRequest'>> = {}) =>
    production.try(
      'addCrewRequest',
      { requestId: production.newId(), ...person, role: 'member', userRequest, ...patch, ...more },
      { asServer: true },
    );
  ask();
  const request = () => [...production.state.crewRequest.values()][0]!;
  const answer = (more: Partial<ArgsOf<'acceptCrewRequest'>> = {}, as: Id = production.ownerId) =>
    production.try(
      'acceptCrewRequest',
      {
        requestId: request()._id,
        seenVersion: request().version,
        role: 'lead',
        crewTeamId,
        roleTitle: '촬영 세컨드',
        memberId: production.newId(),
        crewId: production.newId(),
        contactId: production.newId(),
        ...more,
      },
      { as },
    );
  return { production, crewTeamId, person, ask, answer, request };
}

describe('a request to take part', () => {
  it('CR4: is one a person: asking again makes a new version of it, and a member has nothing to ask for', () => {
    const { production, ask, answer, request } = asked();
    expect(request()).toMatchObject({ status: 'pending', version: 1, versionManager: null });
    ask({ userRequest: { ...userRequest, message: '조명팀도 좋아요' } });
    expect(production.state.crewRequest.size).toBe(1);
    expect(request()).toMatchObject({ version: 2, userRequest: { message: '조명팀도 좋아요' } });
    answer();
    expect(ask()).toMatchObject({ refusal: { code: 'already_exists' } });
  });

  it('CR4: names no team that is not there, and none that has been removed', () => {
    const { production, crewTeamId, ask, request } = asked();
    ask({ userRequest: { ...userRequest, teamId: production.newId() } });
    expect(request().userRequest.teamId).toBeNull();
    ask({ userRequest: { ...userRequest, teamId: crewTeamId } });
    expect(request().userRequest.teamId).toBe(crewTeamId);
    production.run('removeCrewTeam', { crewTeamId });
    expect(request().userRequest.teamId).toBeNull();
  });

  it('CR5: accepted, makes a member with a role, a place in the team and its contacts, and says who answered', () => {
    const { production, crewTeamId, person, answer, request } = asked();
    answer();
    const { state } = production;
    expect(memberOf(state, person.userId)).toMatchObject({ role: 'lead', name: '오하람', rights: {} });
    const [crew] = [...state.crew.values()];
    expect(crew).toMatchObject({ crewTeamId, userId: person.userId, roleTitle: '촬영 세컨드' });
    expect([...state.personContact.values()]).toMatchObject([
      { crewId: crew!._id, userId: person.userId, phone: '010-0000-7777', email: 'haram@example.com' },
    ]);
    expect(request()).toMatchObject({
      status: 'accepted',
      role: 'lead',
      versionManager: { userId: production.ownerId, version: 1 },
    });
    expect(answer()).toMatchObject({ refusal: { code: 'request_answered' } });
  });

  it('CR5: refused, leaves everything as it was, and can be asked again', () => {
    const { production, ask, request } = asked();
    production.run('refuseCrewRequest', { requestId: request()._id, seenVersion: 1 });
    expect(request()).toMatchObject({ status: 'refused', versionManager: { version: 1 } });
    expect(production.state.projectMember.size).toBe(1);
    ask();
    expect(request()).toMatchObject({ status: 'pending', version: 2, versionManager: null });
  });

  it('CR5: is not answered by somebody who saw another version of it', () => {
    const { production, ask, answer, request } = asked();
    ask();
    expect(answer({ seenVersion: 1 })).toMatchObject({ refusal: { code: 'request_changed' } });
    const refusal = production.try('refuseCrewRequest', { requestId: request()._id, seenVersion: 1 });
    expect(refusal).toMatchObject({ refusal: { code: 'request_changed' } });
  });

  it('CR6: tells phone and e-mail to those who may answer, and to nobody once it is answered', () => {
    const { production, answer, request } = asked();
    const readBy = (role: 'manager' | 'editor') => {
      const userId = production.member(role);
      return readableState(production.state, memberOf(production.state, userId)!).crewRequest;
    };
    expect([readBy('manager').has(request()._id), readBy('editor').has(request()._id)]).toEqual([
      true,
      false,
    ]);
    answer();
    expect(request()).toMatchObject({ email: '', userRequest: { phone: '' } });
  });

  it('AC7: gives no role that holds more than the one who accepts', () => {
    const { production, answer } = asked();
    const userId = production.member('editor');
    const memberId = memberOf(production.state, userId)!._id;
    production.run('changeMember', { memberId, role: 'editor', rights: { crew: 'write' } });
    expect(answer({ role: 'manager' }, userId)).toMatchObject({ refusal: { code: 'role_too_high' } });
    expect(answer({ role: 'member' }, userId).kind).toBe('changes');
  });
});

describe('somebody who is on the list already', () => {
  /** Somebody without an account, in a team of their own, with a pay; `phone` is what the list says of them. */
  function listed(phone: string, name = '오 하람') {
    const made = asked();
    const { production } = made;
    const [crewTeamId, crewId, contactId] = [production.newId(), production.newId(), production.newId()];
    production.run('addCrewTeam', { crewTeamId, name: '조명팀', colour: 3, calltimeOffset: 0 });
    const person = { roleTitle: '조명감독', userId: null, consent: { guardian: '' } };
    production.run('addCrew', { crewId, crewTeamId, name, ...person });
    production.run('setPersonContact', { contactId, crewId, phone, email: '', phoneShown: true });
    const patch = { dayRate: 300_000 };
    const pay = { payId: production.newId(), crewId, characterId: null, patch };
    production.run('setPrices', { people: [pay], places: [] });
    const people = () => [...production.state.crew.values()];
    return { ...made, teamOfList: crewTeamId, crewId, people };
  }

  it.each([
    ['the same phone and another name', '010 0000 7777', '하람', true],
    ['the same name and no phone', '', '오 하람', true],
    ['the same name and another phone', '010-0000-1111', '오하람', false],
    ['neither', '', '서지우', false],
  ])('CR17: takes over the place of who has %s, or not', (_, phone, name, isTaken) => {
    const { production, person, answer, crewId, people, crewTeamId } = listed(phone, name);
    answer();
    expect(people()).toHaveLength(isTaken ? 1 : 2);
    const { crew, personContact, personPay } = production.state;
    const theirs = isTaken ? person.userId : null;
    expect(crew.get(crewId)).toMatchObject({ name, userId: theirs });
    expect([...personPay.values()]).toMatchObject([{ crewId, userId: theirs, dayRate: 300_000 }]);
    const [contact] = [...personContact.values()].filter((one) => one.crewId === crewId);
    expect(contact).toMatchObject({ userId: theirs, phoneShown: true });
    if (isTaken) {
      // What the list says stays, what it leaves empty comes from the request; the team and 직책 are those that were given.
      expect(contact).toMatchObject({ phone: phone || '010-0000-7777', email: 'haram@example.com' });
      expect(crew.get(crewId)).toMatchObject({ crewTeamId, roleTitle: '촬영 세컨드' });
    }
    expect(stateFaults(production.state)).toEqual([]);
  });

  it('CR17: keeps the team and 직책 of the list where none are given, also of who stands in no team', () => {
    const { answer, people, teamOfList } = listed('');
    answer({ crewTeamId: null, roleTitle: '' });
    expect(people()).toMatchObject([{ crewTeamId: teamOfList, roleTitle: '조명감독' }]);
  });

  it('CR17: takes over nobody where two could be meant, who has an account, or is said to be somebody else', () => {
    const two = listed('');
    const namesake = { crewId: two.production.newId(), crewTeamId: two.crewTeamId, name: '오하람' };
    const more = { roleTitle: '', userId: null, consent: { guardian: '' } };
    two.production.run('addCrew', { ...namesake, ...more });
    two.answer();
    expect(two.people().map(({ userId }) => userId === null)).toEqual([true, true, false]);
    const other = listed('010-0000-7777');
    other.answer({ apart: true });
    expect(other.people()).toHaveLength(2);
    const own = asked();
    const userId = own.production.member('member');
    const theirs = { crewId: own.production.newId(), crewTeamId: own.crewTeamId, name: '오하람' };
    own.production.run('addCrew', { ...theirs, roleTitle: '', userId, consent: null });
    own.answer();
    expect(own.production.state.crew.size).toBe(2);
  });

  it('CR17, CR14: of all who are accepted at once, each is who they are, and no two are one', () => {
    const { production, ask, crewId, people, teamOfList } = listed('');
    ask({ userId: production.newId(), email: '', userRequest: { ...userRequest, phone: '' } });
    const waiting = [...production.state.crewRequest.values()];
    expect(joinedPeople(production.state, waiting).map(({ _id }) => _id)).toEqual([crewId]);
    const requests = waiting.map(({ _id: requestId, version: seenVersion }) => ({
      ...{ requestId, seenVersion, memberId: production.newId() },
      ...{ crewId: production.newId(), contactId: production.newId() },
    }));
    production.run('acceptCrewRequests', { role: 'member', requests });
    expect(people()).toMatchObject([
      { _id: crewId, userId: waiting[0]!.user, crewTeamId: teamOfList, roleTitle: '조명감독' },
    ]);
    expect(production.state.projectMember.size).toBe(3);
    expect(joinedWith(['박유나'])).toBe('이미 명단에 있는 박유나와 합쳐요.');
    expect(joinedWith(['박유나', '김도현'])).toBe('이미 명단에 있는 박유나, 김도현과 합쳐요.');
  });
});

describe('handing a project over', () => {
  it('AC8: makes the manager the owner and the owner a manager, and is for the owner alone', () => {
    const production = new Production();
    const heir = production.member('manager');
    const memberId = memberOf(production.state, heir)!._id;
    const give = (as: Id) => production.try('handOverProject', { memberId }, { as, asServer: true });
    expect(give(heir)).toMatchObject({ refusal: { code: 'forbidden' } });
    give(production.ownerId);
    expect(memberOf(production.state, heir)).toMatchObject({ role: 'owner', accessEpoch: 2 });
    expect(memberOf(production.state, production.ownerId)).toMatchObject({ role: 'manager', accessEpoch: 2 });
  });

  it('AC8: goes to managers only', () => {
    const production = new Production();
    const userId = production.member('editor');
    const memberId = memberOf(production.state, userId)!._id;
    expect(production.try('handOverProject', { memberId }, { asServer: true })).toMatchObject({
      refusal: { code: 'heir_not_manager' },
    });
  });
});

describe('all who ask to take part', () => {
  it('CR14: all that wait are accepted in one step, each in the team and as what they asked for', () => {
    const { production, crewTeamId, person, ask, request } = asked();
    ask({ userRequest: { ...userRequest, teamId: crewTeamId } });
    const others = ['서지우', '문가온'].map((name) => ({ userId: production.newId(), name }));
    for (const other of others)
      ask({
        ...other,
        email: '',
        userRequest: { message: '', teamId: crewTeamId, roleTitle: '촬영 서드', phone: '' },
      });
    const waiting = [...production.state.crewRequest.values()];
    const requests = waiting.map(({ _id: requestId, version: seenVersion }) => ({
      ...{ requestId, seenVersion, memberId: production.newId() },
      ...{ crewId: production.newId(), contactId: production.newId() },
    }));
    // One of them has asked anew since.
    const late = waiting.find(({ name }) => name === '문가온')!;
    ask({ ...others[1], userRequest: { ...userRequest, message: '조명도 좋아요' } });
    const plan = production.try('acceptCrewRequests', { role: 'member', requests });
    expect(plan).toMatchObject({ kind: 'changes', adjusted: true });
    expect(memberOf(production.state, person.userId)?.role).toBe('member');
    const crew = [...production.state.crew.values()].sort((a, b) => (a.orderKey < b.orderKey ? -1 : 1));
    expect(crew.map(({ name, roleTitle }) => [name, roleTitle])).toEqual([
      ['오하람', '촬영 스태프'],
      ['서지우', '촬영 서드'],
    ]);
    expect(production.state.crewRequest.get(late._id)?.status).toBe('pending');
    expect(request().userRequest.phone).toBe('');
    const again = production.try('acceptCrewRequests', { role: 'member', requests });
    expect(again).toMatchObject({ refusal: { code: 'request_answered' } });
  });

  it('CR14: and a role that one may not give is given to none of them', () => {
    const { production, request } = asked();
    const editorId = production.member('editor');
    const memberId = memberOf(production.state, editorId)!._id;
    production.run('changeMember', { memberId, role: 'editor', rights: { crew: 'write' } });
    const { _id: requestId, version: seenVersion } = request();
    const ids = { memberId: production.newId(), crewId: production.newId(), contactId: production.newId() };
    const plan = production.try(
      'acceptCrewRequests',
      { role: 'manager', requests: [{ requestId, seenVersion, ...ids }] },
      { as: editorId },
    );
    expect(plan).toMatchObject({ refusal: { code: 'role_too_high' } });
    expect(request().status).toBe('pending');
  });
});
