import { describe, expect, it } from 'vitest';
import { realisticFilm } from '../films/realistic-film.ts';
import {
  boardPlan,
  diffWithBoard,
  explainPlacement,
  replan,
  type ScheduleProblem,
  sayElsewhere,
  sayPlacement,
  sayPriceParts,
  scheduleProblemSchema,
  solve,
  withoutLosses,
} from '../index.ts';

const { problem } = realisticFilm({ scenes: 40, people: 10, days: 15 }, 2);
const steps = (count: number) => ({ seed: 1, budget: { steps: count } });
const planned = (one: ScheduleProblem, count = 6000) => {
  const result = solve(one, steps(count));
  if (!result.ok) throw new Error('refused');
  return result.answer;
};
/** The film with a plan of its own on the board. */
const onBoard: ScheduleProblem = {
  ...problem,
  baseline: planned(problem).plan.days.map(({ day, rows }) => ({
    day,
    scenes: rows.flatMap((row) => (row.kind === 'scene' ? [row.scene] : [])),
  })),
};

describe('proposals', () => {
  it('SE10 the difference to the board is told strip by strip', () => {
    const [first, second] = onBoard.baseline;
    const moved = first!.scenes[0]!;
    const other: ScheduleProblem = {
      ...onBoard,
      baseline: [
        { day: first!.day, scenes: first!.scenes.slice(1) },
        { day: second!.day, scenes: [...second!.scenes, moved] },
        ...onBoard.baseline.slice(2, -1),
      ],
    };
    const waiting = onBoard.baseline.at(-1)!.scenes;
    const changes = diffWithBoard(other, boardPlan(onBoard).plan).filter((one) => one.kind !== 'stays');
    expect(changes.map(({ scene, kind, from, to }) => [scene, kind, from, to]).sort()).toEqual(
      [
        [moved, 'moved', second!.day, first!.day],
        ...waiting.map((scene) => [scene, 'placed', null, onBoard.baseline.at(-1)!.day]),
      ].sort(),
    );
  });

  it('SE11 says why a scene is where it is, and what another day would cost', () => {
    const small = scheduleProblemSchema.parse({
      format: 'ddak.schedule/1',
      scenes: ['a', 'b', 'c'].map((id, i) => ({
        id,
        name: `${i + 1}`,
        minutes: 120,
        cast: id === 'c' ? ['lee'] : ['kim'],
        place: id === 'c' ? 'park' : 'hospital',
      })),
      days: [1, 2].map((i) => ({ id: `d${i}`, date: `2026-12-0${i + 2}`, maxMinutes: 300 })),
      people: [
        { id: 'kim', name: '김민지', dayRate: 500_000 },
        { id: 'lee', name: '이서준', dayRate: 100_000 },
      ],
      places: [
        { id: 'hospital', name: '병원', feePerDay: 1_000_000 },
        { id: 'park', name: '공원' },
      ],
      rules: [{ rule: 'dayLength' }],
    });
    const { plan } = planned(small, 500);
    const placement = explainPlacement(small, plan, 'a');
    expect(placement?.reasons).toEqual([
      { code: 'wholePlace', place: 'hospital', scenes: 2 },
      { code: 'onlyDayOf', person: 'kim' },
    ]);
    expect(placement?.elsewhere?.dearer).toBeCloseTo(1_500_000, 3);
    expect(sayPlacement(small, placement!)).toMatch(/^12월 [34]일: 병원 하루에 몰기, 김민지 하루에 끝내기$/);
    expect(sayElsewhere(small, placement!.elsewhere!, true)).toMatch(
      /^12월 [34]일로 옮기면 이동 \+1번, 비용 \+₩1,500,000$/,
    );
    expect(sayElsewhere(small, placement!.elsewhere!, false)).toMatch(/^12월 [34]일로 옮기면 이동 \+1번$/);
  });

  it('SE11 where every other day breaks a hard rule, it says which one at the least; a pinned scene has no other day', () => {
    const full = scheduleProblemSchema.parse({
      format: 'ddak.schedule/1',
      scenes: ['a', 'b', 'c'].map((id, i) => ({ id, name: `${i + 1}`, minutes: 200 + 30 * i, cast: [] })),
      days: [1, 2, 3].map((i) => ({ id: `d${i}`, date: `2026-12-0${i + 2}`, maxMinutes: 300 })),
      pins: [{ scene: 'c', day: 'd3' }],
      rules: [{ rule: 'dayLength' }],
    });
    const { plan } = planned(full, 500);
    const placement = explainPlacement(full, plan, 'a')!;
    expect(sayElsewhere(full, placement.elsewhere!, true)).toMatch(
      /^어느 날로 옮겨도 꼭 지킬 규칙을 어겨요. 12월 [34]일로 옮기면 12월 [34]일: 하루 길이 2시간 10분 넘음$/,
    );
    expect(explainPlacement(full, plan, 'c')?.elsewhere).toBeNull();
  });
});

describe('after something is lost', () => {
  it('SE12 a lost day moves its own strips and as few others as it can, and every way out has its price', () => {
    const lost = onBoard.baseline[2]!;
    const result = replan(onBoard, [{ kind: 'day', day: lost.day }], steps(12_000));
    if (!result.ok) throw new Error('refused');
    const [first] = result.ways;
    expect(first?.kind).toBe('fewestMoves');
    expect(first!.moved).toBeLessThanOrEqual(lost.scenes.length + 2);
    for (const { answer, price, priceParts, moreBreaches, moreMinutesLeftOver } of result.ways) {
      expect([answer.score.hardBreaches, answer.score.minutesLeftOver]).toEqual([0, 0]);
      expect(answer.plan.days.some(({ day }) => day === lost.day)).toBe(false);
      expect(price).toBe(answer.score.money - boardPlan(onBoard).score.money);
      expect(Object.values(priceParts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(price, 3);
      expect([moreBreaches, moreMinutesLeftOver]).toEqual([0, 0]);
    }
  });

  it('SE12 the price is told by what it is paid for, and none of the time asked for is passed by checking', () => {
    const parts = {
      castWork: 0,
      castHold: 900_000,
      crew: 0,
      hired: 0,
      overtime: -300_000,
      places: 0,
      redress: 0,
      elements: 0,
      bought: 0,
      moves: 0,
      meals: 0,
    };
    expect(sayPriceParts(parts)).toEqual(['배우 대기 +₩900,000', '연장·야간·휴일 −₩300,000']);
    expect(sayPriceParts({ ...parts, castHold: 200_000.4 })).toEqual([
      '연장·야간·휴일 −₩300,000',
      '배우 대기 +₩200,000',
    ]);
    expect(sayPriceParts({ ...parts, castHold: 0, overtime: 0 })).toEqual([]);
    // A clock that goes on by a step each time somebody looks: checking does not look, so it takes no time here.
    let looks = 0;
    const share = () => looks++ / 600;
    const result = replan(onBoard, [{ kind: 'day', day: onBoard.baseline[2]!.day }], {
      seed: 1,
      budget: { share },
    });
    expect(result.ok && result.ways.length).toBeGreaterThan(0);
    expect(looks).toBeLessThan(620);
  });

  it('SE12 two units may both be outside on the days that keep their weather', () => {
    const units = ['A', 'B'].map((unit) => ({ id: unit, date: '2026-12-08', unit, call: 420 }));
    const two = scheduleProblemSchema.parse({
      format: 'ddak.schedule/1',
      scenes: ['1', '2'].map((id) => ({ id, minutes: 500, setting: 'EXT' })),
      days: units,
      rules: [{ rule: 'onePlaceAtOnce' }, { rule: 'dayLength', minutes: 600 }],
    });
    const lost = withoutLosses(two, [{ kind: 'exteriors', date: '2026-12-07' }]);
    const result = solve(lost, steps(2000));
    if (!result.ok) throw new Error('refused');
    expect(result.answer.leftOver).toEqual([]);
    expect(result.answer.score.hardBreaches).toBe(0);
  });

  it('SE12 whoever is lost on a date has no scene on it, and without exteriors nothing is shot outside', () => {
    const { day, scenes } = onBoard.baseline.find((one) =>
      one.scenes.some((id) => problem.scenes.find((scene) => scene.id === id)?.setting === 'EXT'),
    )!;
    const { date } = problem.days.find((one) => one.id === day)!;
    const of = (id: string) => problem.scenes.find((scene) => scene.id === id)!;
    const person = of(scenes[0]!).cast[0]!;
    for (const loss of [
      { kind: 'person', person, date },
      { kind: 'exteriors', date },
    ] as const) {
      const result = replan(onBoard, [loss], steps(6000));
      if (!result.ok) throw new Error('refused');
      const now = result.ways[0]!.answer.plan.days.find((one) => one.day === day)?.rows ?? [];
      const shot = now.flatMap((row) => (row.kind === 'scene' ? [of(row.scene)] : []));
      if (loss.kind === 'person') expect(shot.some((scene) => scene.cast.includes(person))).toBe(false);
      else expect(shot.every((scene) => scene.setting === 'INT')).toBe(true);
    }
  });
});
