import {
  type CallsheetVersion,
  type ProjectState,
  type Recipient,
  receiptFrom,
  seenBefore,
  standingReceipt,
  versionsOf,
} from '@ddak/domain';
import { newId } from '../../new-id.ts';
import type { RunAs } from '../../sync/run-as.ts';
import type { OpenedLink } from './open-link.ts';
import type { Said } from './page/link-view.ts';

/** Nobody's doing who has an account: in the log it stands beside the owner's id, under this name. */
const BY_LINK = '일촬표 링크';

export interface ReceiveParts {
  readonly runAs: RunAs;
  readonly now: () => number;
}

/** Notes that somebody has a version of the link's sheet (CS57, CS58); whether it is noted, now or before. */
export async function receive(
  { runAs, now }: ReceiveParts,
  { state, projectId, version }: OpenedLink,
  said: {
    readonly versionId: string;
    readonly to: Recipient;
    readonly way: 'link' | 'room';
    readonly confirms: boolean;
  },
): Promise<boolean> {
  const shown = version && versionsOf(state, version.callsheet).find(({ _id }) => _id === said.versionId);
  const owner = [...state.projectMember.values()].find(({ role }) => role === 'owner');
  if (!shown || !owner) return false;
  const known = receiptFrom(state, shown._id, said.to);
  if (known && (!said.confirms || known.confirmedAt !== null)) return true;
  const actor = { _id: owner.userId, name: BY_LINK };
  const { to, way, confirms } = said;
  const args = { versionId: shown._id, receiptId: newId(now()), to, way, confirms };
  const done = await runAs(actor, projectId, 'receiveByLink', args, { asServer: true });
  if (done.outcome !== 'refused') return true;
  // Taken back, or its person gone, since the page was made.
  if (done.code === 'version_withdrawn' || done.code === 'not_found') return false;
  throw new Error(`receiveByLink was refused: ${done.code}`);
}

/** What the holder of a personal link has said before. */
export function saidBefore(state: ProjectState, version: CallsheetVersion, to: Recipient | null): Said {
  if (!to) return { before: undefined, confirmedAt: null };
  const confirmedAt = standingReceipt(state, version, to)?.confirmedAt ?? null;
  return { before: seenBefore(state, version, to), confirmedAt };
}
