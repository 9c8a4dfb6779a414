export type { Nudge } from './bus/bus.ts';
export type { Actor } from './sync/command-group.ts';
export * from './sync/execute-command.ts';
export { FeedSubscription } from './sync/feed-subscription.ts';
export * from './sync/memory-store.ts';
export { ProjectStates } from './sync/project-states.ts';
export { SharedBytes } from './sync/shared-bytes.ts';
export * from './sync/sync-store.ts';
export { tellListeners } from './sync/tell-listeners.ts';
