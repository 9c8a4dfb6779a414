import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { memberOf } from '../member-of.ts';

function film() {
  const made = new Production();
  const crewTeamId = made.newId();
  made.run('addCrewTeam', { crewTeamId, name: '촬영', colour: 0, calltimeOffset: 0 });
  const person = (name: string) => {
    const crewId = made.newId();
    made.run('addCrew', {
      ...{ crewId, crewTeamId, name, roleTitle: '', userId: null, consent: { guardian: '' } },
    });
    return crewId;
  };
  const [one, two] = [person('박도현'), person('오하린')];
  const fill = (crewId: string, patch: object) => ({ crewId, contactId: made.newId(), patch });
  const contacts = () => [...made.state.personContact.values()];
  return { made, one, two, fill, contacts };
}

describe('fillCrew', () => {
  it('CR16: edits many people, each in their own way, with how they are reached, in one step', () => {
    const { made, one, two, fill, contacts } = film();
    const before = made.log.length;
    made.run('fillCrew', {
      fills: [
        fill(one, { name: '박도현', roleTitle: '촬영감독', phone: '010-0000-0001' }),
        fill(two, { roleTitle: '포커스' }),
        fill(one, { email: 'dohyun@example.com' }),
      ],
    });
    expect(made.log.length).toBe(before + 1);
    expect([one, two].map((id) => made.state.crew.get(id)?.roleTitle)).toEqual(['촬영감독', '포커스']);
    expect(contacts()).toMatchObject([
      { crewId: one, phone: '010-0000-0001', email: 'dohyun@example.com', phoneShown: false },
    ]);
    // CR9: another number in its place keeps the mark.
    made.run('setPhoneShown', { contactId: contacts()[0]!._id, phoneShown: true });
    made.run('fillCrew', { fills: [fill(one, { phone: '010-0000-0002' })] });
    expect(contacts()).toMatchObject([{ phone: '010-0000-0002', phoneShown: true }]);
  });

  it('CR16, CR2: phone and e-mail are for who may write contacts; without them the rest is not', () => {
    const { made, one, fill } = film();
    const as = made.member('manager');
    const { _id: memberId } = memberOf(made.state, as)!;
    made.run('changeMember', { memberId, role: 'manager', rights: { contacts: 'read' } });
    const put = (patch: object) => made.try('fillCrew', { fills: [fill(one, patch)] }, { as });
    expect(put({ roleTitle: '촬영감독' }).kind).toBe('changes');
    expect(put({ phone: '010-0000-0001' })).toMatchObject({ refusal: { code: 'forbidden' } });
  });

  it('CR16: who is gone is left out', () => {
    const { made, one, fill } = film();
    const gone = fill(made.newId(), { roleTitle: '없는 사람' });
    expect(made.try('fillCrew', { fills: [gone, fill(one, { roleTitle: '촬영' })] })).toMatchObject({
      adjusted: true,
    });
    expect(made.try('fillCrew', { fills: [gone] })).toMatchObject({ refusal: { code: 'not_found' } });
  });
});
