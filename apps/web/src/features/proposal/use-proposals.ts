import type { Id, ProjectState } from '@ddak/domain';
import type { Wider } from '@ddak/scheduler/board';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useMe, useRunCommand } from '../../sync/hooks.ts';
import { openSearch, type Search } from './search.ts';
import type { Ask } from './view/ask.ts';

/** By person and board: who comes back to a board finds what they have asked there. */
const searches = new Map<string, Search>();

function searchOf(userId: Id, boardId: Id): Search {
  const key = `${userId} ${boardId}`;
  const search = searches.get(key) ?? openSearch(boardId);
  searches.set(key, search);
  return search;
}

/** The search of a board, for its panel. Leaving the panel does not end it (BP13). */
export function useProposals(state: ProjectState, boardId: Id) {
  const { _id: userId } = useMe();
  const run = useRunCommand();
  const search = useMemo(() => searchOf(userId, boardId), [userId, boardId]);
  useEffect(() => search.attend(), [search]);
  return {
    phase: useSyncExternalStore(search.subscribe, search.phase),
    lastAsk: search.lastAsk(),
    start: (ask: Ask, after: Wider | null = null) =>
      search.start(state, ask, after, (found) => run('finishProposal', { boardId, found })),
    stop: search.stop,
    back: search.back,
  };
}
