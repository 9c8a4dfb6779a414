import type { Id } from '@ddak/domain';

/** What stands on the board beside the panel: picked scenes, and those that its search has found. */
export interface SceneGroups {
  readonly picked: readonly Id[];
  readonly found: readonly Id[];
}

export type SceneGroup = 'all' | keyof SceneGroups;

/** All again once nothing is picked or found any more. */
export const groupInForce = (groups: SceneGroups, chosen: SceneGroup): SceneGroup =>
  chosen !== 'all' && groups[chosen].length === 0 ? 'all' : chosen;

/** The scenes that take part, as the question has them: unsaid where all do. */
export const scenesAsked = (groups: SceneGroups, chosen: SceneGroup): { readonly scenes?: readonly Id[] } =>
  chosen === 'all' || groups[chosen].length === 0 ? {} : { scenes: groups[chosen] };
