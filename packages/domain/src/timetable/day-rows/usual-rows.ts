import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import type { NewPhaseRow } from './day-row-set.ts';

/** DR2: the rows that a new day of this project begins with, with the ids that they get there. */
export const usualRows = (state: ProjectState, projectId: Id, newId: () => Id): NewPhaseRow[] =>
  (state.project.get(projectId)?.dayRowSets[0]?.rows ?? []).map((phaseData) => ({
    rowId: newId(),
    phaseData,
  }));
