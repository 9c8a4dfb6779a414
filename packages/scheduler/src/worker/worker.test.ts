import { describe, expect, it } from 'vitest';
import { realisticFilm } from '../films/realistic-film.ts';
import { verifyPlan } from '../index.ts';
import type { FromSolver, ToSolver } from './messages.ts';
import { serveSolver } from './serve-solver.ts';

/** A worker in this thread: its clock goes on by a millisecond whenever it is looked at. */
function startWorker() {
  const heard: FromSolver[] = [];
  let hear: (message: ToSolver) => void = () => {};
  let onMessage: (message: FromSolver) => void = () => {};
  let clock = 0;
  serveSolver({
    send: (message) => {
      heard.push(message);
      onMessage(message);
    },
    listen: (listener) => {
      hear = listener;
    },
    pause: async () => {},
    now: () => clock++,
  });
  const ended = new Promise<FromSolver>((resolve) => {
    onMessage = (message) => {
      if (message.type !== 'progress') resolve(message);
      else if (message.answer) stopIfAsked();
    };
  });
  let stopIfAsked = () => {};
  return {
    heard,
    ended,
    say: (message: ToSolver) => hear(message),
    stopAtFirstPlan: () => {
      stopIfAsked = () => hear({ type: 'stop' });
    },
  };
}

const { problem } = realisticFilm({ scenes: 30, people: 8, days: 12 }, 1);

describe('the worker', () => {
  it('SE8 tells how it goes, and ends with a plan when the time is over', async () => {
    const worker = startWorker();
    worker.say({ type: 'solve', problem, seed: 1, milliseconds: 800 });
    const end = await worker.ended;
    if (end.type !== 'done') throw new Error(end.type);
    expect(end.answer.score).toEqual(verifyPlan(problem, end.answer.plan));
    expect(worker.heard[0]).toMatchObject({ type: 'progress', answer: { by: 'search' } });
  });

  it('SE8 ends with the best plan so far when it is stopped', async () => {
    const worker = startWorker();
    worker.stopAtFirstPlan();
    worker.say({ type: 'solve', problem, seed: 1, milliseconds: 1e9 });
    const end = await worker.ended;
    if (end.type !== 'done') throw new Error(end.type);
    expect(end.answer.score.hardBreaches).toBe(0);
  });

  it('SE8 names what contradicts itself', async () => {
    const worker = startWorker();
    const scene = problem.scenes[0]!.id;
    const pins = ['d1', 'd2'].map((day) => ({ scene, day, at: null, start: null }));
    worker.say({ type: 'solve', problem: { ...problem, pins }, seed: 1, milliseconds: 100 });
    expect(await worker.ended).toEqual({
      type: 'refused',
      contradictions: [{ code: 'pinnedTwice', scene, days: ['d1', 'd2'] }],
    });
  });
});
