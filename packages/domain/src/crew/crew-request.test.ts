import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { type ArgsOf, type Id, memberOf, readableState } from '../index.ts';

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
    expect([readBy('manager').has(request()._id), readBy('editor').size]).toEqual([true, 0]);
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
