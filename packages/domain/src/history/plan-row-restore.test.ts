import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, type Change, planRowRestore, planUndo, type Undo } from '../index.ts';

/** A production that is worked on after a moment, and the log from that moment on. */
function worked() {
  const made = shootingDay();
  const { production } = made;
  const log: { name: string; changes: readonly Change[] }[] = [];
  const run = (name: string, args: object) => {
    production.run(name as 'editScenes', args as never);
    log.push({ name, changes: production.log.at(-1)! });
  };
  const [scene, other] = [...production.state.scene.values()];
  const edit = (sceneId: string, patch: object) => run('editScenes', { sceneIds: [sceneId], patch });
  const restore = (row: string, column?: string, as = production.context()) =>
    planRowRestore(production.state, log, { row, column }, as);
  const apply = ({ plan }: Undo) => {
    if (plan.kind !== 'changes') throw new Error(`no changes: ${JSON.stringify(plan)}`);
    production.state = applyChanges(production.state, plan.changes);
    log.push({ name: 'undo', changes: plan.changes });
    return plan.changes;
  };
  const sceneOf = (id: string) => production.state.scene.get(id)!;
  return { ...made, log, run, edit, restore, apply, scene: scene!, other: other!, sceneOf };
}

describe('going back with one row', () => {
  it('HI5: brings one row back to what it was, leaves every other, and is one step that can be undone', () => {
    const { production, edit, restore, apply, scene, other, sceneOf } = worked();
    edit(scene._id, { note: '가', synopsis: '비가 온다' });
    edit(other._id, { note: '남는 말' });
    edit(scene._id, { note: '나' });
    const after = sceneOf(scene._id);
    const done = apply(restore(scene._id));
    expect(done).toHaveLength(1);
    expect(sceneOf(scene._id)).toEqual(scene);
    expect(sceneOf(other._id).note).toBe('남는 말');
    apply(planUndo(production.state, done, production.context()));
    expect(sceneOf(scene._id)).toEqual(after);
  });

  it('HI5: brings one column back alone, though it was changed more than once', () => {
    const { edit, restore, apply, scene, sceneOf } = worked();
    edit(scene._id, { note: '가', synopsis: '비가 온다' });
    edit(scene._id, { note: '나' });
    apply(restore(scene._id, 'note'));
    expect(sceneOf(scene._id)).toMatchObject({ note: scene.note, synopsis: '비가 온다' });
    expect(restore(scene._id, 'note').plan).toEqual({ kind: 'nothing' });
  });

  it('HI5: brings back a row that was deleted, with what went along with it', () => {
    const { production, run, restore, apply, day } = worked();
    const before = production.state;
    run('removeTimetable', { timetableId: day });
    expect(production.state.timetable.has(day)).toBe(false);
    apply(restore(day));
    expect(production.state.timetable.get(day)).toEqual(before.timetable.get(day));
    expect(production.state.timetableRow).toEqual(before.timetableRow);
  });

  it('HI5: is refused in words where another row stands in its place or needs it', () => {
    const { production, edit, run, restore, scene, other } = worked();
    edit(scene._id, { sceneNo: 90 });
    edit(other._id, { sceneNo: scene.sceneNo, subSceneNo: scene.subSceneNo });
    expect(restore(scene._id).plan).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'restored_part_held' },
    });
    const boardId = production.newId();
    run('addBoard', { boardId, name: '둘째 안' });
    run('makeBoardCurrent', { boardId });
    expect(restore(boardId, 'isCurrent').plan).toMatchObject({ refusal: { code: 'not_undoable' } });
  });

  it('HI5: is refused to whom the rights of today do not let change it, and for what is never brought back', () => {
    const { production, edit, run, restore, scene } = worked();
    edit(scene._id, { note: '가' });
    const as = production.context({ as: production.member('member') });
    expect(restore(scene._id, undefined, as).plan).toMatchObject({ refusal: { code: 'forbidden' } });
    const contact = [...production.state.personContact.values()].find(({ crewId }) => crewId !== null)!;
    const said = { phone: '010-0000-9999', email: '', phoneShown: false };
    run('setPersonContact', { contactId: contact._id, crewId: contact.crewId!, ...said });
    expect(restore(contact._id).plan).toMatchObject({ refusal: { code: 'not_undoable' } });
    run('archiveProject', {});
    expect(restore(scene._id).plan).toMatchObject({ refusal: { code: 'archived' } });
  });
});
