import { shareBound } from '../proposals/share-bound.ts';
import { compareAnswers } from '../solve/compare-answers.ts';
import { isSmallFilm } from '../solve/is-small-film.ts';
import type { ScheduleAnswer } from '../solve/schedule-answer.ts';
import type { FromSolver, ToSolver } from './messages.ts';

/** A worker as whoever asks it has it. */
export interface SolverLine {
  readonly send: (message: ToSolver) => void;
  readonly listen: (hear: (message: FromSolver) => void) => void;
}

/** Each takes a processor and the problem's memory, and a fifth would find next to nothing more. */
const MOST_AT_ONCE = 4;
/** Seeds of one search lie so far apart that they meet none of another's. */
const BETWEEN_SEEDS = 1000;
/** Of the last one's time, what goes to a bound that is good already: only the others need all of theirs. */
const SHARPENING = 0.5;
/** The same for a small film: its plan is found long before its bound is. */
const SHARPENING_OF_SMALL = 0.85;

/** How many searches run side by side on a machine of so many processors. */
export const searchesAtOnce = (processors: number): number =>
  Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(processors)));

type Ask = Extract<ToSolver, { type: 'solve' }>;
type End = Exclude<FromSolver, { type: 'progress' }>;

/**
 * Several workers as one: each searches by a chance of its own, the last works out the bound as well. The answer is the
 * best plan with the best bound of all. Whoever ends first ends the search: its time is over, or nothing is left to find.
 */
export function solverTeam(members: readonly SolverLine[]): SolverLine {
  const [only, ...others] = members;
  if (only && others.length === 0) return only;
  let hear: (message: FromSolver) => void = () => {};
  let steps: number[] = [];
  let ends = new Map<number, End>();
  let best: ScheduleAnswer | null = null;
  const all = (message: ToSolver) => {
    for (const member of members) member.send(message);
  };
  const begin = (ask: Ask) => {
    steps = members.map(() => 0);
    ends = new Map();
    best = null;
    for (const [i, member] of members.entries()) member.send(askOf(ask, i, i === members.length - 1));
  };
  const onProgress = (i: number, message: Extract<FromSolver, { type: 'progress' }>) => {
    steps[i] = message.steps;
    const answer = message.answer && isBest(message.answer, best) ? message.answer : null;
    if (answer) best = best ? shareBound(answer, best) : answer;
    hear({ ...message, steps: sum(steps), answer: answer && best });
  };
  const onEnd = (i: number, end: End) => {
    ends.set(i, end);
    if (ends.size === 1) all({ type: 'stop' });
    if (ends.size === members.length) hear(endOfAll([...ends.values()]));
  };
  for (const [i, member] of members.entries())
    member.listen((message) => {
      if (message.type === 'progress') onProgress(i, message);
      else onEnd(i, message);
    });
  return {
    send: (message) => (message.type === 'solve' ? begin(message) : all(message)),
    listen: (listener) => {
      hear = listener;
    },
  };
}

function askOf(ask: Ask, i: number, isLast: boolean): Ask {
  const own = { ...ask, seed: ask.seed + i * BETWEEN_SEEDS };
  if (!isLast) return { ...own, withBound: false };
  return { ...own, sharpening: isSmallFilm(ask.problem) ? SHARPENING_OF_SMALL : SHARPENING };
}

const isBest = (answer: ScheduleAnswer, best: ScheduleAnswer | null): boolean =>
  best === null || compareAnswers(answer, best) < 0;

/** What failed in one of them is a fault of the search; what contradicts itself does so in all of them. */
function endOfAll(ends: readonly End[]): End {
  const answers: ScheduleAnswer[] = [];
  for (const end of ends) {
    if (end.type !== 'done') return ends.find(({ type }) => type === 'failed') ?? end;
    answers.push(end.answer);
  }
  const best = answers.reduce((one, other) => (compareAnswers(other, one) < 0 ? other : one));
  return {
    type: 'done',
    answer: {
      ...answers.reduce(shareBound, best),
      steps: sum(answers.map((answer) => answer.steps)),
      fewestDays: Math.max(...answers.map(({ fewestDays }) => fewestDays)),
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
