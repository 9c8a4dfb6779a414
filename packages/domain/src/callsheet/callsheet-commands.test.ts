import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';

const made = () => {
  const day = shootingDay();
  const sheet = () => day.production.state.callsheet.get(day.callsheetId)!;
  return { ...day, sheet };
};

describe('the call sheet of a day', () => {
  it('CS1: is one; a second is refused', () => {
    const { production, day } = made();
    const again = production.try('makeCallsheet', { callsheetId: production.newId(), timetableId: day });
    expect(again).toMatchObject({ kind: 'refuse', refusal: { code: 'already_exists' } });
  });

  it('CS2: is filled in with every team, everyone who plays, and the places', () => {
    const { production, sheet, people, places } = made();
    expect(sheet().teamCalls).toHaveLength(production.state.crewTeam.size);
    expect(sheet().castCalls.map((call) => call.characterId)).toEqual([
      people.junho,
      people.sujin,
      people.boss,
      people.courier,
    ]);
    expect(sheet().locations.map(({ locationId }) => locationId)).toEqual([places.shop]);
    expect(sheet().primaryCallLocation).toBe('마포구 성산동 편의점');
  });

  it('is refused for a day that is gone', () => {
    const { production } = made();
    const args = { callsheetId: production.newId(), timetableId: production.newId() };
    expect(production.try('makeCallsheet', args)).toMatchObject({ refusal: { code: 'not_found' } });
  });

  it('CS3: entries are put and removed one by one, and the others stay', () => {
    const { production, callsheetId, sheet } = made();
    const [first, second] = sheet().teamCalls;
    const calltime = 390;
    production.run('editCallsheet', {
      callsheetId,
      patch: { weather: '맑음' },
      put: { teamCalls: [{ ...first!, calltime }] },
      remove: [],
    });
    production.run('editCallsheet', { callsheetId, patch: {}, put: {}, remove: [second!._id] });
    expect(sheet().weather).toBe('맑음');
    expect(sheet().teamCalls[0]).toEqual({ ...first, calltime });
    expect(sheet().teamCalls.map(({ _id }) => _id)).not.toContain(second!._id);
    expect(sheet().teamCalls).toHaveLength(production.state.crewTeam.size - 1);
  });

  it('CS3: an entry that names somebody who is gone is refused', () => {
    const { production, callsheetId } = made();
    const contacts = [{ _id: production.newId(), crewId: production.newId() }];
    const plan = production.try('editCallsheet', { callsheetId, patch: {}, put: { contacts }, remove: [] });
    expect(plan).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'not_found', details: { what: '스태프' } },
    });
  });

  it('an edit that changes nothing is nothing', () => {
    const { production, callsheetId, sheet } = made();
    const patch = { weather: sheet().weather };
    expect(production.try('editCallsheet', { callsheetId, patch, put: {}, remove: [] }).kind).toBe('nothing');
  });

  it('CS4: a draft can be removed, a published sheet cannot', () => {
    const { production, callsheetId } = made();
    const draft = production.state;
    expect(publishSheet(production, callsheetId).plan.kind).toBe('changes');
    expect(production.try('removeCallsheet', { callsheetId })).toMatchObject({
      refusal: { code: 'callsheet_published' },
    });
    production.state = draft;
    production.run('removeCallsheet', { callsheetId });
    expect(production.state.callsheet.size).toBe(0);
  });

  it('only those with the right to write call sheets may make one', () => {
    const { production, day, callsheetId } = made();
    production.run('removeCallsheet', { callsheetId });
    const as = production.member('member');
    const plan = production.try(
      'makeCallsheet',
      { callsheetId: production.newId(), timetableId: day },
      { as },
    );
    expect(plan).toMatchObject({ kind: 'refuse', refusal: { code: 'forbidden' } });
  });
});
