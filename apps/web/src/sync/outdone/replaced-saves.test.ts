import type { Callsheet, Id, ProjectState } from '@ddak/domain';
import type { FeedEntry } from '@ddak/protocol';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { UndoStep } from '../command/undo-stack.ts';
import { type RecentSaves, replacedSaves } from './replaced-saves.ts';

const MINUTE = 60_000;

/** One who writes scenes, and another; each save comes up the feed as an entry. */
function desk() {
  const production = new Production();
  const me = production.ownerId;
  const other = production.member('editor');
  const [sceneId, second] = [1, 2].map((sceneNo) => production.scene(sceneNo, { setName: '편의점' })) as [
    Id,
    Id,
  ];
  let confirmed: ProjectState = production.state;
  let saves: RecentSaves = new Map();
  const steps: UndoStep[] = [];
  let seq = 0;
  const heard = (actorId: Id, after: object, now: number, ids = [sceneId], table = 'scene') => {
    const commandId = production.newId();
    const args = { sceneIds: ids, patch: after };
    if (actorId === me)
      steps.push({ _id: commandId, name: 'editScenes', args, changes: [], withdrawn: false });
    const changes = ids.map((_id) => ({ table, op: 'update', _id, after }));
    const entry = { seq: ++seq, commandId, name: '', actorId, actorName: '', at: now, changes } as FeedEntry;
    const result = replacedSaves({ saves, confirmed, steps, me }, [entry], now);
    ({ saves } = result);
    const rows = confirmed[table as 'scene'];
    const next = ids.map((id) => [id, { ...rows.get(id)!, ...after }] as const);
    confirmed = { ...confirmed, [table]: new Map([...rows, ...next]) };
    return result.replaced.map(({ title, message, step }) => ({
      said: `${title} · ${message}`,
      args: step.args,
    }));
  };
  return {
    production,
    me,
    other,
    sceneId,
    second,
    heard,
    put: (state: ProjectState) => {
      confirmed = state;
    },
  };
}

describe('a save that somebody replaces', () => {
  it('PR8: is told to who saved it before, with what became of it and the way back', () => {
    const { me, other, sceneId, heard } = desk();
    expect(heard(me, { timeOfDay: 'day', timeText: '' }, 0)).toEqual([]);
    expect(heard(other, { timeOfDay: 'night', timeText: '' }, MINUTE)).toEqual([
      {
        said: 'S#1 · 한지원 님이 고쳤어요: 시간대 낮 → 밤',
        args: { sceneIds: [sceneId], patch: { timeOfDay: 'day', timeText: '' } },
      },
    ]);
    // Once; and what the other has saved since is not mine.
    expect(heard(other, { timeOfDay: 'dawn', timeText: '' }, MINUTE)).toEqual([]);
  });

  it('PR8: is another field, the same value, or long ago: nobody is told', () => {
    const { me, other, second, heard } = desk();
    heard(me, { synopsis: '비가 온다.' }, 0);
    expect(heard(other, { note: '우천 시 대체' }, 1)).toEqual([]);
    expect(heard(other, { synopsis: '비가 온다.' }, 2)).toEqual([]);
    expect(heard(other, { synopsis: '눈이 온다.' }, 3, [second])).toEqual([]);
    expect(heard(other, { synopsis: '눈이 온다.' }, 3 * MINUTE)).toEqual([]);
  });

  it('PR8: many rows at once are no field', () => {
    const { me, other, sceneId, second, heard } = desk();
    heard(me, { synopsis: '비가 온다.' }, 0);
    expect(heard(other, { synopsis: '' }, 1, [sceneId, second])).toEqual([]);
    heard(me, { note: '우천' }, 0, [sceneId, second]);
    expect(heard(other, { note: '' }, 1)).toEqual([]);
  });

  it('PR8: each column of an entry of a call sheet is a field of its own', () => {
    const { production, me, other, heard, put } = desk();
    const [sheetId, castId] = [production.newId(), production.newId()];
    const call = {
      _id: castId,
      characterId: production.newId(),
      arrival: 420,
      makeup: null,
      preparation: '',
    };
    const sheet = { _id: sheetId, castCalls: [call] } as unknown as Callsheet;
    put({ ...production.state, callsheet: new Map([[sheetId, sheet]]) });
    const save = (who: Id, patch: object) =>
      heard(who, { castCalls: [{ ...call, ...patch }] }, 0, [sheetId], 'callsheet').length;
    expect(save(me, { arrival: 450 })).toBe(0);
    expect(save(other, { arrival: 450, preparation: '우산' })).toBe(0);
    expect(save(other, { arrival: 480, preparation: '우산' })).toBe(1);
  });
});
