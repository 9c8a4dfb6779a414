import { applyChanges, type Id, type ProjectState, planCommand } from '@ddak/domain';
import type { FeedEntry } from '@ddak/protocol';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { type GoneThings, goneOf, goneUnder } from './gone-under.ts';

/** A scene on a day, what I mean to do with it, and what somebody does meanwhile. */
function desk() {
  const production = new Production();
  const [me, other] = [production.ownerId, production.member('editor')];
  const dayId = production.day('2026-12-01');
  const sceneId = production.scene(1, { setName: '편의점' });
  const rowId = production.allocate(dayId, sceneId)[0]!;
  let state: ProjectState = production.state;
  let gone: GoneThings = new Map();
  const heard = (actorId: Id, name: string, args: object, open: readonly { args: unknown }[]) => {
    const before = state;
    const ids = { projectId: production.projectId, commandId: production.newId(), actorId };
    const plan = planCommand(state, { name, args }, { ...ids, actorName: '', now: 0, loaded: {} });
    if (plan.kind !== 'changes') throw new Error(plan.kind);
    state = applyChanges(state, plan.changes);
    const changes = plan.changes.map((change) =>
      change.op === 'delete' ? { table: change.table, op: change.op, _id: change.row._id } : change,
    );
    const entry = { seq: 1, commandId: ids.commandId, name, actorId, actorName: '', at: 0, changes };
    gone = goneUnder({ gone, open, before, after: state, me }, [entry as FeedEntry]);
    return gone;
  };
  return { me, other, dayId, sceneId, rowId, heard };
}

describe('what somebody removes under a command of mine', () => {
  it('SN13: is told with who it was, and leads to what can be brought back', () => {
    const { other, sceneId, rowId, heard } = desk();
    const pin = { args: { rowId, patch: { pinned: true } } };
    const gone = heard(other, 'removeScenes', { sceneIds: [sceneId] }, [pin]);
    expect(goneOf(gone, pin.args)).toEqual({ removed: sceneId, message: '한지원 님이 이 씬을 지웠어요.' });
  });

  it('SN13: is a day too, and no neighbour of what was moved', () => {
    const { other, dayId, rowId, heard } = desk();
    const put = { args: { timetableId: dayId, afterRowId: rowId, rows: [] } };
    const behind = { args: { timetableId: 'another', afterRowId: rowId, rows: [] } };
    const gone = heard(other, 'removeTimetable', { timetableId: dayId }, [put, behind]);
    expect(goneOf(gone, put.args)).toEqual({ removed: dayId, message: '한지원 님이 이 촬영일을 지웠어요.' });
    expect(goneOf(gone, behind.args)).toBeUndefined();
  });

  it('SN13: says so where I removed it myself, on another device', () => {
    const { me, dayId, heard } = desk();
    const put = { args: { timetableId: dayId, afterRowId: null, rows: [] } };
    const gone = heard(me, 'removeTimetable', { timetableId: dayId }, [put]);
    expect(goneOf(gone, put.args)).toEqual({ removed: dayId, message: '내가 이 촬영일을 지웠어요.' });
  });

  it('SN13: is forgotten with the command', () => {
    const { other, sceneId, dayId, heard } = desk();
    expect(heard(other, 'removeScenes', { sceneIds: [sceneId] }, [{ args: { sceneId } }]).size).toBe(1);
    expect(heard(other, 'removeTimetable', { timetableId: dayId }, []).size).toBe(0);
  });
});
