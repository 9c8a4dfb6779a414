import { deriveId, type Id, type Recipient, recipientKey, type TellingKind } from '@ddak/domain';
import { DELIVERY_CHANNELS } from '../../db/schema/call-delivery.ts';
import { sendJob } from './delivery-jobs.ts';
import type { CallDeliveryRepo, NewDelivery } from './repo.ts';

/** Devices are told in the name of an account. */
const channelsTo = ({ kind }: Recipient): readonly (typeof DELIVERY_CHANNELS)[number][] =>
  kind === 'member' ? DELIVERY_CHANNELS : ['mail'];

/** One telling about one version to one person, over every way there is to them. */
export interface Delivering {
  readonly projectId: Id;
  readonly versionId: Id;
  readonly to: Recipient;
  readonly kind: TellingKind;
  readonly round: number;
}

/**
 * CS47: puts messages in, each once however often this is done: a message is known by its version, person, kind, way and
 * round. How many were new.
 */
export function putDeliveries(
  repo: CallDeliveryRepo,
  list: readonly Delivering[],
  now: number,
): Promise<number> {
  const rows = list.flatMap(({ projectId, versionId, to, kind, round }) =>
    channelsTo(to).map((channel): NewDelivery => {
      const recipient = recipientKey(to);
      return {
        _id: deriveId(versionId, [recipient, kind, channel].join(' '), round),
        projectId,
        version: versionId,
        recipient,
        userId: to.kind === 'member' ? to.id : null,
        kind,
        channel,
        round,
        createdAt: now,
      };
    }),
  );
  return repo.add(rows, ({ _id }) => sendJob(_id));
}
