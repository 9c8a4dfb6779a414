import { type Id, rowsOf, rowsOfScene } from '@ddak/domain';
import { Production, SeededRandom } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { PlannedRow, SchedulePlan } from '../plan/schedule-plan.ts';
import { readProblem } from '../problem/read-problem.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { boardProblem, proposalOf, sceneIdOf, USUAL_WEIGHTS } from './index.ts';

/** Scenes on days and in the pool, some of them longer than a day, some pinned, some joined, some split. */
function film(roll: (below: number) => number) {
  const film = new Production({ seed: roll(1_000_000) });
  const days = [1, 2, 3, 4].map((n) => film.day(`2026-12-0${n}`, { calltime: 480 }));
  for (let n = 1; n <= 10; n++) {
    const plannedMinutes = roll(5) === 0 ? 1000 : 60 + roll(3) * 30;
    const scene = film.scene(n, { setName: ['집', '가게'][roll(2)]!, setting: 'INT', plannedMinutes });
    if (roll(3) === 0) continue;
    const at = roll(days.length);
    const [row] = film.allocate(days[at]!, scene);
    const what = roll(6);
    if (what === 0) film.run('editRow', { rowId: row!, patch: { pinned: true } });
    if (what === 1) film.split(row!, days[(at + 1) % days.length]!);
    const above = rowsOf(film.state, days[at]!).at(-2);
    if (what === 2 && above) film.run('editRow', { rowId: row!, patch: { joinedWith: above._id } });
  }
  return { film, days };
}

/** Every scene anywhere, or left over: a plan need not be a good one. */
function anyPlan(problem: ScheduleProblem, roll: (below: number) => number): SchedulePlan {
  const rows = new Map<string, PlannedRow[]>(problem.days.map(({ id }) => [id, []]));
  const leftOver: string[] = [];
  for (const { id, minutes } of problem.scenes) {
    const at = roll(problem.days.length + 1);
    const own = rows.get(problem.days[at]?.id ?? '');
    const start = own?.at(-1)?.end ?? 540;
    if (own && start + minutes <= 1900) own.push({ kind: 'scene', scene: id, start, end: start + minutes });
    else leftOver.push(id);
  }
  const days = [...rows].flatMap(([day, own]) =>
    own.length === 0 ? [] : [{ day, call: 480, release: own.at(-1)!.end, rows: own }],
  );
  return { days, leftOver };
}

describe('part of a proposal', () => {
  it('BP3: leaves every day that is not accepted exactly as it is, and no scene half on the board', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = new SeededRandom(seed);
      const roll = (below: number) => random.int(0, below - 1);
      const { film: production, days } = film(roll);
      const options = {
        days,
        mayMove: 'all',
        withPool: true,
        calls: true,
        weights: USUAL_WEIGHTS,
        closures: [],
      } as const;
      const read = readProblem(boardProblem(production.state, production.boardId, options));
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      const plan = anyPlan(read.problem, roll);
      const taken = days.filter(() => roll(2) === 0);
      const left = days.filter((id) => !taken.includes(id));
      const before = new Map(left.map((id) => [id, shown(production, id)]));
      const proposal = { problem: read.problem, plan, days: taken, lost: [] };
      const args = proposalOf(production.state, production.boardId, proposal, production.newId);
      if (args) production.run('acceptProposal', args);
      for (const id of left) expect(shown(production, id), `seed ${seed}`).toEqual(before.get(id));
      for (const scene of partedScenes(read.problem)) {
        const minutes = rowsOfScene(production.state, scene).map((row) => row.minutes ?? 1000);
        expect([0, 1000], `seed ${seed}`).toContain(minutes.reduce((sum, one) => sum + one, 0));
      }
    }
  });
});

const shown = (production: Production, id: Id) => [
  production.state.timetable.get(id),
  rowsOf(production.state, id),
];

const partedScenes = (problem: ScheduleProblem): Set<Id> =>
  new Set(problem.scenes.flatMap(({ id }) => (/of\d+$/.test(id) ? [sceneIdOf(id)] : [])));
