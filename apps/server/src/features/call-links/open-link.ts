import {
  addDays,
  type CallsheetVersion,
  callInstant,
  type Id,
  lastVersion,
  type ProjectState,
  type Recipient,
  versionsOf,
} from '@ddak/domain';
import { SYSTEM } from '../../db/reader.ts';
import { hashToken } from '../../secrets.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import { holderOf } from './holder-of.ts';
import type { CallLinkRepo, StoredLink } from './repo.ts';

/** What somebody's link leads to, as the project is now. */
export interface OpenedLink {
  readonly linkId: Id;
  readonly projectId: Id;
  readonly state: ProjectState;
  /** The version that counts; undefined where every one was taken back. */
  readonly version: CallsheetVersion | undefined;
  /** The newest, where it was taken back. */
  readonly withdrawn: CallsheetVersion | undefined;
  /** Null: the chat room's. */
  readonly to: Recipient | null;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

export interface LinkReaderParts {
  readonly links: CallLinkRepo;
  readonly states: ProjectStates;
  /** For how many days after the shooting day a link is open. */
  readonly linkDays: number;
  readonly now: () => number;
}

/**
 * CS54: what a link leads to. Undefined alike where it is unknown, was cut, has run out, where its person is no longer
 * there, or the project is archived.
 */
export async function openLink(
  { links, states, linkDays, now }: LinkReaderParts,
  token: string,
): Promise<OpenedLink | undefined> {
  const row = await links.find(hashToken(token));
  if (!row) return undefined;
  const state = (await states.current(row.projectId, SYSTEM))?.state;
  if (!state || state.project.get(row.projectId)?.archivedAt !== null) return undefined;
  const to = recipientOf(row);
  const holder = holderOf(state, to ?? { kind: 'room' });
  if (!holder || holder.actorHash !== row.actorHash) return undefined;
  const version = lastVersion(state, row.callsheet);
  const newest = versionsOf(state, row.callsheet)[0];
  if (!newest) return undefined;
  const endsAt = endOfLinks(version ?? newest, linkDays);
  if (now() >= endsAt) return undefined;
  const withdrawn = newest === version ? undefined : newest;
  return { linkId: row._id, projectId: row.projectId, state, version, withdrawn, to, endsAt };
}

/** The midnight after the last day on which links to a version are open. */
export const endOfLinks = ({ sheet }: CallsheetVersion, linkDays: number): number =>
  callInstant(addDays(sheet.date, linkDays + 1), 0);

const recipientOf = ({ kind, recipient }: StoredLink): Recipient | null =>
  kind === 'room' || recipient === null ? null : { kind, id: recipient };
