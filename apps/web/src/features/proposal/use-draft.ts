import type { EmptiedDays, Id, ProjectState } from '@ddak/domain';
import { useMemo, useRef } from 'react';
import { newId, useMe, useProjectId } from '../../sync/hooks.ts';
import type { Asked, Found } from './view/asked.ts';
import { type Draft, draftOf } from './view/draft.ts';
import type { ProposalView } from './view/proposal-view.ts';

/** What of the proposals is chosen. */
export interface Choice {
  readonly at: number;
  /** Days that are left out. */
  readonly left: readonly Id[];
  readonly emptied: EmptiedDays;
}

export const FIRST_CHOICE: Choice = { at: 0, left: [], emptied: 'rest' };

/** The chosen proposal on the board as it is now; anew with each change of either. Rows keep their ids meanwhile. */
export function useDraft(
  state: ProjectState,
  boardId: Id,
  chosen: { readonly asked: Asked; readonly found: Found; readonly view: ProposalView } | null,
  { left, emptied }: Choice,
): Draft | null {
  const me = useMe();
  const projectId = useProjectId();
  const ids = useRef<Id[]>([]);
  return useMemo(() => {
    if (!chosen) return null;
    let next = 0;
    const idAgain = (): Id => {
      const id = ids.current[next] ?? newId();
      ids.current[next++] = id;
      return id;
    };
    const { asked, found, view } = chosen;
    const days = view.days.map((day) => day.timetableId).filter((id) => !left.includes(id));
    const wish = { plan: found.answer.plan, changed: view.days, days, emptied };
    const acting = { projectId, actorId: me._id, actorName: me.name, now: Date.now() };
    return draftOf(state, boardId, asked, wish, { ...acting, commandId: idAgain(), loaded: {} }, idAgain);
  }, [state, boardId, chosen, left, emptied, me, projectId]);
}
