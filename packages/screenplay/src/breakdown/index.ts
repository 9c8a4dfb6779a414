export { type BreakdownCandidate, findBreakdown } from './find-breakdown.ts';
