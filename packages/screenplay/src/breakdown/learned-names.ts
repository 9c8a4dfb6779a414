import type { LearnedNames } from '@ddak/domain';

export const NOTHING_LEARNED: LearnedNames = { accepted: [], rejected: [] };
