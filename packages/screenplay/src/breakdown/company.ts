import type { BreakdownType } from '@ddak/domain';
import { conjugate } from './company/conjugate.ts';
import { FOOD } from './company/food.ts';
import { PROP_HOMONYMS } from './company/homonyms.ts';
import { OTHER_HOMONYMS } from './company/homonyms-living.ts';
import { LOOKS } from './company/looks.ts';
import { MOVING } from './company/moving.ts';
import { THINGS } from './company/things.ts';

/**
 * A word that is this thing only in certain company: `after` is tried on the text from the end of its stem on
 * (particle first), `before` on the text in front. `배를 타고` is a ship, `배를 깎아` a fruit, `배가 고프다` neither.
 */
export interface Companion {
  stem: string;
  type: BreakdownType;
  subtype: string;
  name: string;
  after: RegExp;
  before?: RegExp;
}

/** Words that are something only in company; what is here is never taken from the dictionary alone. */
export const COMPANY: ReadonlyMap<string, readonly Companion[]> = Map.groupBy(
  [...MOVING, ...FOOD, ...THINGS, ...LOOKS, ...PROP_HOMONYMS, ...OTHER_HOMONYMS].map(
    ([stem, type, subtype, name, after, before]) => ({
      stem,
      type,
      subtype,
      name,
      after: conjugate(after),
      ...(before ? { before } : {}),
    }),
  ),
  ({ stem }) => stem,
);
