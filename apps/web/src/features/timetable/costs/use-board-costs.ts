import { boardCostsByDay, type Id, type ProjectState } from '@ddak/domain';
import { useEffect, useState } from 'react';
import { stepWhenIdle, useCan } from '../../../sync/hooks.ts';
import { CostStore } from './cost-store.ts';

/** So long the board has to rest before it is worked out what it costs. */
const REST_MS = 400;

/** Works out what a board costs, and each day of it, for whom costs are: when nothing else is to be done. */
export function useBoardCosts(state: ProjectState, boardId: Id): CostStore {
  const seesCost = useCan('cost', 'read');
  const [store] = useState(() => new CostStore());
  useEffect(() => {
    if (!seesCost) {
      store.set(null);
      return;
    }
    let isOver = false;
    const rested = setTimeout(async () => {
      const costs = await stepWhenIdle(boardCostsByDay(state, boardId), () => isOver);
      if (costs && !isOver) store.set(costs);
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(rested);
    };
  }, [state, boardId, seesCost, store]);
  return store;
}
