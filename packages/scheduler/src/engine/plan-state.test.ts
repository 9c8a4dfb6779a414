import { describe, expect, it } from 'vitest';
import { packingProblem } from '../packing/packing-problem.ts';
import { type ScheduleProblem, scheduleProblemSchema } from '../problem/schedule-problem.ts';
import { firstPlan } from '../solve/first-plan.ts';
import { seededRandom } from '../talent/random.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { verifyPlan } from '../verify/verify-plan.ts';
import { breachCost } from './breach-cost.ts';
import { compileProblem } from './compile-problem.ts';
import { PlanState } from './plan-state.ts';
import { Moves } from './search/moves.ts';
import { toPlan } from './to-plan.ts';

describe('the plan while it is searched', () => {
  it('SE2 costs after any change what the verifier recomputes, and after an undo what it cost before', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const random = seededRandom(seed);
      const upTo = (most: number) => Math.floor(random() * (most + 1));
      const problem = randomProblem(seed, { scenes: 2 + upTo(10), days: 1 + upTo(6) });
      const state = new PlanState(compileProblem(problem));
      for (let step = 0; step < 40; step++) {
        for (let moved = upTo(2); moved >= 0; moved--) {
          const scene = (upTo(1000) * 3 + moved) % problem.scenes.length;
          if (moved > 0 && step % 3 === 0) continue;
          state.take(scene);
          if (random() < 0.9) state.put(scene, upTo(problem.days.length - 1), upTo(5));
          if (random() < 0.7) break;
          state.change();
          state.keep();
        }
        const before = state.total;
        state.change();
        if (random() < 0.3) {
          state.undo();
          expect(state.total).toBe(before);
        } else state.keep();
        expectTrue(state, seed, step);
      }
    }
  }, 120_000);
});

it('SE2 costs after any move that the search draws what the verifier recomputes, and every scene stands once or nowhere', () => {
  let kept = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const random = seededRandom(seed);
    const problem = randomProblem(seed, { scenes: 8, days: 4 });
    const state = new PlanState(compileProblem(problem));
    firstPlan(state, () => false);
    const moves = new Moves(state, random);
    for (let step = 0; moves.canMove && step < 60; step++) {
      const change = moves.draw(step % 2 === 0 ? Number.POSITIVE_INFINITY : 1e6);
      if (change === null) continue;
      kept++;
      state.keep();
      expectTrue(state, seed, step);
      const standing = state.records.flatMap(({ scenes, count }) => [...scenes.subarray(0, count)]);
      expect(new Set(standing).size).toBe(standing.length);
    }
  }
  expect(kept).toBeGreaterThan(400);
});

it.each([
  { by: 'money', compile: compileProblem },
  { by: 'full days', compile: (problem: ScheduleProblem) => packingProblem(compileProblem(problem)) },
])(
  'SE20 never takes a change to be dearer at the least than it is by $by, where nothing is asked between days or scenes',
  ({ compile }) => {
    let dearer = 0;
    let told = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const random = seededRandom(seed);
      const upTo = (most: number) => Math.floor(random() * (most + 1));
      const drawn = randomProblem(seed, { scenes: 2 + upTo(10), days: 1 + upTo(6) });
      const problem = {
        ...drawn,
        places: drawn.places.map((place) => ({ ...place, returnFee: 0 })),
        preferences: { ...drawn.preferences, dayNightSwitch: 0, storyBreak: 0, placeReturn: 0 },
        precedences: [],
        groups: [],
        rules: drawn.rules.filter(({ rule }) => rule !== 'restCrew' && rule !== 'restCast'),
      };
      const state = new PlanState(compile(problem));
      for (let step = 0; step < 60; step++) {
        const scenes = [...new Set([upTo(problem.scenes.length - 1), upTo(problem.scenes.length - 1)])];
        const to = scenes.map(() => upTo(problem.days.length - 1));
        const least = state.leastChange(scenes, to);
        for (const scene of scenes) state.take(scene);
        for (const [i, scene] of scenes.entries()) state.put(scene, to[i]!, upTo(5));
        const change = state.change();
        expect(least).toBeLessThanOrEqual(change + 1e-9 * Math.max(1, Math.abs(state.total)));
        if (change > 0) dearer++;
        if (least > 0) told++;
        if (random() < 0.5) state.keep();
        else state.undo();
      }
    }
    expect(told).toBeGreaterThan(dearer / 10);
  },
);

it('SE20 takes whole days to change by as much as all of their scenes', () => {
  let changed = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const random = seededRandom(seed);
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    const problem = randomProblem(seed, { scenes: 2 + upTo(10), days: 2 + upTo(5) });
    const state = new PlanState(compileProblem(problem));
    for (let scene = 0; scene < problem.scenes.length; scene++)
      state.put(scene, upTo(problem.days.length - 1), upTo(5));
    state.change();
    state.keep();
    for (let step = 0; step < 20; step++) {
      const days = [...problem.days.keys()].filter(() => random() < 0.6);
      const by = 1 + upTo(2);
      const to = days.map((_, i) => days[(i + by) % days.length]!);
      const scenesOf = (day: number) => [
        ...state.records[day]!.scenes.subarray(0, state.records[day]!.count),
      ];
      const moves = days.flatMap((day, i) =>
        day === to[i] ? [] : scenesOf(day).map((scene) => ({ scene, to: to[i]! })),
      );
      const [scenes, targets] = [moves.map((one) => one.scene), moves.map((one) => one.to)];
      const least = state.leastShift(days, to);
      expect(least).toBeCloseTo(state.leastChange(scenes, targets), 3);
      if (scenes.length > 1 && least !== 0) changed++;
      state.leastShift(days, to);
      expect(state.leastShift(days, to)).toBe(least);
    }
  }
  expect(changed).toBeGreaterThan(2000);
});

it('SE2 eats before a move that would make the meal late, and the rows say so', () => {
  const problem = scheduleProblemSchema.parse({
    format: 'ddak.schedule/1',
    scenes: ['a', 'b'].map((id) => ({ id, name: id, minutes: 240, place: id })),
    days: [{ id: 'd', date: '2026-12-01', call: 420, maxMinutes: 720, setupMinutes: 60 }],
    places: [{ id: 'a' }, { id: 'b' }],
    moveBetween: { minutes: 90, cost: 0 },
    rules: [{ rule: 'meal', severity: 'soft', within: 360, minutes: 60 }],
  });
  const state = new PlanState(compileProblem(problem));
  state.put(0, 0, 0);
  state.put(1, 0, 1);
  state.change();
  state.keep();
  const plan = toPlan(state);
  // The first scene ends at 12:00; behind the move of an hour and a half the meal would be at 13:30, six and a half hours in.
  expect(plan.days[0]!.rows.map(({ kind, start }) => [kind, start])).toEqual([
    ['scene', 480],
    ['meal', 720],
    ['move', 780],
    ['scene', 870],
  ]);
  expect(verifyPlan(problem, plan).breaches).toEqual([]);
});

describe('the rest that a day’s work asks for (LB4)', () => {
  const rules = [
    { rule: 'meal', within: 360, minutes: 30 },
    { rule: 'break', after: 240, minutes: 30 },
    { rule: 'break', after: 480, minutes: 60 },
  ];
  const dayOf = (scenes: readonly number[]) => {
    const problem = scheduleProblemSchema.parse({
      format: 'ddak.schedule/1',
      scenes: scenes.map((minutes, i) => ({ id: `${i}`, name: `${i}`, minutes })),
      days: [{ id: 'd', date: '2026-12-01', call: 420, setupMinutes: 60, wrapMinutes: 30 }],
      rules,
    });
    const state = new PlanState(compileProblem(problem));
    for (const i of scenes.keys()) state.put(i, 0, i);
    state.change();
    state.keep();
    const plan = toPlan(state);
    expect(verifyPlan(problem, plan).breaches).toEqual([]);
    return plan.days[0]!.rows.flatMap(({ kind, start }) => (kind === 'meal' ? [start] : []));
  };

  it('LB5 is a meal before the last scene where wrapping would go past six hours without one', () => {
    expect(dayOf([100, 100, 60])).toEqual([580]);
    expect(dayOf([100, 100, 95])).toEqual([680]);
  });

  it('SE16 is none below four hours', () => {
    expect(dayOf([60, 60])).toEqual([]);
  });

  it('SE16 is a break in the middle of a day that is too short for a meal', () => {
    expect(dayOf([60, 60, 60])).toEqual([540]);
  });

  it('SE16 is a second one where the first is too short for eight hours', () => {
    expect(dayOf([120, 120, 120, 60])).toHaveLength(2);
  });
});

describe('meals of a set time', () => {
  const planned = (
    setMeals: { start: number; minutes: number }[],
    scenes: readonly number[],
    more: object = {},
    rule: object = { severity: 'soft', within: 360, minutes: 60 },
  ) => {
    const problem = scheduleProblemSchema.parse({
      format: 'ddak.schedule/1',
      scenes: scenes.map((minutes, i) => ({ id: `${i}`, name: `${i}`, minutes, place: `${i}` })),
      days: [{ id: 'd', date: '2026-12-01', call: 420, setupMinutes: 60, setMeals }],
      places: scenes.map((_, i) => ({ id: `${i}` })),
      rules: [{ rule: 'meal', ...rule }],
      ...more,
    });
    const state = new PlanState(compileProblem(problem));
    for (const i of scenes.keys()) state.put(i, 0, i);
    state.change();
    state.keep();
    const plan = toPlan(state);
    const { breaches } = verifyPlan(problem, plan);
    return {
      rows: plan.days[0]!.rows.map(({ kind, start, end }) => [kind[0], start, end]),
      broken: breaches.map(({ rule: name, by, scenes: of }) => [name, by, of]),
    };
  };
  const noon = { start: 720, minutes: 60 };

  it('SE26: are eaten then, and what would run across them waits', () => {
    expect(planned([noon], [120, 90, 90])).toEqual({
      rows: [
        ['s', 480, 600],
        ['s', 600, 690],
        ['m', 720, 780],
        ['s', 780, 870],
      ],
      broken: [],
    });
  });

  it('SE26: come before a move that would not be over by then, and after one that is', () => {
    const moveBetween = { minutes: 30, cost: 0 };
    expect(planned([{ ...noon, start: 620 }], [120, 60], { moveBetween }).rows).toEqual([
      ['s', 480, 600],
      ['m', 620, 680],
      ['m', 680, 710],
      ['s', 710, 770],
    ]);
    expect(planned([{ ...noon, start: 640 }], [120, 60], { moveBetween }).rows).toEqual([
      ['s', 480, 600],
      ['m', 600, 630],
      ['m', 640, 700],
      ['s', 700, 760],
    ]);
  });

  it('SE26: count as the meal that is due, however short, and no other is eaten beside them', () => {
    expect(planned([{ start: 760, minutes: 30 }], [260, 120])).toEqual({
      rows: [
        ['s', 480, 740],
        ['m', 760, 790],
        ['s', 790, 910],
      ],
      broken: [],
    });
  });

  it('SE26: leave the one before them that is due by then', () => {
    const late = { start: 1080, minutes: 60 };
    const evening = { pins: [{ scene: '1', day: 'd', start: 1140 }] };
    expect(planned([late], [120, 60], evening)).toEqual({
      rows: [
        ['s', 480, 600],
        ['m', 780, 840],
        ['m', 1080, 1140],
        ['s', 1140, 1200],
      ],
      broken: [],
    });
  });

  it('SE26: are not eaten before the set-up is over, nor after the last scene', () => {
    const around = [
      { start: 450, minutes: 30 },
      { start: 600, minutes: 60 },
    ];
    expect(planned(around, [120])).toEqual({ rows: [['s', 480, 600]], broken: [] });
  });

  it('SE26: are told as a breach where a scene is fixed across them', () => {
    const across = { pins: [{ scene: '0', day: 'd', start: 700 }] };
    const { rows, broken } = planned([noon], [60, 60], across);
    expect(rows.map(([kind]) => kind)).not.toContain('m');
    expect(broken.map(([name]) => name)).toContain('pin');
  });
});

function expectTrue(state: PlanState, seed: number, step: number): void {
  const { problem } = state;
  const score = verifyPlan(problem.source, toPlan(state));
  const { prices } = problem;
  const hard = score.breaches.filter(({ severity }) => severity === 'hard');
  const pins = hard.filter(({ rule }) => rule === 'pin').length;
  if (problem.source.days.every(({ setMeals }) => setMeals.length === 0)) expect(pins).toBe(0);
  const expected =
    hard.reduce((sum, one) => sum + breachCost(problem, one, one.by), 0) +
    score.minutesLeftOver * prices.minuteLeftOver +
    score.money -
    score.moneyParts.bought -
    score.moneyParts.meals +
    score.points * prices.point;
  const scale = Math.max(1, expected);
  if (Math.abs(state.total - expected) > 1e-9 * scale)
    throw new Error(`seed ${seed} step ${step}: ${state.total} is not ${expected} ${JSON.stringify(score)}`);
}
