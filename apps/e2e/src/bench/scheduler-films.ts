import { availableParallelism } from 'node:os';
import {
  replan,
  type ScheduleAnswer,
  type ScheduleProblem,
  type SolveResult,
  searchesAtOnce,
  solve,
  verifyPlan,
} from '@ddak/scheduler';
import { baselines, plantedRepair, plantedShoot, realisticFilm } from '@ddak/scheduler/films';
import { openSolver, type Solver } from '@ddak/server/solver';

const SIZES = [
  { scenes: 60, people: 12, days: 20 },
  { scenes: 120, people: 30, days: 40 },
  { scenes: 200, people: 60, days: 70 },
];

interface Timed {
  readonly answer: ScheduleAnswer;
  readonly milliseconds: number;
}

/**
 * Realistic films: what is found against script order, place by place and greedy, in so many seconds, by as many searches
 * side by side as the panel and `plan` run on this machine.
 */
export async function realisticFilms(films: number, seconds: number): Promise<object[]> {
  const searches = searchesAtOnce(availableParallelism());
  const solver = openSolver(searches);
  const rows: object[] = [];
  for (const size of SIZES)
    for (let film = 1; film <= films; film++) {
      const { problem } = realisticFilm(size, film);
      const others = baselines(problem);
      const { answer, firstMs, milliseconds } = await searched(solver, problem, film, seconds);
      const row = {
        ...size,
        film,
        seconds,
        searches,
        hardBreaches: answer.score.hardBreaches,
        minutesLeftOver: answer.score.minutesLeftOver,
        cost: millions(answer.cost),
        betterThanGreedyPercent: percent(others.greedy.worth, answer.cost),
        script: brief(others.script),
        placeSorted: brief(others.placeSorted),
        greedy: brief(others.greedy),
        gapPercent: answer.gapPercent === null ? null : Math.round(10 * answer.gapPercent) / 10,
        firstMs,
        milliseconds,
        steps: answer.steps,
      };
      console.error(JSON.stringify(row));
      rows.push(row);
    }
  await solver.close();
  return rows;
}

async function searched(solver: Solver, problem: ScheduleProblem, seed: number, seconds: number) {
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  let firstMs: number | null = null;
  const result = await solver.solve(problem, { seed, milliseconds: seconds * 1000 }, () => {
    firstMs ??= since();
  });
  return { answer: checked(problem, result), firstMs, milliseconds: since() };
}

/** Re-plans after a lost day or actor, for which the film has a repair that moves so many strips. */
export function repairs(films: number, seconds: number): object[] {
  return SIZES.flatMap((size) =>
    (['day', 'person'] as const).flatMap((kind) =>
      Array.from({ length: films }, (_, i) => {
        const { problem, loss, strips } = plantedRepair(size, kind, i + 1);
        const started = performance.now();
        const share = () => (performance.now() - started) / (seconds * 1000);
        const result = replan(problem, [loss], { seed: i + 1, budget: { share } });
        if (!result.ok) throw new Error('a film that was made up contradicts itself');
        const row = {
          ...size,
          kind,
          film: i + 1,
          planted: strips,
          ways: result.ways.map(({ kind: way, moved, price, answer }) => ({
            way,
            moved,
            price,
            hardBreaches: answer.score.hardBreaches,
            minutesLeftOver: answer.score.minutesLeftOver,
          })),
          milliseconds: Math.round(performance.now() - started),
        };
        console.error(JSON.stringify(row));
        return row;
      }),
    ),
  );
}

/** Shoots of 150 scenes and 30 people on days with a clock, whose least cost is known: found in how many of so many seeds. */
export function plantedShoots(seeds: number, seconds: number): object {
  const { problem, optimum } = plantedShoot({ days: 30, scenesADay: 5, people: 30 }, 1);
  const runs = Array.from({ length: seeds }, (_, i) => timed(problem, i + 1, seconds));
  return {
    scenes: problem.scenes.length,
    people: problem.people.length,
    best: runs.filter(({ answer }) => answer.cost === optimum && answer.score.hardBreaches === 0).length,
    proven: runs.filter(({ answer }) => answer.proven).length,
    of: runs.length,
    slowestMs: Math.max(...runs.map((run) => run.milliseconds)),
  };
}

function timed(problem: ScheduleProblem, seed: number, seconds: number): Timed {
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  const result = solve(problem, { seed, budget: { share: () => since() / (seconds * 1000) } });
  return { answer: checked(problem, result), milliseconds: since() };
}

function checked(problem: ScheduleProblem, result: SolveResult): ScheduleAnswer {
  if (!result.ok) throw new Error('a film that was made up contradicts itself');
  const { answer } = result;
  if (verifyPlan(problem, answer.plan).worth !== answer.cost)
    throw new Error('the cost of an answer is not what it says');
  return answer;
}

const millions = (won: number): number => Math.round(won / 1e5) / 10;
const percent = (from: number, to: number): number => Math.round((1000 * (from - to)) / from) / 10;
const brief = (score: { worth: number; minutesLeftOver: number; hardBreaches: number }) => ({
  cost: millions(score.worth),
  minutesLeftOver: score.minutesLeftOver,
  hardBreaches: score.hardBreaches,
});
