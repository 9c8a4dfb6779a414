import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, compareCrewList, type ListedPerson, memberOf, planUndo } from '../../index.ts';

const person = (teamName: string, name: string, more: Partial<ListedPerson> = {}): ListedPerson => ({
  teamName,
  name,
  roleTitle: '',
  phone: '',
  email: '',
  guardian: '',
  ...more,
});
const LIST = [
  person('연출부', '김하늘', { roleTitle: '감독', phone: '010-0000-0001' }),
  person('연출부', '이바다', { roleTitle: '조감독', email: 'bada@example.com' }),
  person('촬영부', '박산', { guardian: '박들' }),
];

function withList(list = LIST) {
  const production = new Production();
  production.run('importCrew', { people: [...list], consent: true });
  const shown = () =>
    [...production.state.crew.values()].map(({ _id, name, roleTitle, crewTeamId }) => {
      const contact = [...production.state.personContact.values()].find(({ crewId }) => crewId === _id);
      const reached = contact?.phone || contact?.email || '–';
      return [production.state.crewTeam.get(crewTeamId)?.name, name, roleTitle || '–', reached].join(' ');
    });
  const compare = (people: readonly ListedPerson[]) =>
    compareCrewList(production.state, people, {
      projectId: production.projectId,
      commandId: production.newId(),
    });
  return { production, shown, compare };
}

describe('a crew list', () => {
  it('CR10: makes teams, people and contacts in one step, which undo takes back whole', () => {
    const { production, shown } = withList();
    expect(shown()).toEqual([
      '연출부 김하늘 감독 010-0000-0001',
      '연출부 이바다 조감독 bada@example.com',
      '촬영부 박산 – –',
    ]);
    const [, , child] = production.state.crew.values();
    expect(child).toMatchObject({ guardian: '박들', consentAt: expect.any(Number), userId: null });
    const undone = planUndo(production.state, production.log.at(-1)!, production.context());
    if (undone.plan.kind !== 'changes') throw new Error(undone.plan.kind);
    production.state = applyChanges(production.state, undone.plan.changes);
    const { crew, crewTeam, personContact } = production.state;
    expect(crew.size + crewTeam.size + personContact.size).toBe(0);
  });

  it('CR19: people of 촬영팀 come into the team 촬영 that is there, and none is made beside it', () => {
    const production = new Production();
    for (const [i, name] of ['촬영', '촬영 B', 'A'].entries())
      production.run('addCrewTeam', { crewTeamId: production.newId(), name, colour: i, calltimeOffset: 0 });
    const people = [
      person('촬영팀', '김하늘'),
      person('의상팀', '이바다'),
      person('의상', '박산'),
      person('A팀', '정들'),
    ];
    production.run('importCrew', { people, consent: true });
    const { crew, crewTeam } = production.state;
    const teamOf = [...crew.values()].map(
      ({ name, crewTeamId }) => `${name} ${crewTeam.get(crewTeamId)?.name}`,
    );
    expect(teamOf).toEqual(['김하늘 촬영', '이바다 의상팀', '박산 의상팀', '정들 A팀']);
    // Written the other way, nobody moves.
    production.run('importCrew', {
      people: [person('촬영부', '김하늘'), person('의상', '이바다')],
      consent: true,
    });
    expect([...production.state.crewTeam.values()].map(({ name }) => name)).toEqual([
      ...['촬영', '촬영 B', 'A', '의상팀', 'A팀'],
    ]);
  });

  it('CR10: taken over again changes nothing, and says so before', () => {
    const { production, compare } = withList();
    expect(compare(LIST).map(({ what }) => what)).toEqual(['same', 'same', 'same']);
    expect(production.try('importCrew', { people: LIST, consent: true }).kind).toBe('nothing');
  });

  it('CR11: finds people by phone, team or name, and never takes one for two', () => {
    const { production, shown, compare } = withList();
    const list = [
      person('제작부', '김하늘', { phone: '01000000001' }),
      person('연출부', '이바다', { roleTitle: '퍼스트' }),
      person('연출부', '이바다'),
      person('촬영부', '박 산', { phone: '010-0000-0009' }),
      person('연출부', '김하늘', { phone: '010-0000-0007' }),
    ];
    expect(compare(list)).toEqual([
      { what: 'changed', fields: ['팀'] },
      { what: 'changed', fields: ['직책'] },
      { what: 'new', fields: [] },
      { what: 'changed', fields: ['전화번호'] },
      { what: 'new', fields: [] },
    ]);
    production.run('importCrew', { people: list, consent: true });
    expect(shown()).toEqual([
      '제작부 김하늘 감독 010-0000-0001',
      '연출부 이바다 퍼스트 bada@example.com',
      '촬영부 박산 – 010-0000-0009',
      '연출부 이바다 – –',
      '연출부 김하늘 – 010-0000-0007',
    ]);
  });

  it('CR12: what a list leaves empty stays, and nobody goes', () => {
    const { production, shown } = withList();
    const before = shown();
    const plan = production.try('importCrew', { people: [person('연출부', '김하늘')], consent: false });
    expect(plan.kind).toBe('nothing');
    expect(shown()).toEqual(before);
  });

  it('CR12: what is there already, written in another way, is no news', () => {
    const { production, compare } = withList([
      person('연출부', '김하늘 (B팀)', { roleTitle: '조감독', phone: '010 0000 0001 / 02-000-0002' }),
      person('연출부', '김하늘', { roleTitle: '조감독', phone: '+82 10 0000 0003', email: 'a@example.com' }),
      person('촬영부', '김하늘(퍼스트)'),
    ]);
    const list = [
      person('촬영부', '김하늘', { roleTitle: '퍼스트' }),
      person('연출부', '김하늘', { roleTitle: '조감독 B팀', phone: '010-0000-0001' }),
      person('연출부', '김하늘', { roleTitle: '조감독', phone: '010-0000-0003' }),
    ];
    expect(compare(list).map(({ what }) => what)).toEqual(['same', 'same', 'same']);
    const news = [person('연출부', '김하늘', { phone: '010-0000-0003', roleTitle: '감독' })];
    expect(compare(news)).toEqual([{ what: 'changed', fields: ['직책'] }]);
    expect(production.try('importCrew', { people: list, consent: true }).kind).toBe('nothing');
  });

  it('PD9: brings nobody in without their consent', () => {
    const { production } = withList();
    const people = [person('연출부', '최강')];
    expect(production.try('importCrew', { people, consent: false })).toMatchObject({
      refusal: { code: 'consent_missing' },
    });
  });

  it('CR2: who may not write contacts takes over the others alone', () => {
    const { production } = withList();
    const userId = production.member('manager');
    const { _id: memberId } = memberOf(production.state, userId)!;
    production.run('changeMember', { memberId, role: 'manager', rights: { contacts: 'read' } });
    const run = (people: ListedPerson[]) =>
      production.try('importCrew', { people, consent: true }, { as: userId });
    expect(run([person('연출부', '최강', { phone: '010-0000-0008' })])).toMatchObject({
      refusal: { code: 'forbidden' },
    });
    expect(run([person('연출부', '최강')]).kind).toBe('changes');
  });
});
