import { type SolveProgress, type SolveResult, solveInSteps } from '../solve/solve.ts';
import type { FromSolver, ToSolver } from './messages.ts';

/** How a worker hears and answers, and lets the messages that wait for it come in; the same in a browser and in Node. */
export interface SolverPort {
  readonly send: (message: FromSolver) => void;
  readonly listen: (hear: (message: ToSolver) => void) => void;
  readonly pause: () => Promise<void>;
  /** Milliseconds from any moment on. */
  readonly now: () => number;
}

/** Searched without looking up, and between two reports, in milliseconds. */
const AT_A_STRETCH = 20;
const BETWEEN_REPORTS = 250;

/** Answers the messages of a port until nobody asks any more. */
export function serveSolver(port: SolverPort): void {
  let turn = 0;
  let isStopped = false;
  port.listen((message) => {
    isStopped = message.type === 'stop';
    if (message.type === 'stop') return;
    const own = ++turn;
    run(port, message, { isOver: () => isStopped, isObsolete: () => turn !== own }).catch((error: unknown) =>
      port.send({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
  });
}

async function run(
  port: SolverPort,
  {
    problem,
    seed,
    milliseconds,
    warmth,
    withBound,
    sharpening,
    untilPlaced,
  }: Extract<ToSolver, { type: 'solve' }>,
  asked: { isOver: () => boolean; isObsolete: () => boolean },
): Promise<void> {
  const started = port.now();
  const share = () => (asked.isOver() ? 1 : (port.now() - started) / milliseconds);
  const search = solveInSteps(problem, {
    seed,
    budget: { share },
    ...(warmth === undefined ? {} : { warmth }),
    ...(withBound === undefined ? {} : { withBound }),
    ...(sharpening === undefined ? {} : { sharpening }),
    ...(untilPlaced === undefined ? {} : { untilPlaced }),
  });
  let reported = Number.NEGATIVE_INFINITY;
  let isBetter = false;
  for (;;) {
    const moment = stretch(search, port.now);
    if (asked.isObsolete()) return;
    if (moment.done) return finish(port, moment.value);
    isBetter ||= moment.isBetter;
    if (port.now() - reported >= BETWEEN_REPORTS) {
      const { steps, answer } = moment.value;
      port.send({
        type: 'progress',
        steps,
        milliseconds: port.now() - started,
        answer: isBetter ? answer() : null,
      });
      reported = port.now();
      isBetter = false;
    }
    await port.pause();
  }
}

type Moment =
  | { readonly done: true; readonly value: SolveResult }
  | { readonly done: false; readonly value: SolveProgress; readonly isBetter: boolean };

function stretch(search: Generator<SolveProgress, SolveResult>, now: () => number): Moment {
  const until = now() + AT_A_STRETCH;
  let isBetter = false;
  for (;;) {
    const moment = search.next();
    if (moment.done) return { done: true, value: moment.value };
    isBetter ||= moment.value.isBetter;
    if (now() >= until) return { done: false, value: moment.value, isBetter };
  }
}

function finish(port: SolverPort, result: SolveResult): void {
  if (result.ok) port.send({ type: 'done', answer: result.answer });
  else port.send({ type: 'refused', contradictions: result.contradictions });
}
