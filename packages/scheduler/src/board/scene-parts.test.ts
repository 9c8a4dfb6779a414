import { rowsOfScene } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { solve } from '../index.ts';
import { readProblem } from '../problem/read-problem.ts';
import { boardProblem, planOfBoard, proposalOf, USUAL_WEIGHTS } from './index.ts';

const options = (days: readonly string[]) =>
  ({ days, mayMove: 'all', withPool: true, calls: true, weights: USUAL_WEIGHTS, closures: [] }) as const;

function shoot(dates: readonly string[]) {
  const film = new Production();
  const days = dates.map((date) => film.day(date, { calltime: 420 }));
  return { film, days };
}

function problemOf(film: Production, days: readonly string[]) {
  const read = readProblem(boardProblem(film.state, film.boardId, options(days)));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.problem;
}

/** Asks, accepts all of it, and says where the scene then stands. */
function accepted(film: Production, days: readonly string[], scene: string) {
  const problem = problemOf(film, days);
  const result = solve(problem, { seed: 1, budget: { steps: 2000 } });
  if (!result.ok) throw new Error(JSON.stringify(result.contradictions));
  const { plan, score } = result.answer;
  const args = proposalOf(film.state, film.boardId, { problem, plan, days, lost: [] }, film.newId);
  film.run('acceptProposal', args!);
  const rows = rowsOfScene(film.state, scene).map((row) => ({
    date: film.state.timetable.get(row.timetableId)!.tableDate,
    part: row.part,
    minutes: row.minutes,
  }));
  return { score, leftOver: plan.leftOver, rows: rows.sort((a, b) => a.date.localeCompare(b.date)) };
}

const DATES = ['2026-12-01', '2026-12-02', '2026-12-03'];

describe('a scene longer than a day', () => {
  it('BP7: is proposed in two parts, in order, and stands as 1/2 and 2/2 with its minutes shared', () => {
    const { film, days } = shoot(DATES);
    const scene = film.scene(12, { setName: '집', setting: 'INT', plannedMinutes: 1000 });
    const names = problemOf(film, days).scenes.map(({ name, minutes }) => [name, minutes]);
    expect(names).toEqual([
      ['12 (1/2)', 500],
      ['12 (2/2)', 500],
    ]);
    const { score, leftOver, rows } = accepted(film, days, scene);
    expect([score.hardBreaches, leftOver]).toEqual([0, []]);
    expect(rows.map(({ part, minutes }) => [part, minutes])).toEqual([
      [1, 500],
      [2, 500],
    ]);
    expect(new Set(rows.map(({ date }) => date)).size).toBe(2);
  });

  it('BP7: that stands whole on a day is taken apart too, unless it is pinned', () => {
    const { film, days } = shoot(DATES);
    const scene = film.scene(12, { setName: '집', setting: 'INT', plannedMinutes: 1000 });
    const [rowId] = film.allocate(days[0]!, scene);
    const problem = problemOf(film, days);
    expect(planOfBoard(film.state, film.boardId, problem).days).toEqual([]);
    film.run('editRow', { rowId: rowId!, patch: { pinned: true } });
    expect(problemOf(film, days).scenes.map(({ minutes }) => minutes)).toEqual([1000]);
    film.run('editRow', { rowId: rowId!, patch: { pinned: false } });
    const { leftOver, rows } = accepted(film, days, scene);
    expect([leftOver, rows.map(({ part }) => part)]).toEqual([[], [1, 2]]);
    expect(film.state.timetableRow.has(rowId!)).toBe(false);
  });

  it('BP7: comes in as many parts as it takes, and a plan asked for anew keeps them in their order', () => {
    const { film, days } = shoot(DATES);
    const scene = film.scene(12, { setName: '집', setting: 'INT', plannedMinutes: 1440 });
    const { leftOver, rows } = accepted(film, days, scene);
    expect([leftOver, rows.map(({ part, minutes }) => [part, minutes])]).toEqual([
      [],
      [
        [1, 480],
        [2, 480],
        [3, 480],
      ],
    ]);
    const { scenes, precedences } = problemOf(film, days);
    const nameOf = new Map(scenes.map(({ id, name }) => [id, name]));
    expect(precedences.map(({ before, after }) => [nameOf.get(before), nameOf.get(after)])).toEqual([
      ['12 (1/3)', '12 (2/3)'],
      ['12 (2/3)', '12 (3/3)'],
    ]);
  });

  it('BP7: outside by day is shared by what the light of a day holds', () => {
    const { film, days } = shoot(DATES);
    film.scene(3, { setName: '들', setting: 'EXT', timeOfDay: 'day', plannedMinutes: 600 });
    expect(problemOf(film, days).scenes.map(({ minutes }) => minutes)).toEqual([300, 300]);
  });

  it.each([
    // 18:26 less the call at 07:00, the set-up of an hour and a meal before a scene of so many hours.
    ['day', '2027-03-02', 600, 2],
    ['day', '2027-03-02', 540, 1],
    // The sun sets at 19:55 and is back at 05:11.
    ['night', '2027-06-15', 600, 2],
    ['night', '2027-03-02', 600, 1],
  ] as const)(
    'BP7: outside by %s on %s %i minutes come in %i, each of which fits',
    (timeOfDay, date, minutes, of) => {
      const { film, days } = shoot([
        date,
        date.replace(/\d\d$/, (day) => `${Number(day) + 1}`.padStart(2, '0')),
      ]);
      const scene = film.scene(3, { setName: '들', setting: 'EXT', timeOfDay, plannedMinutes: minutes });
      const { score, leftOver, rows } = accepted(film, days, scene);
      expect([score.hardBreaches, leftOver, rows.length]).toEqual([0, [], of]);
    },
  );

  it('BP7: where calls are late a scene by day is not taken apart into many short ones', () => {
    const { film, days } = shoot(DATES);
    film.run('editProject', { patch: { defaultCalltime: 900 } });
    for (const timetableId of days) film.run('editTimetable', { timetableId, patch: { calltime: 900 } });
    film.scene(3, { setName: '들', setting: 'EXT', timeOfDay: 'day', plannedMinutes: 250 });
    expect(problemOf(film, days).scenes.map(({ minutes }) => minutes)).toEqual([250]);
  });

  it('LB1: a day of twelve hours is not exceeded by a proposal, but by pins, which are said', () => {
    const { film, days } = shoot(DATES.slice(0, 1));
    const scenes = [1, 2, 3, 4].map((n) =>
      film.scene(n, { setName: '집', setting: 'INT', plannedMinutes: 240 }),
    );
    const free = solve(problemOf(film, days), { seed: 1, budget: { steps: 1000 } });
    expect(free).toMatchObject({ ok: true, answer: { score: { hardBreaches: 0 } } });
    expect(free.ok && free.answer.leftOver.length).toBeGreaterThan(0);
    for (const rowId of film.allocate(days[0]!, ...scenes))
      film.run('editRow', { rowId, patch: { pinned: true } });
    const forced = solve(problemOf(film, days), { seed: 1, budget: { steps: 1000 } });
    expect(forced.ok && forced.answer.leftOver).toEqual([]);
    expect(
      forced.ok && forced.answer.score.breaches.map(({ rule, severity }) => [rule, severity]),
    ).toContainEqual(['dayLength', 'hard']);
  });
});
