import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { memberOf, readableState } from '../index.ts';

describe('what a member may read', () => {
  it('AC6: leaves out every table whose section is closed to them', () => {
    const { production, callsheetId } = shootingDay();
    publishSheet(production, callsheetId);
    const memberId = production.member('member');
    const read = readableState(production.state, memberOf(production.state, memberId)!);
    expect(read.personContact.size).toBe(0);
    expect(read.scene).toBe(production.state.scene);
    const guestId = production.member('guest');
    const guest = readableState(production.state, memberOf(production.state, guestId)!);
    expect([guest.callsheet.size, guest.callsheetVersion.size]).toEqual([0, 1]);
    expect(guest.scene.size + guest.timetable.size + guest.crew.size).toBe(0);
  });

  it('is everything for the owner', () => {
    const { production } = shootingDay();
    expect(readableState(production.state, memberOf(production.state, production.ownerId)!)).toEqual(
      production.state,
    );
  });
});
