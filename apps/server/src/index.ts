export type { Nudge } from './bus/bus.ts';
export type { Actor } from './sync/command-group.ts';
export * from './sync/execute-command.ts';
export { FeedSubscription } from './sync/feed/feed-subscription.ts';
export { SharedBytes } from './sync/feed/shared-bytes.ts';
export { tellListeners } from './sync/feed/tell-listeners.ts';
export * from './sync/memory-store.ts';
export { ProjectStates } from './sync/project-states.ts';
export * from './sync/sync-store.ts';
