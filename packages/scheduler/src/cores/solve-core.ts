import { solveSequence } from '../sequence/solve-sequence.ts';
import { solveAllocation } from '../talent/solve-allocation.ts';
import { solveTalent } from '../talent/solve-talent.ts';
import type { Core } from './recognise-core.ts';

/** Days of scene indices. `spare` is by how much they may be above the least cost there is. */
export interface CoreAnswer {
  readonly days: readonly (readonly number[])[];
  readonly spare: number;
}

/** Hands a problem of the field to its exact part. */
export function solveCore(core: Core, options: { seed: number; share: () => number }): CoreAnswer {
  const { seed, share } = options;
  const stop = () => share() >= 1;
  switch (core.kind) {
    case 'talent': {
      const { order, hold, bound } = solveTalent(core.problem, { seed, stop, share });
      return { days: [order], spare: hold - bound };
    }
    case 'sequence': {
      const { order, cost, bound } = solveSequence(core.problem, { seed, share });
      return { days: [order], spare: cost - bound };
    }
    case 'allocation': {
      const { days, cost, bound } = solveAllocation(core.problem, { seed, stop });
      return { days, spare: cost - bound };
    }
  }
}
