import type { Id, ProjectState } from '@ddak/domain';
import { type ScheduleAnswer, sayContradiction, sayProblemRefusal } from '@ddak/scheduler';
import type { DaysNeeded, Wider } from '@ddak/scheduler/board';
import { newId } from '../../platform/new-id.ts';
import { openSolver, type Solver } from './solver.ts';
import type { Ask } from './view/ask.ts';
import type { Asked, Found } from './view/asked.ts';
import { type DayMore, dayMoreFor } from './view/day-more.ts';
import { daysNeededFor } from './view/days-needed.ts';
import { hardBreachesOf } from './view/proposal-view.ts';
import { type Outcome, putQuestion, runProposals } from './view/run-proposals.ts';

/** Where a search stands. */
export type Phase =
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'running';
      readonly best: ScheduleAnswer | null;
      readonly part: number;
      readonly asAsked: boolean;
      readonly hardBreaches: number;
    }
  | {
      readonly kind: 'found';
      readonly asked: Asked;
      readonly found: readonly Found[];
      readonly needed: DaysNeeded | null;
      readonly more: DayMore | null;
    }
  | { readonly kind: 'stuck'; readonly reasons: readonly string[] };

/** BP13: a search for proposals of one board by one person. It goes on while they are elsewhere in the app. */
export interface Search {
  phase(): Phase;
  /** What was asked last, and under which id its person was told what came of it; null: they saw it themselves. */
  lastAsk(): { readonly ask: Ask; readonly toldAs: Id | null } | null;
  subscribe(heard: () => void): () => void;
  /** Somebody looks at it, until the answer is called. */
  attend(): () => void;
  /** `after`: days just added, with a plan to begin at where one is known. `tell`: of how many were found, who looks elsewhere then. */
  start(state: ProjectState, ask: Ask, after: Wider | null, tell: (found: number) => Id): Promise<void>;
  /** Ends the search with what was found. */
  stop(): void;
  /** Ends it without. */
  back(): void;
}

const FAILED = '계산하지 못했어요. 다시 시도해 주세요.';
const ASKING: Phase = { kind: 'asking' };

export function openSearch(boardId: Id, isHidden = () => document.hidden): Search {
  let phase: Phase = ASKING;
  let last: ReturnType<Search['lastAsk']> = null;
  let solver: Solver | undefined;
  let turn = 0;
  let isStopped = false;
  let watchers = 0;
  const listeners = new Set<() => void>();
  const set = (next: Phase) => {
    phase = next;
    for (const heard of listeners) heard();
  };
  const end = () => {
    turn++;
    solver?.close();
    solver = undefined;
  };
  return {
    phase: () => phase,
    lastAsk: () => last,
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    attend() {
      watchers++;
      return () => {
        watchers--;
      };
    },
    async start(state, ask, after, tell) {
      end();
      const own = turn;
      isStopped = false;
      last = { ask, toldAs: null };
      const put = putQuestion(after?.state ?? state, boardId, ask);
      if (!put.ok) return set({ kind: 'stuck', reasons: [sayProblemRefusal(put.refusal)] });
      set({ kind: 'running', best: null, part: 0, asAsked: true, hardBreaches: 0 });
      const engine = openSolver();
      solver = engine;
      const outcome = await runProposals(engine, put.asked, ask, {
        onBetter: (best, part, asAsked) => {
          if (turn !== own) return;
          const hardBreaches = hardBreachesOf(put.asked.problem, best.score);
          set({ kind: 'running', best, part, asAsked, hardBreaches });
        },
        isStopped: () => isStopped,
        ...(after?.plan ? { begin: after.plan } : {}),
      });
      const plans = outcome.kind === 'found' ? outcome.found : [];
      const best = plans[0]?.answer;
      const watch = { isStopped: () => isStopped || turn !== own, newId };
      const needed = best ? await daysNeededFor(engine, put.asked, ask, best, watch) : null;
      const more = needed ? null : await dayMoreFor(engine, put.asked, ask, plans, watch);
      if (turn !== own) return;
      end();
      if (watchers === 0 || isHidden()) last = { ask, toldAs: tell(plans.length) };
      set(phaseOf(outcome, put.asked, { needed, more }));
    },
    stop() {
      isStopped = true;
      solver?.stop();
    },
    back() {
      end();
      set(ASKING);
    },
  };
}

function phaseOf(
  outcome: Outcome,
  asked: Asked,
  days: { readonly needed: DaysNeeded | null; readonly more: DayMore | null },
): Phase {
  switch (outcome.kind) {
    case 'found':
      return { kind: 'found', asked, found: outcome.found, ...days };
    case 'unreadable':
      return { kind: 'stuck', reasons: [sayProblemRefusal(outcome.refusal)] };
    case 'refused':
      return {
        kind: 'stuck',
        reasons: outcome.contradictions.map((one) => sayContradiction(asked.problem, one)),
      };
    case 'failed':
      return { kind: 'stuck', reasons: [FAILED, outcome.message] };
  }
}
