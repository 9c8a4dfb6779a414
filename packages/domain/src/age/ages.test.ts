import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  applyChanges,
  checkBoard,
  memberOf,
  minorAges,
  minorClassOn,
  planRestore,
  planUndo,
  readableState,
  turnsOn,
} from '../index.ts';

/** 하은, played by somebody; the plan is 1 to 5 December 2026, today is a year before. */
function film() {
  const made = new Production();
  const haeun = made.character('하은');
  made.run('editCharacter', { characterId: haeun, patch: { actorName: '박소율' } });
  const days = ['2026-12-01', '2026-12-03', '2026-12-05'].map((date) => made.day(date));
  const born = (birthDate: string | null, guardianName = '박어른') =>
    made.try('setBirthDate', {
      ...{ contactId: made.newId(), characterId: haeun, birthDate, guardianName },
      guardianPhone: guardianName && '010-0000-0101',
    });
  const row = () => made.state.character.get(haeun)!;
  const known = () => {
    const { minorClass, ageKnown, under19From, adultFrom } = row();
    return { minorClass, ageKnown, under19From, adultFrom };
  };
  const contact = () => [...made.state.personContact.values()][0];
  return { made, haeun, days, born, row, known, contact };
}

function undo(made: Production, at = -1): void {
  const { plan } = planUndo(made.state, made.log.at(at)!, made.context());
  if (plan.kind !== 'changes') throw new Error('undo was refused');
  made.state = applyChanges(made.state, plan.changes);
}

const WITHOUT = { ageKnown: false, under19From: null, adultFrom: null };

describe('LB13: an age', () => {
  it('is a year more on the birthday than on the day before', () => {
    expect(ageOn('2012-03-04', '2027-03-03')).toBe(14);
    expect(ageOn('2012-03-04', '2027-03-04')).toBe(15);
    expect(ageOn('2026-12-01', '2026-12-01')).toBe(0);
  });

  it('of who was born on 29 February is more on 1 March where the year has no such day', () => {
    expect([turnsOn('2012-02-29', 15), turnsOn('2012-02-29', 16)]).toEqual(['2027-03-01', '2028-02-29']);
    expect(ageOn('2012-02-29', '2027-02-28')).toBe(14);
    expect(turnsOn('1881-02-29', 19)).toBe('1900-03-01');
  });

  it('is of the next class from the 15th and from the 19th birthday on', () => {
    const span = { from: '2026-01-01', to: '2032-01-01' };
    const child = minorAges('2012-03-04', span);
    expect(child).toEqual({ minorClass: 'under15', under19From: '2027-03-04', adultFrom: '2031-03-04' });
    const dates = ['2027-03-03', '2027-03-04', '2031-03-03', '2031-03-04'];
    expect(dates.map((date) => minorClassOn(child, date))).toEqual(['under15', 'under19', 'under19', 'none']);
  });
});

describe('SC22: a birth date', () => {
  it('stands with the contacts of the actor, and goes with them when somebody else plays', () => {
    const { made, haeun, born, contact, known } = film();
    born('2012-05-05');
    expect(contact()).toMatchObject({
      ...{ characterId: haeun, birthDate: '2012-05-05', phone: '' },
      ...{ guardianName: '박어른', guardianPhone: '010-0000-0101' },
    });
    const reached = { contactId: made.newId(), characterId: haeun, phone: '010-0000-0102', email: '' };
    made.run('setActorContact', reached);
    expect(contact()).toMatchObject({ birthDate: '2012-05-05', phone: '010-0000-0102' });
    expect(made.state.personContact.size).toBe(1);
    made.run('editCharacter', { characterId: haeun, patch: { actorName: '이새봄' } });
    expect(made.state.personContact.size).toBe(0);
    expect(known()).toEqual({ minorClass: 'under15', ...WITHOUT });
  });

  it('PD9: of who is under 14 today stands with the name of a guardian alone', () => {
    const { born } = film();
    expect(born('2011-12-02', '')).toMatchObject({ refusal: { code: 'guardian_missing' } });
    expect(born('2011-12-01', '').kind).toBe('changes');
    expect(born('2011-12-02', '박어른').kind).toBe('changes');
  });

  it('is a real day that has been, of somebody who plays', () => {
    const { made, born } = film();
    expect(born('2025-12-02')).toMatchObject({ refusal: { code: 'birth_date_ahead' } });
    for (const wrong of ['2012-02-30', '1899-12-31', '12-03-04', '2011-02-29'])
      expect(born(wrong)).toMatchObject({ refusal: { code: 'invalid' } });
    const nobody = { contactId: made.newId(), characterId: made.character('사장') };
    const said = { birthDate: '1990-01-01', guardianName: '', guardianPhone: '' };
    expect(made.try('setBirthDate', { ...nobody, ...said })).toMatchObject({
      refusal: { code: 'not_found' },
    });
  });

  it('makes no row where nothing is said', () => {
    const { born, contact } = film();
    expect(born(null, '').kind).toBe('nothing');
    expect(contact()).toBeUndefined();
  });

  it('SC14: is set of many in one step, by who may write contacts', () => {
    const { made, haeun, contact, row, born } = film();
    const fill = (birthDate: string | null, patch = {}, as = made.ownerId) =>
      made.try('fillCharacters', { fills: [{ characterId: haeun, patch, birthDate }] }, { as });
    expect(fill('2010-05-05', {}, made.member('editor'))).toMatchObject({ refusal: { code: 'forbidden' } });
    expect(fill('2010-05-05').kind).toBe('changes');
    expect(row().minorClass).toBe('under19');
    expect(fill('2016-05-05')).toMatchObject({ refusal: { code: 'guardian_missing' } });
    born('2016-05-05');
    expect(fill('2017-05-05').kind).toBe('changes');
    expect(contact()).toMatchObject({ birthDate: '2017-05-05', guardianName: '박어른' });
    // CR8: whoever plays now has a guardian of their own.
    const another = { actorName: '이새봄' };
    expect(fill('2017-05-05', another)).toMatchObject({ refusal: { code: 'guardian_missing' } });
    expect(fill('2009-05-05', another).kind).toBe('changes');
    expect(contact()).toMatchObject({ birthDate: '2009-05-05', guardianName: '' });
  });
});

describe('SC23: what a character says of an age', () => {
  it('follows from the birth date, and is then said by nobody’s hand', () => {
    const { made, haeun, born, known } = film();
    born('2012-05-05');
    expect(known()).toEqual({ ...WITHOUT, minorClass: 'under15', ageKnown: true });
    const patch = { minorClass: 'none', colour: 3 } as const;
    expect(made.try('editCharacter', { characterId: haeun, patch })).toMatchObject({ adjusted: true });
    expect(made.state.character.get(haeun)).toMatchObject({ minorClass: 'under15', colour: 3 });
    const forged = { ageKnown: false, under19From: '2026-12-02' } as object;
    made.try('editCharacter', { characterId: haeun, patch: forged });
    expect(known()).toEqual({ ...WITHOUT, minorClass: 'under15', ageKnown: true });
  });

  it('names a birthday only where the plan comes near it', () => {
    const { made, born, known } = film();
    born('2011-12-03');
    expect(known()).toMatchObject({ minorClass: 'under15', under19From: '2026-12-03', adultFrom: null });
    born('2012-02-10');
    expect(known()).toMatchObject({ minorClass: 'under15', under19From: null });
    made.day('2027-01-20');
    expect(known()).toMatchObject({ minorClass: 'under15', under19From: '2027-02-10' });
    undo(made);
    expect(known()).toMatchObject({ minorClass: 'under15', under19From: null });
  });

  it('is as it follows, whatever is taken back', () => {
    const { made, born, known } = film();
    const before = made.log.length;
    born('2012-02-10');
    made.day('2027-01-20');
    const done = made.log.slice(before).map((changes) => ({ name: 'addTimetable', changes }));
    const { plan } = planRestore(made.state, done, 'all', made.context());
    if (plan.kind !== 'changes') throw new Error('restore was refused');
    made.state = applyChanges(made.state, plan.changes);
    // HI4: contacts are not brought back, and so the birth date is there.
    expect(known()).toEqual({ ...WITHOUT, minorClass: 'under15', ageKnown: true });
    undo(made, before);
    expect(known().ageKnown).toBe(false);
  });

  it('is the same for who may not see the birth date, and so are the checks', () => {
    const { made, haeun, days, born } = film();
    for (const [i, day] of days.entries()) {
      made.run('editTimetable', { timetableId: day, patch: { calltime: 22 * 60 } });
      made.allocate(day, made.scene(i + 1, {}, [haeun]));
    }
    const agreed = { minorConsents: ['night' as const] };
    made.run('editCharacter', { characterId: haeun, patch: agreed });
    born('2011-12-03');
    const findings = (state: Production['state']) =>
      [...checkBoard(state, made.boardId).values()].map((list) =>
        list.filter(({ subject }) => subject === haeun).map(({ ruleId }) => ruleId),
      );
    const reader = made.member('member');
    // From the birthday on a night is agreed to.
    expect(findings(made.state)).toEqual([['under15NightFrom'], [], []]);
    const seen = readableState(made.state, memberOf(made.state, reader)!);
    expect(seen.personContact.size).toBe(0);
    expect(JSON.stringify([...seen.character.values()])).not.toContain('2011-12-03');
    expect(findings(seen)).toEqual(findings(made.state));
  });
});

describe('SC24: a birth date that goes', () => {
  it('leaves of which age somebody was, as if a hand had said so', () => {
    const { made, haeun, born, known } = film();
    born('2011-12-03');
    born(null);
    expect(known()).toEqual({ ...WITHOUT, minorClass: 'under15' });
    made.run('editCharacter', { characterId: haeun, patch: { minorClass: 'none' } });
    expect(known().minorClass).toBe('none');
  });

  it('PD6: goes with other contacts of an archived project, and the birthday in the plan with it', () => {
    const { made, born, known } = film();
    born('2011-12-03');
    made.run('archiveProject', {});
    made.run('eraseContacts', { archivedUntil: Number.MAX_SAFE_INTEGER }, { asServer: true });
    expect(made.state.personContact.size).toBe(0);
    expect(known()).toEqual({ ...WITHOUT, minorClass: 'under15' });
  });

  it('SC16: comes along with the actor in a merge', () => {
    const { made, haeun, born, contact } = film();
    born('2011-12-03');
    const voice = made.character('하은(OFF)');
    made.run('mergeCharacters', { intoId: voice, characterIds: [haeun] });
    expect(contact()).toMatchObject({ characterId: voice, birthDate: '2011-12-03' });
    expect(made.state.character.get(voice)).toMatchObject({ ageKnown: true, under19From: '2026-12-03' });
  });
});
