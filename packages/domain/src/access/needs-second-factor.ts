import type { Change } from '../change.ts';
import type { ProjectState } from '../state.ts';

/** AC27: whether the project lets in only those of its people who have a second factor. */
export function needsSecondFactor(state: ProjectState): boolean {
  for (const { needsSecondFactor: needed } of state.project.values()) return needed;
  return false;
}

/** AC28: whether these changes make it so. Who does that must have one themselves. */
export const demandsSecondFactor = (changes: readonly Change[]): boolean =>
  changes.some(
    (change) =>
      change.op === 'update' && change.table === 'project' && change.after.needsSecondFactor === true,
  );
