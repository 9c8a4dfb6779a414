import {
  type Contradiction,
  type FromSolver,
  type ScheduleAnswer,
  type ScheduleProblem,
  type SolverLine,
  searchesAtOnce,
  solverTeam,
  type ToSolver,
} from '@ddak/scheduler';

export type SolverEnd =
  | { readonly kind: 'found'; readonly answer: ScheduleAnswer }
  | { readonly kind: 'refused'; readonly contradictions: readonly Contradiction[] }
  | { readonly kind: 'failed'; readonly message: string };

/** SE24: the engine in workers, as many as the device has processors for. One search at a time; `close` ends it without an answer. */
export interface Solver {
  solve(
    problem: ScheduleProblem,
    wish: Omit<Extract<ToSolver, { type: 'solve' }>, 'type' | 'problem'>,
    onBetter?: (answer: ScheduleAnswer) => void,
  ): Promise<SolverEnd>;
  /** Ends the search with the best plan so far. */
  stop(): void;
  close(): void;
}

export function openSolver(): Solver {
  const workers = Array.from({ length: searchesAtOnce(navigator.hardwareConcurrency) }, openWorker);
  const team = solverTeam(workers.map(lineTo));
  return {
    solve: (problem, wish, onBetter) =>
      new Promise((resolve) => {
        team.listen((message) => {
          if (message.type === 'progress') {
            if (message.answer) onBetter?.(message.answer);
          } else resolve(endOf(message));
        });
        team.send({ type: 'solve', problem, ...wish });
      }),
    stop: () => team.send({ type: 'stop' }),
    close: () => {
      for (const worker of workers) worker.terminate();
    },
  };
}

const openWorker = (): Worker =>
  new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });

const lineTo = (worker: Worker): SolverLine => ({
  send: (message) => worker.postMessage(message),
  listen: (hear) => {
    worker.onmessage = ({ data }: MessageEvent<FromSolver>) => hear(data);
    worker.onerror = ({ message }) => hear({ type: 'failed', message });
  },
});

function endOf(message: Exclude<FromSolver, { type: 'progress' }>): SolverEnd {
  if (message.type === 'done') return { kind: 'found', answer: message.answer };
  if (message.type === 'refused') return { kind: 'refused', contradictions: message.contradictions };
  return { kind: 'failed', message: message.message };
}
