export { findBreakdown } from './find-breakdown.ts';
export { joinBreakdown, joinBreakdownByScene } from './join-breakdown.ts';
export { NOTHING_LEARNED } from './learned-names.ts';
