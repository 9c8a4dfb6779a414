import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  type FromSolver,
  type ScheduleAnswer,
  type ScheduleProblem,
  type SolveResult,
  type SolverLine,
  searchesAtOnce,
  solverTeam,
} from '@ddak/scheduler';

/** SE24: the engine in threads, as many as the machine has processors for; as in a browser. */
export interface Solver {
  solve(
    problem: ScheduleProblem,
    wish: { readonly seed: number; readonly milliseconds: number; readonly untilPlaced?: boolean },
    onBetter?: (answer: ScheduleAnswer) => void,
  ): Promise<SolveResult>;
  close(): Promise<void>;
}

export function openSolver(searches = searchesAtOnce(availableParallelism())): Solver {
  const workers = Array.from(
    { length: searches },
    () => new Worker(new URL(import.meta.resolve('@ddak/scheduler/worker'))),
  );
  const team = solverTeam(workers.map(lineTo));
  return {
    solve: (problem, wish, onBetter) =>
      new Promise((resolve, reject) => {
        team.listen((message) => {
          if (message.type === 'progress' && message.answer) onBetter?.(message.answer);
          if (message.type === 'done') resolve({ ok: true, answer: message.answer });
          if (message.type === 'refused') resolve({ ok: false, contradictions: message.contradictions });
          if (message.type === 'failed') reject(new Error(message.message));
        });
        team.send({ type: 'solve', problem, ...wish });
      }),
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

const lineTo = (worker: Worker): SolverLine => ({
  send: (message) => worker.postMessage(message),
  listen: (hear) => {
    worker.on('message', (message: FromSolver) => hear(message));
    worker.on('error', (error) => hear({ type: 'failed', message: String(error) }));
  },
});
