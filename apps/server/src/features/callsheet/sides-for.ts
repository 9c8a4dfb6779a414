import {
  buildSidesView,
  type Id,
  mayReadTable,
  type OrganisedScreenplay,
  type SidesView,
  sidesScreenplays,
} from '@ddak/domain';
import { HttpFailure } from '../../http/failures.ts';
import type { ReadState } from '../../sync/read-state.ts';
import { issuedVersion, readerOf, sheetFor } from './read-sheet.ts';

export interface SidesDeps {
  readonly readState: ReadState;
  /** The organised text of a script; undefined where it has none. */
  readonly readText: (projectId: Id, screenplayId: Id) => Promise<OrganisedScreenplay | undefined>;
}

export interface SidesWish {
  readonly callsheetId: Id;
  readonly version: number | undefined;
  /** Whose copy it is to be; undefined: of the one who asks, empty: nobody's. */
  readonly name: string | undefined;
}

/**
 * The sides that are printed for somebody who may read the sheet and the script. CS35: who writes call sheets says whose
 * copy it is; all others get their own. A day that was called off has none.
 */
export async function sidesFor(
  deps: SidesDeps,
  projectId: Id,
  userId: Id,
  { callsheetId, version, name }: SidesWish,
): Promise<SidesView> {
  const { state, member, may } = await readerOf(deps, projectId, userId, 'callsheet', 'screenplay');
  const isDraft = version === undefined && mayReadTable(member, 'callsheet');
  if (!isDraft && issuedVersion(state, callsheetId, version).cancels) throw new HttpFailure('day_cancelled');
  const sheet = await sheetFor(deps, projectId, userId, { callsheetId, version, phones: 'marked' });
  const texts = new Map<Id, OrganisedScreenplay>();
  for (const id of sidesScreenplays(state, sheet)) {
    const text = await deps.readText(projectId, id);
    if (text) texts.set(id, text);
  }
  const chosen = may('callsheet', 'write') ? name : undefined;
  return buildSidesView(state, sheet, texts, chosen ?? member.name);
}
