import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  holdCost,
  readDzn,
  solveAllocation,
  solveTalent,
  type TalentAnswer,
  type TalentProblem,
} from '@ddak/scheduler';
import { plantedFilm, randomFilm } from './random-films.ts';

// Beside the checkout where they are at all: they are not copied into it.
const PUBLISHED = fileURLToPath(new URL('../../../../../shared/benchmarks/talent/', import.meta.url));
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const GRID = { scenes: [16, 24, 32, 40, 48, 56, 64], people: [8, 12, 16, 20, 22], each: 5, seconds: 20 };
const QUICK_GRID = { scenes: [16, 32, 64], people: [8, 12], each: 2, seconds: 5 };

interface Run extends TalentAnswer {
  readonly milliseconds: number;
}

/**
 * Published talent instances (ten seeds of half a second each) and scene allocation, planted films, and the random family as solved of
 * `each` in every cell. With `--quick` a corner of the random family and less time. Every answer is recomputed.
 */
export async function run(): Promise<object> {
  const quick = process.argv.includes('--quick');
  return {
    quick,
    published: existsSync(PUBLISHED) ? published() : 'not beside this checkout',
    allocation: existsSync(PUBLISHED) ? allocation() : 'not beside this checkout',
    planted: planted(quick ? 2 : SEEDS.length),
    random: random(quick ? QUICK_GRID : GRID),
  };
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
    const runs = SEEDS.map((seed) => solve(reading.problem, seed, 0.5));
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
  const started = performance.now();
  const answer = solveAllocation({ ...film, people }, { seed: 1, stop: () => false });
  const milliseconds = Math.round(performance.now() - started);
  return { known: film.optimum, cost: answer.cost, proven: answer.proven, milliseconds };
}

function planted(seeds: number): object {
  const film = plantedFilm(150, 30, 1);
  const runs = SEEDS.slice(0, seeds).map((seed) => solve(film, seed, 10));
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
        solve(randomFilm(scenes, people, i + 1), 1, grid.seconds),
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

/** An answer that its recomputation does not bear out is a bug. */
function solve(problem: TalentProblem, seed: number, seconds: number): Run {
  const started = performance.now();
  const answer = solveTalent(problem, { seed, stop: () => performance.now() - started >= seconds * 1000 });
  const milliseconds = Math.round(performance.now() - started);
  if (holdCost(problem, answer.order).hold !== answer.hold)
    throw new Error('the cost of an answer is not what it says');
  return { ...answer, milliseconds };
}
