import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  type Change,
  COMMANDS,
  can,
  findCommand,
  type Id,
  memberOf,
  type Plan,
  planUndo,
  type Right,
  ROLES,
  type Role,
  rightsOf,
  SECTIONS,
  type Section,
} from '../index.ts';

describe('access', () => {
  it('AC1: a role is a preset for every section', () => {
    for (const role of ROLES)
      expect(Object.keys(rightsOf({ role, rights: {} })).sort()).toEqual([...SECTIONS].sort());
    expect(can({ role: 'editor', rights: {} }, 'write', 'timetable')).toBe(true);
    expect(can({ role: 'editor', rights: {} }, 'read', 'cost')).toBe(false);
    expect(can({ role: 'guest', rights: {} }, 'read', 'screenplay')).toBe(false);
  });

  it('AC2: a person can be given more or less than their role, but an owner holds everything', () => {
    expect(can({ role: 'member', rights: { timetable: 'write' } }, 'write', 'timetable')).toBe(true);
    expect(can({ role: 'editor', rights: { timetable: 'none' } }, 'read', 'timetable')).toBe(false);
    expect(can({ role: 'owner', rights: { timetable: 'none' } }, 'write', 'timetable')).toBe(true);
    expect(can(undefined, 'read', 'callsheet')).toBe(false);
  });

  it('AC3: the owner can neither be changed nor removed', () => {
    const production = new Production();
    const owner = memberOf(production.state, production.ownerId)!;
    const refused = { kind: 'refuse', refusal: { code: 'last_owner' } };
    expect(production.try('removeMember', { memberId: owner._id })).toMatchObject(refused);
    expect(production.try('changeMember', { memberId: owner._id, role: 'guest', rights: {} })).toMatchObject(
      refused,
    );
  });

  it('AC4: a change of rights raises the access epoch in the same change', () => {
    const production = new Production();
    const userId = production.member('editor');
    const member = memberOf(production.state, userId)!;
    const same = { memberId: member._id, role: 'editor', rights: {} } as const;
    expect(production.try('changeMember', same).kind).toBe('nothing');
    production.run('changeMember', { ...same, rights: { timetable: 'read' } });
    expect(memberOf(production.state, userId)).toMatchObject({ accessEpoch: 2 });
  });

  /** A production with somebody in it whose role was altered by single rights. */
  const withMember = (role: GivenRole, rights: Partial<Record<Section, Right>> = {}) => {
    const production = new Production();
    const userId = production.member(role);
    const { _id: memberId } = memberOf(production.state, userId)!;
    production.run('changeMember', { memberId, role, rights });
    return { production, userId, memberId };
  };
  type GivenRole = Exclude<Role, 'owner'>;

  it('AC9: nobody raises themselves, by their role or by single rights', () => {
    const { production, userId, memberId } = withMember('manager', { cost: 'none' });
    const change = (role: GivenRole, rights = {}) =>
      production.try('changeMember', { memberId, role, rights }, { as: userId });
    const refused = { kind: 'refuse', refusal: { code: 'role_too_high' } };
    expect(change('manager')).toMatchObject(refused);
    expect(change('manager', { cost: 'read' })).toMatchObject(refused);
    expect(change('manager', { cost: 'none', crew: 'read' }).kind).toBe('changes');
    expect(change('manager', { cost: 'none' })).toMatchObject(refused);
    const guest = withMember('guest', { project: 'write' });
    const asGuest = { as: guest.userId };
    const args = { memberId: guest.memberId, role: 'manager', rights: {} } as const;
    expect(guest.production.try('changeMember', args, asGuest)).toMatchObject(refused);
  });

  it('AC9: nobody gives others, or takes from them, what they do not hold themselves', () => {
    const { production, userId } = withMember('manager', { cost: 'none' });
    const idOf = (role: GivenRole) => {
      const one = production.member(role);
      return memberOf(production.state, one)!._id;
    };
    const change = (memberId: Id, role: GivenRole, rights = {}) =>
      production.try('changeMember', { memberId, role, rights }, { as: userId });
    const [boss, member] = [idOf('manager'), idOf('member')];
    const code = (plan: Plan) => (plan.kind === 'refuse' ? plan.refusal.code : plan.kind);
    expect(code(change(member, 'manager'))).toBe('role_too_high');
    expect(code(change(member, 'member', { cost: 'read' }))).toBe('role_too_high');
    expect(code(change(member, 'manager', { cost: 'none' }))).toBe('changes');
    expect(code(change(boss, 'guest'))).toBe('holds_more');
    expect(code(production.try('removeMember', { memberId: boss }, { as: userId }))).toBe('holds_more');
    expect(code(production.try('removeMember', { memberId: member }, { as: userId }))).toBe('changes');
  });

  it('AC9: an undo raises nobody either, but the one who could by hand', () => {
    const { production, userId, memberId } = withMember('manager', {});
    production.run('changeMember', { memberId, role: 'manager', rights: { cost: 'none' } });
    const taken = production.log.at(-1)!;
    const undone = (as: Id) => planUndo(production.state, taken, production.context({ as })).plan.kind;
    expect(undone(userId)).toBe('refuse');
    expect(undone(production.ownerId)).toBe('changes');
  });

  it('AC10: nobody who did not ask comes in by an undo; who asks again comes back by a redo', () => {
    const production = new Production();
    const userId = production.member('editor');
    const accepted = production.log.at(-1)!;
    const undo = (done: readonly Change[]) => {
      const { plan } = planUndo(production.state, done, production.context());
      if (plan.kind !== 'changes') return null;
      production.state = applyChanges(production.state, plan.changes);
      return plan.changes;
    };
    const back = undo(accepted)!;
    expect(memberOf(production.state, userId)).toBeUndefined();
    undo(back);
    const member = memberOf(production.state, userId)!;
    expect(member.role).toBe('editor');
    expect(findCommand('removeMember')?.final).toBe(true);
    production.run('removeMember', { memberId: member._id });
    undo(production.log.at(-1)!);
    expect(memberOf(production.state, userId)).toBeUndefined();
  });

  it('AC10: the request by which somebody came in does not bring them back', () => {
    const production = new Production();
    const userId = production.member('editor');
    const accepted = production.log.at(-1)!;
    production.run('removeMember', { memberId: memberOf(production.state, userId)!._id });
    expect(production.state.crewRequest.size).toBe(0);
    const { plan } = planUndo(production.state, accepted, production.context());
    expect(plan.kind).toBe('refuse');
  });

  it('AC10: an account is named only of who takes part; all others are unknown alike', () => {
    const production = new Production();
    const [member, stranger] = [production.member('member'), production.newId()];
    const crewTeamId = production.newId();
    production.run('addCrewTeam', { crewTeamId, name: '연출팀', colour: 0, calltimeOffset: 0 });
    const add = (userId: Id) =>
      production.try('addCrew', {
        crewId: production.newId(),
        crewTeamId,
        name: '이도윤',
        roleTitle: '',
        userId,
        consent: null,
      });
    expect(add(member).kind).toBe('changes');
    expect(add(stranger)).toMatchObject({ refusal: { code: 'not_found' } });
    expect(Object.keys(COMMANDS)).not.toContain('addMember');
  });
});
