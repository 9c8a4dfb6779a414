import type { FromSolver, ToSolver } from './messages.ts';
import { serveSolver } from './serve-solver.ts';

// The worker itself, for `new Worker(...)` in a browser and in Node. Neither's types are known here, so what is used of
// them is named.
interface NodePort {
  postMessage(message: unknown): void;
  on(event: 'message', hear: (message: ToSolver) => void): void;
}
interface Host {
  setTimeout(run: () => void, milliseconds: number): unknown;
  postMessage(message: unknown): void;
  onmessage: ((event: { data: ToSolver }) => void) | null;
  process?: { getBuiltinModule?(name: string): { parentPort: NodePort | null } | undefined };
}

const host = globalThis as unknown as Host;
const node = host.process?.getBuiltinModule?.('node:worker_threads')?.parentPort ?? null;

serveSolver({
  send: (message: FromSolver) => (node ?? host).postMessage(message),
  listen: (hear) => {
    if (node) node.on('message', hear);
    else host.onmessage = (event) => hear(event.data);
  },
  pause: () => new Promise((resume) => host.setTimeout(resume, 0)),
  now: () => Date.now(),
});
