import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { buildCallsheetView, checkCalls } from '../index.ts';

const made = () => {
  const day = shootingDay();
  const { production, callsheetId } = day;
  const sheet = () => production.state.callsheet.get(callsheetId)!;
  const put = (entries: object) =>
    production.run('editCallsheet', { callsheetId, patch: {}, put: entries, remove: [] });
  const view = () => buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
  return {
    ...day,
    view,
    found: () => checkCalls(production.state, view()),
    callActor: (characterId: string, times: object) =>
      put({
        castCalls: [{ ...sheet().castCalls.find((call) => call.characterId === characterId)!, ...times }],
      }),
    callExtras: (call: object) =>
      put({ extrasCalls: [{ _id: production.newId(), count: null, calltime: null, charge: '', ...call }] }),
  };
};

describe('the calls of a sheet', () => {
  it('CS94: of a day as it was planned nothing is told', () => {
    expect(made().found()).toEqual([]);
  });

  it('CS94: an actor who is called later than their first scene is told, with the step that is too late', () => {
    const { people, found, callActor } = made();
    callActor(people.sujin, { arrival: 640 });
    expect(found()).toEqual([]);
    callActor(people.sujin, { makeup: 641 });
    expect(found()).toMatchObject([
      {
        ruleId: 'callLate',
        severity: 'hard',
        subject: people.sujin,
        message: expect.stringContaining('분장이 10:41'),
      },
    ]);
    callActor(people.sujin, { arrival: 700 });
    expect(found()).toHaveLength(1);
    expect(found()[0]!.message).toMatch(/^수진.*의 첫 씬은 10:40인데 도착이 11:40이에요\.$/);
  });

  it('CS94: an actor who stays called although their scene came forward is told', () => {
    const { production, day, rows, people, found, callActor } = made();
    callActor(people.sujin, { arrival: 580, makeup: 600 });
    expect(found()).toEqual([]);
    production.run('moveRows', { rowIds: [rows.s40], toTimetableId: day, afterRowId: null });
    expect(found().map(({ subject }) => subject)).toContain(people.sujin);
  });

  it('CS94: extras who are called too late are told, and such as have no time at all', () => {
    const { view, found, callExtras } = made();
    const { name } = view().extrasCalls[0]!;
    callExtras({ name, calltime: 23 * 60 });
    expect(found()).toMatchObject([{ ruleId: 'callLate', subject: name }]);
    callExtras({ name: '구경꾼', count: 3 });
    expect(found()[1]).toMatchObject({
      ruleId: 'callMissing',
      message: '구경꾼은 3명인데 집합 시각이 없어요.',
    });
    callExtras({ name: '동네 사람' });
    expect(found()).toHaveLength(2);
  });

  it('CS94: whoever is in a scene has a call', () => {
    const { production, callsheetId, view, found } = made();
    const { castCalls } = production.state.callsheet.get(callsheetId)!;
    const remove = castCalls.map(({ _id }) => _id);
    production.run('editCallsheet', { callsheetId, patch: {}, put: {}, remove });
    expect(view().castCalls.map(({ arrival }) => arrival)).not.toContain('');
    expect(view().castCalls).toHaveLength(4);
    expect(found()).toEqual([]);
  });

  it('CS106, LB9: a child who is called before the morning is told, on the sheet too, though they play after it', () => {
    const { production, people, found, view, callActor } = made();
    const { courier } = people;
    callActor(courier, { arrival: 5 * 60 + 30 });
    expect(found()).toEqual([]);
    production.run('editCharacter', { characterId: courier, patch: { minorClass: 'under15' } });
    const said = '택배 기사(오민석)의 도착이 05:30이에요. 15세 미만은 06:00 전에는 일할 수 없어요.';
    expect(found()).toMatchObject([
      { ruleId: 'callEarly', severity: 'hard', subject: courier, message: said },
    ]);
    expect(view().notices[0]).toBe(`▲ ${said}`);
    callActor(courier, { arrival: 6 * 60 });
    expect(found()).toEqual([]);
    expect(view().notices).not.toContain(`▲ ${said}`);
  });

  it('CS106: from 15 on consent to nights is enough, under 15 it is not', () => {
    const { production, people, found, callActor } = made();
    callActor(people.courier, { arrival: 5 * 60 });
    production.run('editCharacter', { characterId: people.courier, patch: { minorClass: 'under19' } });
    expect(found()).toHaveLength(1);
    production.run('editCharacter', { characterId: people.courier, patch: { minorConsents: ['night'] } });
    expect(found()).toEqual([]);
    production.run('editCharacter', { characterId: people.courier, patch: { minorClass: 'under15' } });
    expect(found()).toHaveLength(1);
  });
});
