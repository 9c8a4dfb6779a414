import { type MinorClass, minorClassOn } from '@ddak/domain';
import type { ProblemPerson } from './schedule-problem.ts';

/** LB13: of which age somebody is on a date. */
export const minorClassOf = (
  { minorClass, under19From, adultFrom }: ProblemPerson,
  date: string,
): MinorClass => minorClassOn({ minorClass: minorClass ?? 'none', under19From, adultFrom }, date);
