import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, type Change, planRestore, planUndo, rowsOf } from '../index.ts';

/** A day that is worked on after a moment, and the log from that moment on. */
function worked() {
  const made = shootingDay();
  const { production } = made;
  const log: { name: string; changes: readonly Change[] }[] = [];
  const run = (name: string, args: object) => {
    production.run(name as 'editScenes', args as never);
    log.push({ name, changes: production.log.at(-1)! });
  };
  const apply = (plan: ReturnType<typeof planRestore>['plan']) => {
    if (plan.kind !== 'changes') throw new Error(`no changes: ${JSON.stringify(plan)}`);
    production.state = applyChanges(production.state, plan.changes);
    return plan.changes;
  };
  return { ...made, log, run, apply };
}

describe('going back to a moment', () => {
  it('HI4: brings the plan back as it stood, and is one step that can be undone', () => {
    const { production, day, log, run, apply } = worked();
    const before = production.state.timetableRow;
    const rowIds = rowsOf(production.state, day).map(({ _id }) => _id);
    const [scene] = production.state.scene.values();
    run('editScenes', { sceneIds: [scene!._id], patch: { note: '남는 말' } });
    run('removeRows', { rowIds: rowIds.slice(0, 2) });
    run('editTimetable', { timetableId: day, patch: { calltime: 300 } });
    run('removeRows', { rowIds: rowIds.slice(2, 3) });
    const after = production.state;
    const done = apply(planRestore(production.state, log, 'plan', production.context()).plan);
    expect(production.state.timetableRow).toEqual(before);
    expect(production.state.timetable.get(day)!.calltime).not.toBe(300);
    expect(production.state.scene.get(scene!._id)!.note).toBe('남는 말');
    apply(planUndo(production.state, done, production.context()).plan);
    expect(production.state.timetableRow).toEqual(after.timetableRow);
  });

  it('HI4: leaves issued sheets, contacts and who takes part as they are', () => {
    const { production, callsheetId, log, run, apply } = worked();
    const [scene] = production.state.scene.values();
    run('editScenes', { sceneIds: [scene!._id], patch: { note: '그 뒤' } });
    publishSheet(production, callsheetId);
    log.push({ name: 'publishCallsheet', changes: production.log.at(-1)! });
    const contact = [...production.state.personContact.values()].find(({ crewId }) => crewId !== null)!;
    const said = { phone: '010-0000-9999', email: '', phoneShown: false };
    run('setPersonContact', { contactId: contact._id, crewId: contact.crewId!, ...said });
    const { callsheetVersion, callsheet, personContact } = production.state;
    apply(planRestore(production.state, log, 'all', production.context()).plan);
    expect(production.state.scene.get(scene!._id)!.note).toBe(scene!.note);
    expect(production.state).toMatchObject({ callsheetVersion, callsheet, personContact });
  });

  it('HI4: leaves what the rights of today do not let somebody change', () => {
    const { production, day, log, run } = worked();
    run('editTimetable', { timetableId: day, patch: { calltime: 300 } });
    const as = production.member('member');
    const { plan } = planRestore(production.state, log, 'plan', production.context({ as }));
    expect(plan).toMatchObject({ kind: 'refuse' });
  });
});
