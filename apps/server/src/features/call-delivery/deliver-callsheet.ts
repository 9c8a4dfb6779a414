import { idSchema, parseRecipient, toldOf } from '@ddak/domain';
import { z } from 'zod';
import { SYSTEM } from '../../db/reader.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import { type Delivering, putDeliveries } from './put-deliveries.ts';
import type { CallDeliveryRepo } from './repo.ts';

export interface DeliverParts {
  readonly deliveries: CallDeliveryRepo;
  readonly states: ProjectStates;
  readonly now: () => number;
}

const dataSchema = z.object({
  projectId: idSchema,
  versionId: idSchema,
  about: z.enum(['issued', 'withdrawn']),
});

/**
 * CS46: who is told of a version that was issued, and of one that was taken back: those whom it had reached. Done twice,
 * it adds nothing.
 */
export async function deliverCallsheet(
  parts: DeliverParts,
  data: Readonly<Record<string, string>>,
): Promise<void> {
  const { projectId, versionId, about } = dataSchema.parse(data);
  const state = (await parts.states.current(projectId, SYSTEM))?.state;
  const version = state?.callsheetVersion.get(versionId);
  if (!state || !version) return;
  const now = parts.now();
  if (about === 'issued') {
    if (version.withdrawnAt !== null) return;
    const told = toldOf(state, version).map(
      ({ to, kind }): Delivering => ({ projectId, versionId, to, kind, round: 0 }),
    );
    await putDeliveries(parts.deliveries, told, now);
    return;
  }
  const reached = await parts.deliveries.reachedBy(versionId);
  const told = reached.flatMap(({ recipient }): Delivering[] => {
    const to = parseRecipient(recipient);
    return to ? [{ projectId, versionId, to, kind: 'withdrawn', round: 0 }] : [];
  });
  await putDeliveries(parts.deliveries, told, now);
}
