import type { DateText } from '../kernel/date.ts';
import type { Character } from '../scene/scene.ts';

export type MinorClass = Character['minorClass'];

/** What is known of an age: a class, and the days from which the next ones hold. */
export type MinorAges = Pick<Character, 'minorClass' | 'under19From' | 'adultFrom'>;

/** LB13: of which age somebody is on a day. */
export function minorClassOn({ minorClass, under19From, adultFrom }: MinorAges, date: DateText): MinorClass {
  if (adultFrom !== null && date >= adultFrom) return 'none';
  return under19From !== null && date >= under19From ? 'under19' : minorClass;
}

/** Of which ages somebody is on some day, the youngest first. */
export const minorClassesOf = ({ minorClass, under19From, adultFrom }: MinorAges): readonly MinorClass[] => [
  minorClass,
  ...(under19From === null ? [] : (['under19'] as const)),
  ...(adultFrom === null ? [] : (['none'] as const)),
];

/**
 * LB13: whether a day counts to the week that a class may work: in the week of a birthday the hours before it count to the
 * week of who is older, too.
 */
export const countsToWeek = (ofClass: 'under15' | 'under19', onDay: MinorClass): boolean =>
  onDay === ofClass || (ofClass === 'under19' && onDay === 'under15');
