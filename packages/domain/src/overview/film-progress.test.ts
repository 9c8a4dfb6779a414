import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { filmProgress } from '../index.ts';

const opened = () => {
  const { production, rows } = shootingDay();
  const sceneOf = (rowId: string) => production.state.timetableRow.get(rowId)!.sceneData!;
  return { production, rows, sceneOf, told: (today = '2026-12-01') => filmProgress(production.state, today) };
};

describe('how far a film is', () => {
  it('OV5: counts the scenes that the days say were shot, and their cuts', () => {
    const { production, rows, sceneOf, told } = opened();
    const sceneId = sceneOf(rows.s12);
    production.run('editScenes', { sceneIds: [sceneId], patch: { cutCount: 7 } });
    expect(told()).toMatchObject({ done: 0, cutsDone: 0 });
    production.run('recordRow', {
      rowId: rows.s12,
      patch: { state: 'done', actualStart: 560, actualEnd: 610 },
    });
    expect(told()).toMatchObject({ done: 1, cutsDone: 7 });
  });

  it('OV5: counts a scene that was said to be done by hand once, with its cuts', () => {
    const { production, rows, sceneOf, told } = opened();
    const patch = { status: 'done', cutCount: 4 } as const;
    production.run('editScenes', { sceneIds: [sceneOf(rows.s12)], patch });
    expect(told()).toMatchObject({ done: 1, cutsDone: 4 });
    production.run('recordRow', {
      rowId: rows.s12,
      patch: { state: 'done', actualStart: 560, actualEnd: 610 },
    });
    expect(told()).toMatchObject({ done: 1, cutsDone: 4 });
  });

  it('OV5: leaves out what was taken out of the script, and has a day be over on the day after it', () => {
    const { production, rows, sceneOf, told } = opened();
    const { scenes, days } = told();
    production.run('editScenes', { sceneIds: [sceneOf(rows.s12)], patch: { status: 'omitted' } });
    expect(told().scenes).toBe(scenes - 1);
    expect([told('2026-12-02').daysOver, told('2026-12-31').daysOver]).toEqual([1, days]);
  });

  it('HM2: has a day be over on its own evening, once its people were let go', () => {
    const { production, rows, told } = opened();
    const { timetableId } = production.state.timetableRow.get(rows.s12)!;
    const { tableDate } = production.state.timetable.get(timetableId)!;
    const before = told(tableDate).daysOver;
    const said = { reportId: production.newId(), timetableId, cuts: [], calls: [] };
    production.run('editDayReport', { ...said, patch: { gatheredAt: 480, releasedAt: 1140 } });
    expect(told(tableDate).daysOver).toBe(before + 1);
  });
});
