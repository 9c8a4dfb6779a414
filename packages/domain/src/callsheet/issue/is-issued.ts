import { groupBy } from '../../kernel/group-by.ts';
import type { ProjectState } from '../../state.ts';

/** CS4: whether a sheet was ever issued. It then stays, with its day: people were called by it. */
export const isIssued = (state: ProjectState, callsheetId: string): boolean =>
  groupBy(state.callsheetVersion, 'callsheet').has(callsheetId);
