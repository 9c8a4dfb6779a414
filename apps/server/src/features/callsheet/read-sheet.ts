import {
  buildCallsheetView,
  type CallsheetVersion,
  type CallsheetView,
  can,
  type Id,
  lastVersion,
  mayReadTable,
  memberOf,
  openVersion,
  type ProjectMember,
  type ProjectState,
  readableState,
  type Section,
  type ShownPhones,
  versionsOf,
} from '@ddak/domain';
import { HttpFailure } from '../../http/failures.ts';
import type { ReadState } from '../../sync/read-state.ts';

interface SheetReading {
  readonly readState: ReadState;
}

/** Whom something is printed for, and what of the project they may read. */
interface Reader {
  readonly state: ProjectState;
  readonly member: ProjectMember;
  readonly may: (section: Section, right?: 'read' | 'write') => boolean;
}

/** Which sheet, and which phones on it. */
export interface AskedSheet {
  readonly callsheetId: Id;
  readonly version: number | undefined;
  readonly phones: Exclude<ShownPhones, 'none'>;
}

/**
 * The sheet that is printed for somebody. CS30: the draft for those who write of it; for everybody else, and where a number
 * is asked for, a version as it was issued. CS88: the phones are those that are marked, where not all are asked for.
 */
export async function sheetFor(
  deps: SheetReading,
  projectId: Id,
  userId: Id,
  { callsheetId, version: number, phones }: AskedSheet,
): Promise<CallsheetView> {
  const { state, member, may } = await readerOf(deps, projectId, userId, 'callsheet');
  // CS11
  const options = { phones: may('contacts') ? phones : 'none' } as const;
  if (number === undefined && mayReadTable(member, 'callsheet')) {
    const writer = await readerOf(deps, projectId, userId, 'callsheet', 'timetable', 'screenplay');
    const draft = buildCallsheetView(writer.state, callsheetId, options);
    if (!draft) throw new HttpFailure('not_found');
    return draft;
  }
  return openVersion(state, issuedVersion(state, callsheetId, number), options);
}

/** The version of a number, else the one that counts. */
export function issuedVersion(
  state: ProjectState,
  callsheetId: Id,
  number: number | undefined,
): CallsheetVersion {
  const version =
    number === undefined
      ? lastVersion(state, callsheetId)
      : versionsOf(state, callsheetId).find((one) => one.number === number);
  if (!version) throw new HttpFailure('not_found');
  return version;
}

/** What of the project the one who asks may read; fails where one of the sections is closed to them. */
export async function readerOf(
  deps: SheetReading,
  projectId: Id,
  userId: Id,
  ...sections: readonly Section[]
): Promise<Reader> {
  const full = await deps.readState(projectId, userId, ...sections);
  const member = memberOf(full, userId);
  if (!member) throw new HttpFailure('project_not_found');
  return {
    state: readableState(full, member),
    member,
    may: (section, right = 'read') => can(member, right, section),
  };
}
