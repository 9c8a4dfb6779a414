import type { Id } from '@ddak/domain';

/** Where what somebody has removed can be brought back: its history (HI3). */
export const restorePath = (projectId: Id, removed: Id): string =>
  `/projects/${projectId}/history?object=${removed}`;
