import { applyChanges, emptyState, type ProjectState, planCommand } from '@ddak/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/new-id.ts';
import { nextStep } from './next-step.ts';
import { overviewFacts } from './overview-facts.ts';

const projectId = newId();
const me = newId();
const boardId = newId();
let episodeId: string;
let state: ProjectState;

function run(name: string, args: unknown): void {
  const ctx = { projectId, commandId: newId(), actorId: me, actorName: '나', now: 1, loaded: {} };
  const plan = planCommand(state, { name, args }, ctx);
  if (plan.kind !== 'changes') throw new Error(`${name}: ${JSON.stringify(plan)}`);
  state = applyChanges(state, plan.changes);
}

beforeEach(() => {
  state = emptyState();
  episodeId = newId();
  run('createProject', { title: '첫차', projectType: 'feature', memberId: newId(), episodeId, boardId });
});

const addScene = (sceneNo: number): string => {
  const sceneId = newId();
  run('addScene', { sceneId, episodeId, sceneNo, subSceneNo: '', setName: '정류장' });
  return sceneId;
};
const addDay = (tableDate: string): string => {
  const timetableId = newId();
  run('addTimetable', { timetableId, boardId, tableDate, unit: 'A', dayKind: '촬영', calltime: null });
  return timetableId;
};

describe('the overview of a project', () => {
  it('counts each scene once, however many days it is on', () => {
    const scene = addScene(1);
    addScene(2);
    for (const date of ['2026-12-01', '2026-12-02'])
      run('allocateScenes', {
        timetableId: addDay(date),
        afterRowId: null,
        rows: [{ rowId: newId(), sceneId: scene }],
      });
    expect(overviewFacts(state, '2026-11-01', true)).toMatchObject({ scenes: 2, allocated: 1, days: 2 });
  });

  it('names the first shooting day from today on, with its 회차', () => {
    for (const date of ['2026-12-01', '2026-12-02', '2026-12-04']) addDay(date);
    expect(overviewFacts(state, '2026-12-02', true).next).toMatchObject({
      dayNo: 2,
      day: { tableDate: '2026-12-02' },
    });
    expect(overviewFacts(state, '2026-12-02', true).later).toMatchObject([{ dayNo: 3 }]);
    expect(overviewFacts(state, '2026-12-05', true).next).toBeNull();
  });
});

describe('the next step', () => {
  it('leads from the script to days, to the scenes that wait, to the call sheet', () => {
    const pathNow = () => nextStep(overviewFacts(state, '2026-11-01', true)).path;
    expect(pathNow()).toBe('screenplays');
    const scene = addScene(1);
    expect(pathNow()).toBe('timetable');
    const day = addDay('2026-12-01');
    expect(nextStep(overviewFacts(state, '2026-11-01', true)).title).toBe('1씬 배치');
    run('allocateScenes', {
      timetableId: day,
      afterRowId: null,
      rows: [{ rowId: newId(), sceneId: scene }],
    });
    expect(pathNow()).toBe('callsheets');
    expect(nextStep(overviewFacts(state, '2026-12-02', true)).title).toBe('남은 촬영일이 없어요');
  });
});
