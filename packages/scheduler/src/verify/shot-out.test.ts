import { describe, expect, it } from 'vitest';
import {
  blackoutsOf,
  type ScheduleProblemInput,
  scheduleProblemSchema,
  solve,
  verifyPlan,
} from '../index.ts';

const SUN = { sunrise: 440, sunset: 1040 } as const;
const day = (n: number) => ({ id: `d${n}`, date: `2026-12-0${n}`, call: 420, ...SUN }) as const;
const scene = (id: string, place: string, said: object = {}) => ({ id, place, minutes: 300, ...said });

const answered = (input: Omit<ScheduleProblemInput, 'format'>) => {
  const problem = scheduleProblemSchema.parse({ format: 'ddak.schedule/1', ...input });
  const result = solve(problem, { seed: 1, budget: { steps: 4000 } });
  if (!result.ok) throw new Error('it contradicts itself');
  return { problem, ...result.answer };
};
const placed = (input: Omit<ScheduleProblemInput, 'format'>, ...days: readonly (readonly string[])[]) => {
  const problem = scheduleProblemSchema.parse({ format: 'ddak.schedule/1', ...input });
  const rows = (ids: readonly string[]) =>
    ids.map((id, i) => ({ kind: 'scene' as const, scene: id, start: 420 + 300 * i, end: 720 + 300 * i }));
  const plan = {
    days: days.map((ids, i) => ({
      ...{ day: `d${i + 1}`, call: 420, release: 420 + 300 * ids.length },
      rows: rows(ids),
    })),
    leftOver: [],
  };
  return { score: verifyPlan(problem, plan), asked: blackoutsOf(problem, plan) };
};

const PLACES = { places: [{ id: 'house' }, { id: 'shop' }] };
const SCENES = [scene('1', 'house'), scene('2', 'shop'), scene('3', 'house'), scene('4', 'shop')];
const DAYS = [day(1), day(2), day(3), day(4)];
const RULES = [{ rule: 'scenesPerDay', count: 1 }] as const;

describe('places that are shot out', () => {
  const film = { ...PLACES, scenes: SCENES, days: DAYS, rules: [...RULES], preferences: { placeReturn: 10 } };

  it('SE28: counts each time that a unit comes back to a place after it was elsewhere', () => {
    const back = placed(film, ['1'], ['2'], ['3'], ['4']).score;
    expect([back.preferenceParts.placeReturns, back.points]).toEqual([2, 20]);
    const out = placed(film, ['1'], ['3'], ['2'], ['4']).score;
    expect([out.preferenceParts.placeReturns, out.points]).toEqual([0, 0]);
    const inOneDay = placed({ ...film, rules: [] }, ['1', '2', '3'], ['4']).score;
    expect(inOneDay.preferenceParts.placeReturns).toBe(2);
  });

  it('SE28: is no return for another unit', () => {
    const units = DAYS.map((one, i) => ({ ...one, unit: i % 2 === 0 ? 'A' : 'B' }));
    const { preferenceParts } = placed({ ...film, days: units }, ['1'], ['2'], ['3'], ['4']).score;
    expect(preferenceParts.placeReturns).toBe(0);
  });

  it('SE28: is what a plan avoids', () => {
    const { score } = answered(film);
    expect([score.preferenceParts.placeReturns, score.minutesLeftOver]).toEqual([0, 0]);
  });
});

describe('night scenes inside', () => {
  const NIGHT = { setting: 'INT', timeOfDay: 'night' } as const;
  const film = {
    ...PLACES,
    scenes: [scene('1', 'house', NIGHT), scene('2', 'house'), scene('3', 'house')],
    days: [day(1)],
    preferences: { blackoutScene: 10 },
  };

  it('SE29: count where some of one is shot while it is light, and are named', () => {
    const early = placed(film, ['1', '2', '3']);
    expect([early.score.preferenceParts.blackoutScenes, early.score.points]).toEqual([1, 10]);
    expect(early.asked).toEqual([{ day: 'd1', scene: '1', start: 420 }]);
    // From 17:00 to 22:00, with the sun down at 17:20.
    expect(placed(film, ['2', '3', '1']).asked).toEqual([{ day: 'd1', scene: '1', start: 1020 }]);
    const dark = { ...film, days: [{ ...day(1), sunset: 1020 }] };
    expect(placed(dark, ['2', '3', '1']).asked).toEqual([]);
  });

  it.each([
    ['outside', { setting: 'EXT' }],
    ['with a window in sight', { windowVisible: true }],
    ['by day', { timeOfDay: 'day' }],
  ])('SE29: are none %s', (_, said) => {
    const scenes = [scene('1', 'house', { ...NIGHT, ...said }), scene('2', 'house'), scene('3', 'house')];
    expect(placed({ ...film, scenes }, ['1', '2', '3']).asked).toEqual([]);
  });

  it('SE29: are none where the sun of the day is not known', () => {
    const days = [{ ...day(1), sunrise: null, sunset: null }];
    expect(placed({ ...film, days }, ['1', '2', '3']).asked).toEqual([]);
  });

  it('SE29: come after dark where that costs nothing', () => {
    const { plan } = answered({ ...film, days: [{ ...day(1), sunset: 1020 }] });
    expect(plan.days[0]!.rows.flatMap((row) => (row.kind === 'scene' ? [row.scene] : [])).at(-1)).toBe('1');
  });
});
