import { describe, expect, it } from 'vitest';
import { realisticFilm } from '../films/realistic-film.ts';
import { type ScheduleAnswer, solve, verifyPlan } from '../index.ts';
import type { FromSolver, ToSolver } from './messages.ts';
import { serveSolver } from './serve-solver.ts';
import { type SolverLine, searchesAtOnce, solverTeam } from './solver-team.ts';

const { problem } = realisticFilm({ scenes: 20, people: 6, days: 8 }, 1);
const answered = solve(problem, { seed: 1, budget: { steps: 2000 } });
if (!answered.ok) throw new Error('refused');
const usual = { ...answered.answer, proven: false };
const costing = (worth: number, bound: number, more: Partial<ScheduleAnswer> = {}): ScheduleAnswer => ({
  ...{ ...usual, cost: worth, bound, gapPercent: (100 * (worth - bound)) / bound },
  ...{ score: { ...usual.score, worth }, ...more },
});

/** A team of members that say what they are told to, and what each was told. */
function teamOf(size: number) {
  const told: ToSolver[][] = Array.from({ length: size }, () => []);
  const say: ((message: FromSolver) => void)[] = [];
  const heard: FromSolver[] = [];
  const team = solverTeam(
    told.map((own, i) => ({
      send: (message) => own.push(message),
      listen: (hear) => {
        say[i] = hear;
      },
    })),
  );
  team.listen((message) => heard.push(message));
  team.send({ type: 'solve', problem, seed: 7, milliseconds: 100 });
  return { told, heard, team, say: (i: number, message: FromSolver) => say[i]!(message) };
}

describe('several searches side by side', () => {
  it('SE24 each has a chance of its own, and the last alone works out the bound', () => {
    const { told } = teamOf(3);
    const asked = told.map(([first]) => first as Extract<ToSolver, { type: 'solve' }>);
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(3);
    expect(asked[0]!.seed).toBe(7);
    expect(asked.map(({ withBound }) => withBound)).toEqual([false, false, undefined]);
    expect(asked[2]!.sharpening).toBeGreaterThan(0);
  });

  it('SE24 of a small film the bound has more of the last one’s time', () => {
    const { told, team } = teamOf(2);
    const large = realisticFilm({ scenes: 120, people: 30, days: 40 }, 1).problem;
    team.send({ type: 'solve', problem: large, seed: 7, milliseconds: 100 });
    const [ofSmall, ofLarge] = told[1]!.map(
      (one) => (one as Extract<ToSolver, { type: 'solve' }>).sharpening!,
    );
    expect(ofSmall).toBeGreaterThan(ofLarge!);
  });

  it('SE24 nobody works out a bound that is not asked for', () => {
    const { told, team } = teamOf(2);
    team.send({ type: 'solve', problem, seed: 7, milliseconds: 100, withBound: false });
    expect(told.map((own) => own.at(-1))).toMatchObject([{ withBound: false }, { withBound: false }]);
  });

  it('SE24 the first to end stops the others, and the answer is the best plan with the best bound', () => {
    const { told, heard, say } = teamOf(2);
    say(0, { type: 'done', answer: costing(900, 500, { steps: 10, fewestDays: 4 }) });
    expect(heard).toEqual([]);
    expect(told[1]!.at(-1)).toEqual({ type: 'stop' });
    say(1, { type: 'done', answer: costing(1000, 800, { steps: 5, fewestDays: 3 }) });
    expect(heard).toMatchObject([
      { type: 'done', answer: { cost: 900, bound: 800, gapPercent: 12.5, steps: 15, fewestDays: 4 } },
    ]);
  });

  it('SE24 a plan is told only where it is better than what any has found', () => {
    const { heard, say } = teamOf(2);
    const progress = (steps: number, answer: ScheduleAnswer) =>
      ({ type: 'progress', steps, milliseconds: 1, answer }) as const;
    say(0, progress(10, costing(900, 500)));
    say(1, progress(20, costing(950, 800)));
    say(1, progress(30, costing(890, 800)));
    expect(heard).toMatchObject([
      { steps: 10, answer: { cost: 900 } },
      { steps: 30, answer: null },
      { steps: 40, answer: { cost: 890 } },
    ]);
  });

  it('SE24 is stopped as a whole, and a fault of one is a fault of all', () => {
    const { told, heard, team, say } = teamOf(2);
    team.send({ type: 'stop' });
    expect(told.map((own) => own.at(-1))).toEqual([{ type: 'stop' }, { type: 'stop' }]);
    say(1, { type: 'failed', message: 'no memory' });
    say(0, { type: 'done', answer: costing(900, 500) });
    expect(heard).toEqual([{ type: 'failed', message: 'no memory' }]);
  });

  it('SE24 asks again as if nothing had been asked before', async () => {
    const team = solverTeam([worker(), worker()]);
    for (const seed of [1, 2]) {
      const end = await ended(team, { type: 'solve', problem, seed, milliseconds: 400 });
      if (end.type !== 'done') throw new Error(end.type);
      expect(end.answer.score).toEqual(verifyPlan(problem, end.answer.plan));
      expect(end.answer.bound).toBeGreaterThan(0);
    }
  });

  it('SE24 as many as there are processors, four at the most', () => {
    expect([1, 2, 3, 4, 16].map(searchesAtOnce)).toEqual([1, 2, 3, 4, 4]);
  });
});

const ended = (team: SolverLine, ask: ToSolver): Promise<FromSolver> =>
  new Promise((resolve) => {
    team.listen((message) => {
      if (message.type !== 'progress') resolve(message);
    });
    team.send(ask);
  });

/** A worker in this thread: its clock goes on by a millisecond whenever it is looked at. */
function worker(): SolverLine {
  let say: (message: FromSolver) => void = () => {};
  let hear: (message: ToSolver) => void = () => {};
  let clock = 0;
  serveSolver({
    send: (message) => say(message),
    listen: (listener) => {
      hear = listener;
    },
    pause: async () => {},
    now: () => clock++,
  });
  return {
    send: (message) => hear(message),
    listen: (listener) => {
      say = listener;
    },
  };
}
