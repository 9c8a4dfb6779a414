import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { arrangementsByLight, countLit, type PhaseData, type TimeOfDay } from '../../index.ts';

const DATE = '2026-12-01';

type Light = TimeOfDay | 'inside';

/** Scenes of an hour on a day, each with its light; `inside`: it asks for none. The sun is up from 07:28 to 17:14. */
function shoot(lights: readonly Light[], calltime = 420) {
  const film = new Production();
  const dayId = film.day(DATE, { calltime });
  const scenes = lights.map((light, i) =>
    film.scene(i + 1, {
      ...{ setName: '강가', plannedMinutes: 60, setting: light === 'inside' ? 'INT' : 'EXT' },
      timeOfDay: light === 'inside' ? 'day' : light,
    }),
  );
  const rows = film.allocate(dayId, ...scenes);
  const best = () => {
    const [first] = arrangementsByLight(film.state, film.state.timetable.get(dayId)!);
    return first && [first.calltime, ...first.rowIds.map((id) => rows.indexOf(id) + 1)];
  };
  const lit = () => countLit(film.state, film.state.timetable.get(dayId)!);
  return { film, dayId, rows, best, lit };
}

describe('TT33: the order of a day’s light', () => {
  it('has dawn, day, evening and night one after the other, at the call with which most have theirs', () => {
    const { best, lit } = shoot(['night', 'sunset', 'day', 'inside', 'inside', 'dawn']);
    expect(lit()).toBe(1);
    expect(best()).toEqual([735, 6, 3, 4, 5, 2, 1]);
  });

  it('leaves scenes without light behind the one that they follow where all have theirs so', () => {
    const { best } = shoot(['inside', 'night', 'inside', 'day', 'inside'], 855);
    expect(best()).toEqual([855, 1, 4, 5, 2, 3]);
  });

  it('has a dawn at the end of a night where nothing is shot by day', () => {
    const { best } = shoot(['dawn', 'night', 'night'], 1500);
    expect(best()).toEqual([1680, 2, 3, 1]);
  });

  it('leaves 일정 줄 in their places, and keeps together what is shot as one', () => {
    const { film, dayId, rows, best } = shoot(['night', 'day', 'day']);
    const meal: PhaseData = { kind: '식사', label: '', minutes: 60, note: '' };
    film.run('addPhaseRow', {
      ...{ rowId: film.newId(), timetableId: dayId, afterRowId: rows[1]! },
      phaseData: meal,
    });
    expect(best()).toEqual([855, 2, 3, 0, 1]);
    film.run('joinRows', { rowIds: [rows[0]!, rows[2]!] });
    expect(best()?.slice(1)).toEqual([2, 1, 3, 0]);
  });

  it.each(['pinned', 'set to a time', 'shot', 'in it already'])('is not for a day with what is %s', (how) => {
    const { film, rows, best } = shoot(how === 'in it already' ? ['day', 'night'] : ['night', 'day']);
    const rowId = rows[0]!;
    if (how === 'pinned') film.run('editRow', { rowId, patch: { pinned: true } });
    if (how === 'set to a time') film.run('editRow', { rowId, patch: { fixedStart: 600 } });
    if (how === 'shot') film.run('recordRow', { rowId, patch: { state: 'done' } });
    expect(best()).toBeUndefined();
  });
});
