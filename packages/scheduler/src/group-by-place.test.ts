import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByPlace, type SceneToPlace, USUAL_DAY } from './index.ts';

const scene = (
  order: number,
  place: string,
  timeOfDay: SceneToPlace['timeOfDay'] = 'day',
  minutes = 60,
): SceneToPlace => ({ id: `s${order}`, place, timeOfDay, order, minutes });
const plan = (...scenes: SceneToPlace[]) =>
  groupByPlace({ ...USUAL_DAY, scenes }).days.map((day) => `${day.kind}: ${day.sceneIds.join(' ')}`);

describe('grouping by place', () => {
  it('keeps the scenes of a place together, by the light and then by number', () => {
    const list = [
      scene(1, '카페'),
      scene(2, '집'),
      scene(3, '카페', 'sunset'),
      scene(4, '카페', 'dawn'),
      scene(5, '집'),
    ];
    expect(plan(...list)).toEqual(['day: s4 s1 s3 s2 s5']);
  });

  it('puts nights on nights, behind the days', () => {
    expect(plan(scene(1, '카페', 'night'), scene(2, '카페'), scene(3, '집', 'night'))).toEqual([
      'day: s2',
      'night: s1 s3',
    ]);
  });

  it('begins a day when the next group does not fit, and fills a gap with a later group that does', () => {
    const long = [1, 2, 3, 4, 5].map((n) => scene(n, '카페'));
    expect(plan(...long, scene(6, '집', 'day', 240), scene(7, '다리', 'day', 120))).toEqual([
      'day: s1 s2 s3 s4 s5 s7',
      'day: s6',
    ]);
  });

  it('splits a place that is more than a day, and gives a scene longer than a day its own', () => {
    const scenes = [scene(1, '카페', 'day', 300), scene(2, '카페', 'day', 300), scene(3, '카페', 'day', 900)];
    expect(plan(...scenes)).toEqual(['day: s1', 'day: s2', 'day: s3']);
  });

  it('shoots a scene of unknown time by day', () => {
    expect(plan(scene(1, '', null))).toEqual(['day: s1']);
  });

  it('of nothing proposes nothing', () => {
    expect(plan()).toEqual([]);
  });

  it('places every scene exactly once, and no day is too long unless one scene is', () => {
    const anyScene = fc.record({
      place: fc.constantFrom('', '카페', '집', '다리', '옥상'),
      timeOfDay: fc.constantFrom('day', 'night', 'dawn', 'sunset', null),
      minutes: fc.integer({ min: 0, max: 700 }),
    });
    fc.assert(
      fc.property(fc.array(anyScene, { maxLength: 60 }), (list) => {
        const scenes = list.map((one, i) => ({ ...one, id: `s${i}`, order: i }));
        const { days } = groupByPlace({ ...USUAL_DAY, scenes });
        const placed = days.flatMap((day) => day.sceneIds);
        expect([...placed].sort()).toEqual(scenes.map((one) => one.id).sort());
        for (const day of days) if (day.sceneIds.length > 1) expect(day.minutes).toBeLessThanOrEqual(480);
      }),
    );
  });
});
