import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { can, memberOf, ROLES, rightsOf, SECTIONS } from '../index.ts';

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
});
