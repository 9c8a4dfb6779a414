import { describe, expect, it } from 'vitest';
import { realisticFilm } from '../films/realistic-film.ts';
import {
  type ScheduleProblemInput,
  sayBreach,
  sayContradiction,
  sayLeftOver,
  scheduleProblemSchema,
  solve,
  verifyPlan,
} from '../index.ts';

const EMPTY: ScheduleProblemInput = { format: 'ddak.schedule/1', scenes: [], days: [] };
const DAYS = [1, 2, 3].map((i) => ({ id: `d${i}`, date: `2026-12-0${i}`, maxMinutes: 720 }));
const SCENES = ['a', 'b', 'c'].map((id, i) => ({ id, name: `${i + 1}`, minutes: 120 }));

const problemOf = (part: Partial<ScheduleProblemInput>) => scheduleProblemSchema.parse({ ...EMPTY, ...part });
const run = (part: Partial<ScheduleProblemInput>) => {
  const problem = problemOf(part);
  return { problem, result: solve(problem, { seed: 1, budget: { steps: 500 } }) };
};
const wordsOf = (part: Partial<ScheduleProblemInput>): string[] => {
  const { problem, result } = run(part);
  if (!result.ok) return result.contradictions.map((one) => sayContradiction(problem, one));
  return result.answer.leftOver.flatMap((one) => sayLeftOver(problem, one));
};

describe('bad input', () => {
  it('SE13 nothing at all has a plan of nothing, proven', () => {
    const { result } = run({});
    expect(result).toMatchObject({
      ok: true,
      answer: { cost: 0, bound: 0, proven: true, plan: { days: [], leftOver: [] } },
    });
  });

  it('SE13 without days every scene says that there are none', () => {
    expect(wordsOf({ scenes: SCENES })).toEqual(
      SCENES.map(() => '촬영일이 없어요. 촬영일을 먼저 만들어 주세요.'),
    );
  });

  it('SE13 scenes without a cast are planned like any other', () => {
    const { result } = run({ scenes: SCENES, days: DAYS, rules: [{ rule: 'dayLength' }] });
    expect(result).toMatchObject({ ok: true, answer: { leftOver: [], score: { hardBreaches: 0 } } });
  });

  it.each([
    [
      'pins on two days',
      {
        pins: [
          { scene: 'a', day: 'd1' },
          { scene: 'a', day: 'd2' },
        ],
      },
      'S#1: 서로 다른 날(12월 1일, 12월 2일)에 고정되어 있어요. 하나만 남겨 주세요.',
    ],
    [
      'a pin onto a locked day that has not the scene',
      { days: [{ ...DAYS[0]!, locked: true }, DAYS[1]!], pins: [{ scene: 'a', day: 'd1' }] },
      'S#1: 잠근 날(12월 1일)에 고정되어 있는데 그날에는 이 씬이 없어요. 날의 잠금이나 씬의 고정을 풀어 주세요.',
    ],
    [
      'two scenes at one place of a day',
      {
        pins: [
          { scene: 'a', day: 'd1', at: 0 },
          { scene: 'b', day: 'd1', at: 0 },
        ],
      },
      'S#1, S#2: 12월 1일의 같은 순서에 고정되어 있어요.',
    ],
    [
      'two scenes at one time',
      {
        pins: [
          { scene: 'a', day: 'd1', start: 600 },
          { scene: 'b', day: 'd1', start: 660 },
        ],
      },
      'S#1, S#2: 12월 1일에 고정된 시작 시각이 겹쳐요.',
    ],
    [
      'a scene at two places of a day',
      {
        pins: [
          { scene: 'a', day: 'd1', at: 0 },
          { scene: 'a', day: 'd1', at: 1 },
        ],
      },
      'S#1: 12월 1일의 서로 다른 순서나 시각에 고정되어 있어요. 하나만 남겨 주세요.',
    ],
    [
      'another place in a locked day',
      {
        days: [{ ...DAYS[0]!, locked: true }, DAYS[1]!],
        baseline: [{ day: 'd1', scenes: ['a', 'b'] }],
        pins: [{ scene: 'b', day: 'd1', at: 0 }],
      },
      'S#2: 잠근 날(12월 1일)에서 지금과 다른 순서에 고정되어 있어요. 날의 잠금이나 씬의 고정을 풀어 주세요.',
    ],
    [
      'pairs that go round',
      {
        precedences: [
          { before: 'a', after: 'b' },
          { before: 'b', after: 'c' },
          { before: 'c', after: 'a' },
        ],
      },
      'S#1 → S#2 → S#3 → S#1: 먼저 찍어야 하는 순서가 돌고 돌아요. 순서 하나를 지워 주세요.',
    ],
  ])('SE13 names %s', (_, part, words) => {
    expect(wordsOf({ scenes: SCENES, days: DAYS, ...part })).toEqual([words]);
  });

  it('SE13 an actor who is never free is named, and the others are shot', () => {
    const part = {
      scenes: [{ ...SCENES[0]!, cast: ['kim'] }, SCENES[1]!],
      days: DAYS,
      people: [{ id: 'kim', name: '김민지', available: { otherwise: 'closed' as const } }],
      rules: [{ rule: 'peopleAvailable' as const }],
    };
    expect(wordsOf(part)).toEqual([
      '배우 김민지: 이 씬을 찍을 수 있는 날이 없어요. 가능한 날을 늘려 주세요.',
    ]);
    expect(run(part).result).toMatchObject({ ok: true, answer: { proven: true, plan: { leftOver: ['a'] } } });
  });

  it('SE13 a scene longer than a day says by how much', () => {
    const scenes = [{ id: 'a', name: '1', minutes: 900 }];
    expect(wordsOf({ scenes, days: DAYS, rules: [{ rule: 'dayLength' }] })).toEqual([
      '하루에 찍기에는 너무 길어요. 3시간 줄이거나 씬을 나눠 주세요.',
    ]);
  });

  it('SE13 a scene that finds no room says on which day it is closest, and how long that day would have to be', () => {
    const scenes = SCENES.map((scene) => ({ ...scene, minutes: 400 }));
    expect(wordsOf({ scenes, days: DAYS.slice(0, 2), rules: [{ rule: 'dayLength' }] })).toEqual([
      expect.stringMatching(
        /^12월 [12]일: 하루 길이가 1시간 20분 모자라요\. 그만큼 늘리거나 다른 씬을 옮기면 들어가요\.$/,
      ),
    ]);
  });

  it('SE13 pins that break a rule are kept, and the breach is reported', () => {
    const { result } = run({
      scenes: [{ ...SCENES[0]!, cast: ['kim'] }],
      days: DAYS,
      people: [{ id: 'kim', available: { dates: { '2026-12-01': [] } } }],
      rules: [{ rule: 'peopleAvailable' }],
      pins: [{ scene: 'a', day: 'd1' }],
    });
    if (!result.ok) throw new Error('refused');
    expect(result.answer.plan.days[0]?.day).toBe('d1');
    expect(result.answer.score.breaches).toMatchObject([
      { rule: 'peopleAvailable', who: 'kim', days: ['d1'] },
    ]);
    expect(result.answer).toMatchObject({ bound: 0, proven: false });
  });

  it('SE13 a pin to a place that a day has not is a breach that is reported', () => {
    const { problem, result } = run({
      scenes: SCENES,
      days: DAYS,
      pins: [{ scene: 'a', day: 'd1', at: 5 }],
    });
    if (!result.ok) throw new Error('refused');
    const [pin, ...others] = result.answer.score.breaches;
    expect(others).toEqual([]);
    expect(pin).toMatchObject({ rule: 'pin', severity: 'hard', days: ['d1'], scenes: ['a'] });
    expect(sayBreach(problem, pin!)).toBe('12월 1일: 고정 맞지 않음 (S#1)');
  });

  it('SE13 scenes without a length are shot too', () => {
    const scenes = SCENES.map((scene) => ({ ...scene, minutes: 0 }));
    const { result } = run({ scenes, days: DAYS.map((day) => ({ ...day, crewCost: 1000 })) });
    expect(result).toMatchObject({ ok: true, answer: { cost: 1000, leftOver: [] } });
  });

  it('SE13 hours that touch are one stretch', () => {
    const part = {
      scenes: [{ id: 'a', minutes: 200, cast: ['kim'] }],
      days: [{ id: 'd1', date: '2026-12-01', call: 600 }],
      people: [
        {
          id: 'kim',
          available: {
            dates: {
              '2026-12-01': [
                [720, 900],
                [400, 700],
                [690, 720],
              ] as [number, number][],
            },
          },
        },
      ],
      rules: [{ rule: 'peopleAvailable' as const }],
    };
    expect(run(part).result).toMatchObject({ ok: true, answer: { leftOver: [], score: { breaches: [] } } });
  });

  it('SE13 a soft rule about hours is broken rather than a hard one, or a scene left over', () => {
    const part: Partial<ScheduleProblemInput> = {
      scenes: [{ id: 'a', minutes: 240, setting: 'EXT', timeOfDay: 'night' }],
      days: [{ id: 'd1', date: '2026-12-01', call: 540, sunrise: 440, sunset: 1040, maxMinutes: 420 }],
      rules: [{ rule: 'dayLength' }, { rule: 'light', severity: 'soft', weight: 5 }],
    };
    expect(run(part).result).toMatchObject({
      ok: true,
      answer: { leftOver: [], score: { hardBreaches: 0, points: 5 } },
    });
  });

  it('SE13 a call that may move is on a round time where one is asked for', () => {
    const part: Partial<ScheduleProblemInput> = {
      scenes: [{ id: 'a', minutes: 60, setting: 'EXT', timeOfDay: 'day' }],
      days: [
        {
          id: 'd1',
          date: '2026-12-01',
          call: { from: 300, to: 900 },
          callStep: 5,
          sunrise: 448,
          sunset: 1034,
        },
      ],
      rules: [{ rule: 'light' }],
    };
    const { result } = run(part);
    if (!result.ok) throw new Error('refused');
    expect(result.answer.plan.days[0]).toMatchObject({ call: 445, rows: [{ start: 448, end: 508 }] });
  });

  it('SE13 a great many scenes that have to follow one another are laid out in their order', () => {
    const scenes = Array.from({ length: 1500 }, (_, i) => ({ id: `${1500 - i}`, minutes: 100 }));
    const days = Array.from({ length: 300 }, (_, i) => ({
      id: `d${i}`,
      date: new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
      maxMinutes: 600,
    }));
    const precedences = scenes.slice(1).map(({ id }) => ({ before: id, after: `${Number(id) + 1}` }));
    const problem = problemOf({ scenes, days, precedences, rules: [{ rule: 'dayLength' }] });
    let looked = 0;
    const result = solve(problem, { seed: 1, budget: { share: () => looked++ / 3000 } });
    expect(result).toMatchObject({ ok: true, answer: { leftOver: [], score: { hardBreaches: 0 } } });
  });

  it('SE13 5,000 scenes are answered when the time is over, whatever was found by then', () => {
    const { problem } = realisticFilm({ scenes: 5000, people: 40, days: 100 }, 1);
    let looked = 0;
    const result = solve(problem, { seed: 1, budget: { share: () => looked++ / 400 } });
    if (!result.ok) throw new Error('refused');
    expect(result.answer.score).toEqual(verifyPlan(problem, result.answer.plan));
    expect(result.answer.score.hardBreaches).toBe(0);
  }, 120_000);
});
