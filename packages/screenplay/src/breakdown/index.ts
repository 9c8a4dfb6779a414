export { findBreakdown } from './find-breakdown.ts';
export { joinBreakdown } from './join-breakdown.ts';
export { itemKey, type LearnedNames, NOTHING_LEARNED, nameKey } from './learned-names.ts';
