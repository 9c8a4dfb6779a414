import { groupBy } from '../../kernel/group-by.ts';
import type { ProjectState } from '../../state.ts';
import type { CallsheetVersion } from './callsheet-version.ts';

/** The versions of a sheet, the newest first; those that were taken back among them. */
export const versionsOf = (state: ProjectState, callsheetId: string): readonly CallsheetVersion[] =>
  (groupBy(state.callsheetVersion, 'callsheet').get(callsheetId) ?? []).toSorted(
    (a, b) => b.number - a.number,
  );

/** The version that counts: the newest that was not taken back. */
export const lastVersion = (state: ProjectState, callsheetId: string): CallsheetVersion | undefined =>
  versionsOf(state, callsheetId).find(({ withdrawnAt }) => withdrawnAt === null);

/** Of every sheet that was issued the version that counts. */
export const standingVersions = (state: ProjectState): readonly CallsheetVersion[] =>
  [...groupBy(state.callsheetVersion, 'callsheet').keys()].flatMap(
    (callsheetId) => lastVersion(state, callsheetId) ?? [],
  );
