import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  allocationAsProblem,
  readDzn,
  type ScheduleProblem,
  solve,
  type TalentProblem,
  talentAsProblem,
  verifyPlan,
} from '@ddak/scheduler';
import { plantedFilm, randomFilm } from './random-films.ts';
import { plantedShoots, realisticFilms, repairs } from './scheduler-films.ts';

// Beside the checkout where they are at all: they are not copied into it.
const PUBLISHED = fileURLToPath(new URL('../../../../../shared/benchmarks/talent/', import.meta.url));
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const GRID = { scenes: [16, 24, 32, 40, 48, 56, 64], people: [8, 12, 16, 20, 22], each: 5, seconds: 20 };
const QUICK_GRID = { scenes: [16, 32, 64], people: [8, 12], each: 2, seconds: 5 };

interface Run {
  readonly hold: number;
  readonly bound: number;
  readonly proven: boolean;
  readonly milliseconds: number;
}

/**
 * Published talent instances (ten seeds of half a second each) and scene allocation, planted films, realistic films against
 * script order, place by place and greedy, re-plans after a loss, and the random family as solved of `each` in every cell.
 * With `--quick` fewer films, a corner of the random family and less time; `--only=random` (published, planted, films,
 * repairs) one part alone. Every answer is recomputed.
 */
export async function run(): Promise<object> {
  const quick = process.argv.includes('--quick');
  const parts: Record<string, () => unknown> = {
    published: () => (existsSync(PUBLISHED) ? published() : 'not beside this checkout'),
    allocation: () => (existsSync(PUBLISHED) ? allocation() : 'not beside this checkout'),
    planted: () => planted(quick ? 2 : SEEDS.length),
    plantedShoots: () => plantedShoots(quick ? 2 : SEEDS.length, 10),
    films: () => realisticFilms(quick ? 1 : 3, quick ? 5 : 30),
    repairs: () => repairs(quick ? 1 : 3, 5),
    random: () => random(quick ? QUICK_GRID : GRID),
  };
  const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
  const wanted = Object.entries(parts).filter(([name]) => only === undefined || only === name);
  const measured: Record<string, unknown> = { quick };
  for (const [name, measure] of wanted) measured[name] = await measure();
  return measured;
}

function published(): object[] {
  const { instances } = JSON.parse(readFileSync(join(PUBLISHED, 'known-optima.json'), 'utf8')) as {
    instances: Record<string, { hold?: number }>;
  };
  const films = readdirSync(PUBLISHED).filter((file) => file.endsWith('.dzn'));
  return films.map((file) => {
    const name = basename(file, '.dzn');
    const reading = readDzn(readFileSync(join(PUBLISHED, file), 'utf8'));
    if (!reading.ok) throw new Error(`${file}: ${reading.code}`);
    const runs = SEEDS.map((seed) => solveFilm(reading.problem, seed, 0.5));
    return {
      name,
      known: instances[name]?.hold,
      holds: [...new Set(runs.map((run) => run.hold))],
      proven: runs.filter((run) => run.proven).length,
      slowestMs: Math.max(...runs.map((run) => run.milliseconds)),
    };
  });
}

function allocation(): object {
  const film = JSON.parse(readFileSync(join(PUBLISHED, 'vanhentenryck2002.json'), 'utf8')) as {
    scenes: number;
    maxScenesPerDay: number;
    optimum: number;
    actors: { fee: number; scenes: number[] }[];
  };
  const people = film.actors.map(({ fee, scenes }) => ({ fee, scenes: scenes.map((scene) => scene - 1) }));
  const { answer, milliseconds } = timed(allocationAsProblem({ ...film, people }), 1, 60);
  return { known: film.optimum, cost: answer.cost, proven: answer.proven, milliseconds };
}

function planted(seeds: number): object {
  const film = plantedFilm(150, 30, 1);
  const runs = SEEDS.slice(0, seeds).map((seed) => solveFilm(film, seed, 10));
  return {
    scenes: 150,
    people: 30,
    best: runs.filter((run) => run.hold === 0).length,
    of: runs.length,
    slowestMs: Math.max(...runs.map((run) => run.milliseconds)),
  };
}

function random(grid: typeof GRID): object[] {
  return grid.scenes.flatMap((scenes) =>
    grid.people.map((people) => {
      const runs = Array.from({ length: grid.each }, (_, i) =>
        solveFilm(randomFilm(scenes, people, i + 1), 1, grid.seconds),
      );
      const cell = {
        scenes,
        people,
        solved: runs.filter((run) => run.proven).length,
        of: runs.length,
        seconds: grid.seconds,
        milliseconds: runs.map((run) => run.milliseconds),
        gapPercent: runs.map((run) => Math.round((100 * (run.hold - run.bound)) / Math.max(run.hold, 1))),
      };
      console.error(`${scenes} × ${people}: ${cell.solved} of ${cell.of}, ${cell.milliseconds.join(' ')} ms`);
      return cell;
    }),
  );
}

/** A talent instance, as the whole problem and through its one door. */
function solveFilm(film: TalentProblem, seed: number, seconds: number): Run {
  const { answer, milliseconds } = timed(talentAsProblem(film), seed, seconds);
  const hold = answer.score.moneyParts.castHold;
  return { hold, bound: hold - (answer.cost - answer.bound), proven: answer.proven, milliseconds };
}

/** An answer that its recomputation does not bear out is a bug. */
function timed(problem: ScheduleProblem, seed: number, seconds: number) {
  const started = performance.now();
  const share = () => (performance.now() - started) / (seconds * 1000);
  const result = solve(problem, { seed, budget: { share } });
  const milliseconds = Math.round(performance.now() - started);
  if (!result.ok || verifyPlan(problem, result.answer.plan).worth !== result.answer.cost)
    throw new Error('the cost of an answer is not what it says');
  return { answer: result.answer, milliseconds };
}
