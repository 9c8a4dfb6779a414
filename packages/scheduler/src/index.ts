export * from './group-by-place.ts';
export * from './problem.ts';
export type * from './talent/allocation-problem.ts';
export { holdCost } from './talent/hold-cost.ts';
export { seededRandom } from './talent/random.ts';
export { type DznReading, readDzn } from './talent/read-dzn.ts';
export { solveAllocation } from './talent/solve-allocation.ts';
export { solveTalent } from './talent/solve-talent.ts';
export type * from './talent/talent-problem.ts';
