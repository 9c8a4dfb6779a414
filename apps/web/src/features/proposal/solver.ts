import type { Contradiction, FromSolver, ScheduleAnswer, ScheduleProblem, ToSolver } from '@ddak/scheduler';

export type SolverEnd =
  | { readonly kind: 'found'; readonly answer: ScheduleAnswer }
  | { readonly kind: 'refused'; readonly contradictions: readonly Contradiction[] }
  | { readonly kind: 'failed'; readonly message: string };

/** The engine in a worker of its own. One search at a time; `close` ends it without an answer. */
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
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToSolver) => worker.postMessage(message);
  return {
    solve: (problem, wish, onBetter) =>
      new Promise((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<FromSolver>) => {
          if (data.type === 'progress') {
            if (data.answer) onBetter?.(data.answer);
          } else resolve(endOf(data));
        };
        worker.onerror = (event) => resolve({ kind: 'failed', message: event.message });
        send({ type: 'solve', problem, ...wish });
      }),
    stop: () => send({ type: 'stop' }),
    close: () => worker.terminate(),
  };
}

function endOf(message: Exclude<FromSolver, { type: 'progress' }>): SolverEnd {
  if (message.type === 'done') return { kind: 'found', answer: message.answer };
  if (message.type === 'refused') return { kind: 'refused', contradictions: message.contradictions };
  return { kind: 'failed', message: message.message };
}
