export * from './sync/client.ts';
export type { ProjectClientState } from './sync/client-cell.ts';
export { memoryCopy } from './sync/device-copy.ts';
export { memoryOutbox } from './sync/outbox.ts';
export type * from './sync/ports.ts';
export * from './sync/project-slice.ts';
export type { Replica } from './sync/replica.ts';
export * from './sync/status.ts';
