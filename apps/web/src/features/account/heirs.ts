import type { Deletion } from '@ddak/protocol';

/** By project, the membership of the one who gets it. */
export type Heirs = Readonly<Record<string, string>>;

/** Whether every project that others work on has somebody who gets it. */
export const allHanded = (plan: Deletion, heirs: Heirs): boolean =>
  plan.blockedBy.every((project) => project.heirs.some(({ memberId }) => memberId === heirs[project._id]));
