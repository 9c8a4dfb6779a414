import { dayClock, rowsOf } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { PlannedDay } from '../plan/schedule-plan.ts';
import { readProblem } from '../problem/read-problem.ts';
import { verifyPlan } from '../verify/verify-plan.ts';
import {
  type BoardOptions,
  boardProblem,
  planDifferences,
  planOfBoard,
  proposalOf,
  settleDays,
  USUAL_WEIGHTS,
} from './index.ts';

/** Two days with a gathering and a wrap; scenes 1 and 2 on the first, 3 waits. */
function shoot() {
  const film = new Production();
  const [one, two, three] = [1, 2, 3].map((n) => film.scene(n, { setName: '집', plannedMinutes: 60 }));
  const days = ['2026-12-01', '2026-12-02'].map((date) => film.day(date, { calltime: 480 }));
  const phase = (
    timetableId: string,
    afterRowId: string | null,
    kind: '집합' | '세팅' | '정리' | '식사',
    minutes: number,
    label: string = kind,
  ) => {
    const rowId = film.newId();
    film.run('addPhaseRow', {
      rowId,
      timetableId,
      afterRowId,
      phaseData: { kind, label, minutes, note: '' },
    });
    return rowId;
  };
  phase(days[0]!, null, '집합', 60);
  const rows = film.allocate(days[0]!, one!, two!);
  phase(days[0]!, rows[1]!, '정리', 30);
  const read = readProblem(boardProblem(film.state, film.boardId, asked(days)));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return { film, one: one!, two: two!, three: three!, days, rows, phase, problem: read.problem };
}

const asked = (days: readonly string[]): BoardOptions => ({
  days,
  mayMove: 'all',
  withPool: true,
  calls: false,
  weights: USUAL_WEIGHTS,
  closures: [],
});

const day = (id: string, call: number, scenes: readonly (readonly [string, number])[]): PlannedDay => ({
  day: id,
  call,
  release: scenes.at(-1)![1] + 60 + 30,
  rows: scenes.map(([scene, start]) => ({ kind: 'scene', scene, start, end: start + 60 })),
});
const said = (film: Production, id: string) =>
  rowsOf(film.state, id).map((row) => row.sceneData ?? row.phaseData?.kind);

describe('a proposal taken over', () => {
  it('BP3: keeps head and tail, frames a bare day, and puts waiting between rows', () => {
    const { film, one, two, three, days, problem } = shoot();
    const plan = {
      days: [
        day(days[0]!, 480, [[two, 540]]),
        day(days[1]!, 480, [
          [three, 540],
          [one, 630],
        ]),
      ],
      leftOver: [],
    };
    film.run(
      'acceptProposal',
      proposalOf(film.state, film.boardId, { problem, plan, days, lost: [] }, film.newId)!,
    );
    expect(said(film, days[0]!)).toEqual(['집합', two, '정리']);
    expect(said(film, days[1]!)).toEqual(['집합', three, '대기', one, '정리']);
    expect(dayClock(film.state, days[1]!).end).toBe(720);
  });

  it('BP3: taken for one day alone, what leaves it for another waits for a day', () => {
    const { film, one, two, three, days, problem } = shoot();
    const plan = {
      days: [
        day(days[0]!, 480, [[two, 540]]),
        day(days[1]!, 480, [
          [one, 540],
          [three, 600],
        ]),
      ],
      leftOver: [],
    };
    const taken = { problem, plan, days: [days[0]!], lost: [] };
    film.run('acceptProposal', proposalOf(film.state, film.boardId, taken, film.newId)!);
    expect(said(film, days[0]!)).toEqual(['집합', two, '정리']);
    expect(said(film, days[1]!)).toEqual([]);
  });

  it('BP3: reads a meal that it has put before the first scene as its own again, and no meal of the set-up', () => {
    const { film, one, two, days, problem } = shoot();
    const meal = { kind: 'meal', start: 540, end: 600 } as const;
    const { rows, ...rest } = day(days[0]!, 480, [
      [one, 600],
      [two, 660],
    ]);
    const plan = { days: [{ ...rest, rows: [meal, ...rows] }], leftOver: [] };
    film.run(
      'acceptProposal',
      proposalOf(film.state, film.boardId, { problem, plan, days: [days[0]!], lost: [] }, film.newId)!,
    );
    expect(said(film, days[0]!)).toEqual(['집합', '식사', one, two, '정리']);
    const again = readProblem(boardProblem(film.state, film.boardId, asked(days)));
    expect(again).toMatchObject({ ok: true, problem: { days: [{ setupMinutes: 60, mealsAround: 0 }, {}] } });
    expect(planOfBoard(film.state, film.boardId, problem).days).toEqual(plan.days);
  });

  it('BP3: calls meals by their time, each of a day by another name, and uses none again at an hour that is not its own', () => {
    const { film, one, two, days, rows, phase, problem } = shoot();
    phase(days[0]!, rows[0]!, '식사', 60, '점심');
    const meal = (start: number) => ({ kind: 'meal', start, end: start + 60 }) as const;
    const { rows: scenes, ...rest } = day(days[0]!, 480, [
      [one, 640],
      [two, 900],
    ]);
    const plan = {
      days: [{ ...rest, rows: [meal(540), scenes[0]!, meal(700), meal(840), scenes[1]!] }],
      leftOver: [],
    };
    film.run(
      'acceptProposal',
      proposalOf(film.state, film.boardId, { problem, plan, days: [days[0]!], lost: [] }, film.newId)!,
    );
    const meals = rowsOf(film.state, days[0]!).flatMap(({ phaseData }) =>
      phaseData?.kind === '식사' ? [phaseData.label] : [],
    );
    expect(meals).toEqual(['아침', '점심', '저녁']);
  });

  it('BP3: renames and stretches what is left of the pauses rather than take it off, so that notes on it stay', () => {
    const { film, one, two, days, rows, phase, problem } = shoot();
    const supper = phase(days[0]!, rows[0]!, '식사', 60, '저녁');
    const truck = phase(days[0]!, rows[0]!, '식사', 30, '밥차');
    const pinned = phase(days[0]!, rows[0]!, '식사', 20, '간식');
    film.run('editRow', { rowId: supper, patch: { note: '채식 2' } });
    film.run('editRow', { rowId: pinned, patch: { pinned: true } });
    const meal = (start: number) => ({ kind: 'meal', start, end: start + 60 }) as const;
    const { rows: scenes, ...rest } = day(days[0]!, 480, [
      [one, 540],
      [two, 840],
    ]);
    const plan = { days: [{ ...rest, rows: [scenes[0]!, meal(600), meal(720), scenes[1]!] }], leftOver: [] };
    const args = proposalOf(
      film.state,
      film.boardId,
      { problem, plan, days: [days[0]!], lost: [] },
      film.newId,
    )!;
    expect(args.removeRowIds).toEqual([]);
    film.run('acceptProposal', args);
    const meals = rowsOf(film.state, days[0]!).flatMap(({ _id, phaseData, note }) =>
      phaseData?.kind === '식사' ? [[_id, phaseData.label, phaseData.minutes, note]] : [],
    );
    expect(meals).toEqual([
      [truck, '밥차', 60, ''],
      [supper, '저녁', 60, '채식 2'],
      [pinned, '간식', 20, ''],
    ]);
    expect(said(film, days[0]!).at(-1)).toBe('정리');
  });

  it('BP3, SE26: a meal of a set time stays at it with its row, wherever scenes go; without work after it, it is taken off', () => {
    const { film, one, two, days, rows, phase } = shoot();
    const lunch = phase(days[0]!, rows[1]!, '식사', 50, '점심');
    film.run('editRow', { rowId: lunch, patch: { fixedStart: 750, note: '밥차' } });
    film.run('moveRows', { rowIds: [rows[1]!], toTimetableId: days[0]!, afterRowId: lunch });
    const read = readProblem(boardProblem(film.state, film.boardId, asked(days)));
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const { problem } = read;
    expect(problem.days.map(({ setMeals }) => setMeals)).toEqual([[{ start: 750, minutes: 50 }], []]);
    const plan = planOfBoard(film.state, film.boardId, problem);
    expect(verifyPlan(problem, plan).hardBreaches).toBe(0);
    const turned = {
      leftOver: plan.leftOver,
      days: [
        {
          ...day(days[0]!, 480, [
            [two, 540],
            [one, 800],
          ]),
          rows: [
            { kind: 'scene', scene: two, start: 540, end: 600 },
            { kind: 'meal', start: 750, end: 800 },
            { kind: 'scene', scene: one, start: 800, end: 860 },
          ] as const,
        },
      ],
    };
    const accept = (what: typeof turned) => {
      const { state, boardId, newId } = film;
      film.run('acceptProposal', proposalOf(state, boardId, { problem, plan: what, days, lost: [] }, newId)!);
    };
    accept(turned);
    expect(said(film, days[0]!)).toEqual(['집합', two, '식사', one, '정리']);
    expect(rowsOf(film.state, days[0]!)[2]).toMatchObject({ _id: lunch, fixedStart: 750, note: '밥차' });
    accept({
      leftOver: plan.leftOver,
      days: [
        day(days[0]!, 480, [
          [two, 540],
          [one, 600],
        ]),
      ],
    } as never);
    expect(said(film, days[0]!)).toEqual(['집합', two, one, '정리']);
  });

  it('BP1: leaves a meal that stands before the setting up where it is', () => {
    const { film, days, phase } = shoot();
    const first = rowsOf(film.state, days[0]!)[0]!._id;
    phase(days[0]!, phase(days[0]!, first, '식사', 30), '세팅', 45);
    const again = readProblem(boardProblem(film.state, film.boardId, asked(days)));
    expect(again).toMatchObject({ ok: true, problem: { days: [{ setupMinutes: 135, mealsAround: 1 }, {}] } });
  });

  it('BP3: leaves to others what they placed, pinned or locked meanwhile', () => {
    const { film, one, two, three, days, rows, problem } = shoot();
    const plan = {
      days: [
        day(days[1]!, 480, [
          [one, 540],
          [two, 600],
          [three, 660],
        ]),
      ],
      leftOver: [],
    };
    film.run('editRow', { rowId: rows[0]!, patch: { pinned: true } });
    film.allocate(days[0]!, three);
    film.run(
      'acceptProposal',
      proposalOf(film.state, film.boardId, { problem, plan, days, lost: [] }, film.newId)!,
    );
    expect(said(film, days[0]!)).toEqual(['집합', one, '정리', three]);
    expect(said(film, days[1]!)).toContain(two);
    film.run('editTimetable', { timetableId: days[0]!, patch: { locked: true } });
    film.run('editTimetable', { timetableId: days[1]!, patch: { locked: true } });
    expect(proposalOf(film.state, film.boardId, { problem, plan, days, lost: [] }, film.newId)).toBeNull();
  });

  it('BP4: differs from the board strip by strip, and not by the clock alone', () => {
    const { film, one, two, three, days, problem } = shoot();
    const before = planOfBoard(film.state, film.boardId, problem);
    const after = {
      days: [day(days[0]!, 480, [[two, 540]]), day(days[1]!, 480, [[three, 540]])],
      leftOver: [one],
    };
    expect(planDifferences(before, after).map(({ scene, change }) => [scene, change])).toEqual([
      [three, 'placed'],
      [one, 'takenOff'],
    ]);
    const swapped = {
      days: [
        day(days[0]!, 480, [
          [two, 540],
          [one, 600],
        ]),
      ],
      leftOver: [three],
    };
    expect(planDifferences(before, swapped).map(({ change }) => change)).toEqual(['reordered']);
  });

  it('BP6: days that keep their scenes get their order and clock of before back, unless a hard rule stands against it', () => {
    const { film, one, two, three, days, problem } = shoot();
    const before = planOfBoard(film.state, film.boardId, problem);
    const turned = day(days[0]!, 480, [
      [two, 540],
      [one, 600],
    ]);
    const plan = { days: [turned, day(days[1]!, 480, [[three, 540]])], leftOver: [] };
    expect(settleDays(problem, before, plan).plan.days[0]).toEqual(before.days[0]);
    const precedences = [{ before: two, after: one, severity: 'hard', weight: 1 }] as const;
    expect(settleDays({ ...problem, precedences: [...precedences] }, before, plan).plan).toEqual(plan);
  });
});
