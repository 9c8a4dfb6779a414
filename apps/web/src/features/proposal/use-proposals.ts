import type { Id, ProjectState } from '@ddak/domain';
import { type ScheduleAnswer, sayContradiction, sayProblemRefusal } from '@ddak/scheduler';
import type { DaysNeeded } from '@ddak/scheduler/board';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tellWhoLookedAway } from '../../platform/push/tell-who-looked-away.ts';
import { newId } from '../../sync/hooks.ts';
import { openSolver, type Solver } from './solver.ts';
import type { Ask } from './view/ask.ts';
import { daysNeededFor } from './view/days-needed.ts';
import { hardBreachesOf } from './view/proposal-view.ts';
import { type Asked, type Found, type Outcome, putQuestion, runProposals } from './view/run-proposals.ts';

/** Where the panel stands. */
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
    }
  | { readonly kind: 'stuck'; readonly reasons: readonly string[] };

const FAILED = '계산하지 못했어요. 다시 시도해 주세요.';

/** Runs the engine for the panel. Leaving the panel ends the search; stopping it keeps what was found. */
export function useProposals(state: ProjectState, boardId: Id) {
  const [phase, setPhase] = useState<Phase>({ kind: 'asking' });
  const solver = useRef<Solver>(undefined);
  const turn = useRef(0);
  const isStopped = useRef(false);
  const end = useCallback(() => {
    turn.current++;
    solver.current?.close();
    solver.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  /** `after`: days that have just been added, with a plan to begin at. */
  const start = async (ask: Ask, after: DaysNeeded | null = null) => {
    const from = after?.state ?? state;
    end();
    const own = turn.current;
    isStopped.current = false;
    const put = putQuestion(from, boardId, ask);
    if (!put.ok) return setPhase({ kind: 'stuck', reasons: [sayProblemRefusal(put.refusal)] });
    setPhase({ kind: 'running', best: null, part: 0, asAsked: true, hardBreaches: 0 });
    const engine = openSolver();
    solver.current = engine;
    const outcome = await runProposals(engine, put.asked, ask, {
      onBetter: (best, part, asAsked) => {
        if (turn.current !== own) return;
        const hardBreaches = hardBreachesOf(put.asked.problem, best.score);
        setPhase({ kind: 'running', best, part, asAsked, hardBreaches });
      },
      isStopped: () => isStopped.current,
      ...(after ? { begin: after.plan } : {}),
    });
    const best = outcome.kind === 'found' ? outcome.found[0]?.answer : undefined;
    const watch = { isStopped: () => isStopped.current || turn.current !== own, newId };
    const needed = best ? await daysNeededFor(engine, put.asked, ask, best, watch) : null;
    if (turn.current !== own) return;
    end();
    setPhase(phaseOf(outcome, put.asked, needed));
    const isFound = outcome.kind === 'found';
    void tellWhoLookedAway({
      title: isFound ? '배치안이 나왔어요' : '배치안을 만들지 못했어요',
      body: isFound ? `${outcome.found.length}개를 견주어 볼 수 있어요.` : '까닭을 열어 보세요.',
      ...{ path: location.pathname + location.search, tag: `proposal ${boardId}` },
    });
  };
  return {
    phase,
    start,
    stop: () => {
      isStopped.current = true;
      solver.current?.stop();
    },
    back: () => {
      end();
      setPhase({ kind: 'asking' });
    },
  };
}

function phaseOf(outcome: Outcome, asked: Asked, needed: DaysNeeded | null): Phase {
  switch (outcome.kind) {
    case 'found':
      return { kind: 'found', asked, found: outcome.found, needed };
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
