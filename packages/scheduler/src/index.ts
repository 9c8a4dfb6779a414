export * from './group-by-place.ts';
export * from './problem.ts';
