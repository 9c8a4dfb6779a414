import type { ProjectState } from '@ddak/domain';
import { firstDateOf } from '../first-date.ts';

/** What dates in cells are read by: birth dates by what day it is, days without a year by those of the production. */
export const readingOf = (state: ProjectState) => ({ now: Date.now(), near: firstDateOf(state) });
