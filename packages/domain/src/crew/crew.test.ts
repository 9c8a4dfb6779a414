import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { PRESET_CREW_TEAMS } from '../index.ts';

function team() {
  const production = new Production();
  const [crewTeamId, crewId] = [production.newId(), production.newId()];
  production.run('addCrewTeam', { crewTeamId, name: '조명팀', colour: 3, calltimeOffset: -30 });
  production.run('addCrew', {
    crewId,
    crewTeamId,
    name: '한지원',
    roleTitle: '조명감독',
    userId: null,
    consent: { guardian: '' },
  });
  return { production, crewTeamId, crewId };
}

describe('teams and people', () => {
  it('CR1: a person goes with their contacts', () => {
    const { production, crewId } = team();
    const contact = { crewId, phone: '010-0000-1111', email: '' };
    production.run('setPersonContact', { contactId: production.newId(), ...contact });
    production.run('removeCrew', { crewId });
    expect(production.state.crew.size + production.state.personContact.size).toBe(0);
  });

  it('CR1: many people go in one step with their contacts; gone already is no error', () => {
    const { production, crewTeamId, crewId } = team();
    const other = production.newId();
    const person = { crewTeamId, name: '문가온', roleTitle: '', userId: null, consent: { guardian: '' } };
    production.run('addCrew', { crewId: other, ...person });
    for (const one of [crewId, other])
      production.run('setPersonContact', {
        ...{ contactId: production.newId(), crewId: one, phone: '010-0000-1111', email: '' },
      });
    production.run('removeCrewPeople', { crewIds: [crewId, other] });
    expect(production.state.crew.size + production.state.personContact.size).toBe(0);
    expect(production.try('removeCrewPeople', { crewIds: [crewId] })).toEqual({ kind: 'nothing' });
  });

  it('CR2: a person has one row of contacts, however often they are set', () => {
    const { production, crewId } = team();
    for (const phone of ['010-0000-1111', '010-0000-2222'])
      production.run('setPersonContact', { contactId: production.newId(), crewId, phone, email: '' });
    expect([...production.state.personContact.values()]).toMatchObject([{ phone: '010-0000-2222' }]);
  });

  it('CR9: a phone is not shown until it is marked, and a new number keeps the mark', () => {
    const { production, crewId } = team();
    const contactId = production.newId();
    const set = (phone: string, phoneShown?: boolean) =>
      production.run('setPersonContact', { contactId, crewId, phone, email: '', phoneShown });
    const shown = () => production.state.personContact.get(contactId)?.phoneShown;
    set('010-0000-1111');
    expect(shown()).toBe(false);
    production.run('setPhoneShown', { contactId, phoneShown: true });
    set('010-0000-2222');
    expect(shown()).toBe(true);
    set('010-0000-2222', false);
    expect(shown()).toBe(false);
  });

  it('CR9: who may not write contacts marks their own phone alone', () => {
    const { production, crewTeamId, crewId } = team();
    const [guest, lead] = [production.member('guest'), production.member('lead')];
    const contactOf = (ofCrew: string) => {
      const contactId = production.newId();
      production.run('setPersonContact', { contactId, crewId: ofCrew, phone: '010-0000-1111', email: '' });
      return contactId;
    };
    const own = production.newId();
    const person = { crewTeamId, name: '백이슬', roleTitle: '', consent: null };
    production.run('addCrew', { crewId: own, ...person, userId: lead });
    const [mine, theirs] = [contactOf(own), contactOf(crewId)];
    const mark = (as: string, contactId: string) =>
      production.try('setPhoneShown', { contactId, phoneShown: true }, { as });
    const forbidden = { refusal: { code: 'forbidden' } };
    expect(mark(lead, mine).kind).toBe('changes');
    for (const contactId of [theirs, production.newId()])
      expect(mark(lead, contactId)).toMatchObject(forbidden);
    expect(mark(guest, mine)).toMatchObject(forbidden);
    expect(mark(production.ownerId, production.newId())).toMatchObject({ refusal: { code: 'not_found' } });
    expect(mark(production.ownerId, theirs).kind).toBe('changes');
  });

  it('CR3: only an empty team can be removed', () => {
    const { production, crewTeamId, crewId } = team();
    const refused = { kind: 'refuse', refusal: { code: 'team_not_empty' } };
    expect(production.try('removeCrewTeam', { crewTeamId })).toMatchObject(refused);
    production.run('removeCrew', { crewId });
    expect(production.try('removeCrewTeam', { crewTeamId }).kind).toBe('changes');
  });
});

it('PD9: a person without an account is added with their consent alone, kept with its time and the guardian', () => {
  const production = new Production();
  const crewTeamId = production.newId();
  production.run('addCrewTeam', { crewTeamId, name: '연출팀', colour: 1, calltimeOffset: 0 });
  const person = (name: string) => ({
    crewId: production.newId(),
    crewTeamId,
    name,
    roleTitle: '',
    userId: null,
  });
  const unasked = production.try('addCrew', { ...person('한지원'), consent: null });
  expect(unasked).toMatchObject({ kind: 'refuse', refusal: { code: 'consent_missing' } });
  production.run('addCrew', { ...person('한지원'), consent: { guardian: '' } });
  const atFirst = production.now;
  production.run('addCrew', { ...person('한아이'), consent: { guardian: '한지원' } });
  const kept = [...production.state.crew.values()].map(({ name, consentAt, guardian }) => [
    name,
    consentAt,
    guardian,
  ]);
  expect(kept).toEqual([
    ['한지원', atFirst, ''],
    ['한아이', production.now, '한지원'],
  ]);
  production.run('addCrew', {
    ...person('정서윤'),
    userId: production.ownerId,
    consent: { guardian: '한지원' },
  });
  expect([...production.state.crew.values()].at(-1)).toMatchObject({ consentAt: null, guardian: '' });
});

it('CR8: the contacts of an actor go when somebody else plays the part, and stay when a name is spelled anew', () => {
  const production = new Production();
  const characterId = production.character('은하');
  const play = (actorName: string) => production.run('editCharacter', { characterId, patch: { actorName } });
  const set = (phone: string) =>
    production.run('setActorContact', { contactId: production.newId(), characterId, phone, email: '' });
  expect(
    production.try('setActorContact', { contactId: production.newId(), characterId, phone: '', email: '' }),
  ).toMatchObject({ kind: 'refuse' });
  play('서유진');
  set('010-0000-1111');
  set('010-0000-2222');
  play('서 유진');
  expect([...production.state.personContact.values()]).toMatchObject([
    { phone: '010-0000-2222', characterId },
  ]);
  play('최은수');
  expect(production.state.personContact.size).toBe(0);
});

it('CR13: teams of the trade are made in one step, behind those that are there, and none twice', () => {
  const production = new Production();
  const ids = { crewTeamId: production.newId() };
  production.run('addCrewTeam', { ...ids, name: '촬영', colour: 5, calltimeOffset: -15 });
  const teams = PRESET_CREW_TEAMS.map((team) => ({ crewTeamId: production.newId(), ...team }));
  production.run('addCrewTeams', { teams });
  const made = [...production.state.crewTeam.values()].sort((a, b) => (a.orderKey < b.orderKey ? -1 : 1));
  const names = PRESET_CREW_TEAMS.map(({ name }) => name).filter((name) => name !== '촬영');
  expect(made.map(({ name }) => name)).toEqual(['촬영', ...names]);
  expect(made[0]).toMatchObject({ colour: 5, calltimeOffset: -15 });
  const again = teams.map((team) => ({ ...team, crewTeamId: production.newId() }));
  expect(production.try('addCrewTeams', { teams: again }).kind).toBe('nothing');
});
