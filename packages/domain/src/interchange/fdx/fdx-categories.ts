import type { BreakdownType } from '../../breakdown/breakdown-item.ts';
import { categoryOfThing, thingOfCategory } from '../uss/uss-categories.ts';

/** FX3: the categories of tags by their usual English names, and the number that schedules give them (US3). */
const NAMES: readonly (readonly [ucid: number, name: string])[] = [
  [104, 'Props'],
  [113, 'Art Department'],
  [114, 'Set Dressing'],
  [115, 'Greenery'],
  [106, 'Wardrobe'],
  [107, 'Makeup/Hair'],
  [110, 'Camera'],
  [500, 'Lighting'],
  [501, 'Grip'],
  [105, 'Special Effects'],
  [120, 'Mechanical Effects'],
  [102, 'Stunts'],
  [101, 'Background Actors'],
  [103, 'Vehicles'],
  [108, 'Animals'],
  [112, 'Sound'],
  [111, 'Music'],
  [119, 'Visual Effects'],
  [117, 'Special Equipment'],
  [124, 'Miscellaneous'],
];

/** The category that a thing is tagged with. */
export function tagCategory(type: BreakdownType, subtype: string): string {
  const { ucid } = categoryOfThing(type, subtype);
  return NAMES.find(([number]) => number === ucid)?.[1] ?? 'Miscellaneous';
}

/** Tags of what is no thing: people have lines of their own, and the rest is of the scene as a whole. */
const NO_THINGS =
  /^(?:synopsis|cast(?: members)?|notes?|comments?|script day|unit|sequence|location|security)$/i;

/** What a tagged thing is here; null: it is none. */
export function thingOfTag(category: string): { type: BreakdownType; subtype: string } | null {
  const name = category.trim();
  if (NO_THINGS.test(name)) return null;
  const ucid = NAMES.find(([, known]) => known.toLowerCase() === name.toLowerCase())?.[0] ?? null;
  return thingOfCategory(ucid, name);
}
