import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, MOST_FILLS, planUndo } from '../index.ts';
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

  it('CR16, CR2: one who may not write contacts has nothing of a block done that holds a phone', () => {
    const { made, one, two, fill } = film();
    const as = made.member('manager');
    const { _id: memberId } = memberOf(made.state, as)!;
    made.run('changeMember', { memberId, role: 'manager', rights: { contacts: 'read' } });
    const fills = [fill(one, { roleTitle: '촬영감독' }), fill(two, { email: 'harin@example.com' })];
    expect(made.try('fillCrew', { fills }, { as })).toMatchObject({ refusal: { code: 'forbidden' } });
    expect(made.state.crew.get(one)?.roleTitle).toBe('');
  });

  it('CR16: an emptied range empties what there is, and makes no rows', () => {
    const { made, one, two, fill, contacts } = film();
    made.run('fillCrew', { fills: [fill(one, { phone: '010-0000-0001' })] });
    const fills = [one, two].map((crewId) => fill(crewId, { phone: '', email: '' }));
    made.run('fillCrew', { fills });
    expect(contacts()).toMatchObject([{ crewId: one, phone: '', email: '' }]);
    expect(made.try('fillCrew', { fills }).kind).toBe('nothing');
  });

  it('CR16: one undo takes a block back, with the contacts that it made', () => {
    const { made, one, two, fill } = film();
    made.run('fillCrew', {
      fills: [fill(one, { phone: '010-0000-0001', roleTitle: '촬영감독' }), fill(two, { name: '오하람' })],
    });
    const undone = planUndo(made.state, made.log.at(-1)!, made.context({ as: made.ownerId }));
    const after = undone.plan.kind === 'changes' ? applyChanges(made.state, undone.plan.changes) : null;
    expect([after?.crew.get(one)?.roleTitle, after?.crew.get(two)?.name]).toEqual(['', '오하린']);
    expect(after?.personContact.size).toBe(0);
  });

  it('CR16: takes as many as a list has', () => {
    const { made, one, fill } = film();
    const put = (count: number) =>
      made.try('fillCrew', {
        fills: Array.from({ length: count }, (_, i) => fill(one, { roleTitle: `역할 ${i}` })),
      });
    expect(put(MOST_FILLS + 1)).toMatchObject({ refusal: { code: 'invalid' } });
    expect(put(MOST_FILLS).kind).toBe('changes');
    expect(made.state.crew.get(one)?.roleTitle).toBe(`역할 ${MOST_FILLS - 1}`);
  });
});
