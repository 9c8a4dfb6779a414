import { checkBoard, type Id, rowsOf } from '@ddak/domain';
import { Production, SeededRandom } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { readProblem } from '../problem/read-problem.ts';
import { solve } from '../solve/solve.ts';
import { type BoardOptions, boardProblem, planOfBoard, proposalOf, USUAL_WEIGHTS } from './index.ts';

type Roll = (below: number) => number;

/** Scenes on three days and in the pool, and between them meals of which most have a set time. */
function film(roll: Roll) {
  const film = new Production({ seed: roll(1_000_000) });
  const days = [1, 2, 3].map((n) => film.day(`2026-12-0${n}`, { calltime: 480 }));
  const meals: Id[] = [];
  for (const [at, timetableId] of days.entries()) {
    for (let n = 1; n <= 2 + roll(4); n++) {
      const plannedMinutes = 30 + roll(6) * 25;
      const setName = ['집', '가게'][roll(2)]!;
      const scene = film.scene(at * 10 + n, { setName, setting: 'INT', plannedMinutes });
      if (roll(5) > 0) film.allocate(timetableId, scene);
    }
    for (const [label, earliest] of [
      ['점심', 690],
      ['저녁', 1050],
    ] as const) {
      const above = rowsOf(film.state, timetableId);
      const rowId = film.newId();
      const afterRowId = above[roll(above.length + 1) - 1]?._id ?? null;
      const phaseData = { kind: '식사', label, minutes: 30 + roll(3) * 15, note: '' } as const;
      film.run('addPhaseRow', { rowId, timetableId, afterRowId, phaseData });
      if (roll(4) > 0) film.run('editRow', { rowId, patch: { fixedStart: earliest + 5 * roll(24) } });
      meals.push(rowId);
    }
  }
  return { film, days, meals };
}

it('BP3, LB5, SE26: on 60 random boards a plan breaks no set meal, and the board then has its clock and its late meals', () => {
  let kept = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const random = new SeededRandom(seed);
    const { film: production, days, meals } = film((below) => random.int(0, below - 1));
    const { boardId } = production;
    const options: BoardOptions = {
      days,
      mayMove: 'all',
      withPool: true,
      calls: true,
      weights: USUAL_WEIGHTS,
      closures: [],
    };
    const set = new Map(meals.map((id) => [id, production.state.timetableRow.get(id)!.fixedStart]));
    const read = readProblem(boardProblem(production.state, boardId, options));
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const { problem } = read;
    const solved = solve(problem, { seed, budget: { steps: 3_000 }, withBound: false });
    if (!solved.ok) throw new Error(JSON.stringify(solved.contradictions));
    const { plan, score } = solved.answer;
    expect(
      score.breaches.filter(({ rule }) => rule === 'pin'),
      `seed ${seed}`,
    ).toEqual([]);
    const args = proposalOf(production.state, boardId, { problem, plan, days, lost: [] }, production.newId);
    if (args) production.run('acceptProposal', args);
    const clock = (of: typeof plan) =>
      of.days.map(({ day, rows }) => [day, rows.filter(({ kind }) => kind !== 'move')]);
    expect(clock(planOfBoard(production.state, boardId, problem)), `seed ${seed}`).toEqual(clock(plan));
    const late = score.breaches.flatMap(({ rule, days: of }) => (rule === 'meal' ? of : []));
    const told = [...checkBoard(production.state, boardId)].flatMap(([day, findings]) =>
      plan.days.some((one) => one.day === day) && findings.some(({ ruleId }) => ruleId === 'mealWithin')
        ? [day]
        : [],
    );
    expect(late.toSorted(), `seed ${seed}`).toEqual(told.toSorted());
    for (const [id, fixedStart] of set) {
      const row = production.state.timetableRow.get(id);
      if (row && fixedStart !== null) kept++;
      if (row) expect(row.fixedStart, `seed ${seed}`).toBe(fixedStart);
    }
  }
  expect(kept).toBeGreaterThan(60);
});
