import type { ProjectState } from '@ddak/domain';
import { stepInTurns } from '../step-in-turns.ts';

/** What a screen computes of a state before it draws it, step by step. Computed once, it is remembered. */
export type Preparation = (state: ProjectState) => Iterable<void>;

const preparations = new Set<Preparation>();

/** From here on others' edits are prepared so while a hand is busy; until the answer is called. */
export function prepareWith(preparation: Preparation): () => void {
  preparations.add(preparation);
  return () => preparations.delete(preparation);
}

/** So long is computed in one go: a part of a frame. */
const TURN_MS = 4;

/** Does what the open screens want done before a state is drawn, in turns between which the page goes on. */
export async function prepareInTurns(state: ProjectState): Promise<void> {
  for (const preparation of preparations) await stepInTurns(preparation(state), TURN_MS);
}
