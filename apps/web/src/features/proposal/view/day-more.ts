import type { Id } from '@ddak/domain';
import { pricedForWayOut, SEARCH_FOR_WAY_OUT, wayOut } from '@ddak/scheduler';
import { oneDayMore, type Wider } from '@ddak/scheduler/board';
import type { Solver } from '../solver.ts';
import type { Ask } from './ask.ts';
import type { Asked, Found } from './asked.ts';
import { optionsOf } from './run-proposals.ts';

/** What one day more would be worth after a loss. */
export interface DayMore extends Wider {
  /** Strips that move then, and at the least without it. */
  readonly moved: number;
  readonly instead: number;
}

const MILLISECONDS = 3000;
/** A day is dear: it is offered where it leaves this share of the moves. */
const WORTH_IT = 0.5;

/**
 * BP16: after a loss, a day more behind the last where no more than half as many strips move then as in the way that moves
 * least, and none is left over; null: it is not, or it was stopped.
 */
export async function dayMoreFor(
  solver: Solver,
  asked: Asked,
  ask: Ask,
  found: readonly Found[],
  watch: { readonly isStopped: () => boolean; readonly newId: () => Id },
): Promise<DayMore | null> {
  if (ask.closures.length === 0 || found.length === 0 || watch.isStopped()) return null;
  const { state, boardId, before } = asked;
  const movedBy = (one: Found['answer']) => wayOut('fewestMoves', before, one).moved;
  const instead = Math.min(...found.map(({ answer }) => movedBy(answer)));
  const more = oneDayMore({ state, boardId, options: optionsOf(ask), problem: asked.problem }, watch.newId);
  const priced = pricedForWayOut(more.problem, 'fewestMoves', before.score.money);
  const end = await solver.solve(priced, { seed: 1, milliseconds: MILLISECONDS, ...SEARCH_FOR_WAY_OUT });
  if (end.kind !== 'found' || watch.isStopped()) return null;
  const { score, leftOver } = end.answer;
  const moved = movedBy(end.answer);
  const isWhole = score.hardBreaches === 0 && leftOver.length === 0;
  return isWhole && moved <= instead * WORTH_IT ? { ...more.wider, moved, instead } : null;
}
