import { can, type Id, memberOf } from '@ddak/domain';
import { HttpFailure } from '../../http/failures.ts';
import type { ReadState } from '../../sync/read-state.ts';

/** AT2, CS80: fails before a byte comes for who can hang a file neither on a thing that they read nor on a sheet. */
export const mayAttachIn =
  (readState: ReadState) =>
  async (projectId: Id, userId: Id): Promise<void> => {
    const member = memberOf(await readState(projectId, userId), userId);
    if (!can(member, 'read', 'project') && !can(member, 'write', 'callsheet'))
      throw new HttpFailure('forbidden');
  };
