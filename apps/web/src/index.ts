export * from './sync/project-slice.ts';
export * from './sync/status.ts';
