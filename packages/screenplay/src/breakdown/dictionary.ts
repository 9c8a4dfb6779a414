import type { BreakdownType } from '@ddak/domain';
import { ANIMALS } from './words/animals.ts';
import { CLOTHES, WORN_THINGS } from './words/costume.ts';
import { EFFECTS, SOUND, STUNTS, VISUAL } from './words/effects.ts';
import { FOOD } from './words/food.ts';
import { MAKEUP } from './words/makeup.ts';
import { PAPERS } from './words/papers.ts';
import { COUNTED_PEOPLE, CROWDS } from './words/people.ts';
import { CARRIED } from './words/props-carried.ts';
import { HOUSEHOLD } from './words/props-home.ts';
import { TRADES } from './words/props-work.ts';
import { CAMERA, ELECTRICAL, GRIP } from './words/technical.ts';
import { VEHICLES } from './words/vehicles.ts';
import { WEAPONS } from './words/weapons.ts';

/** What a word calls for. Subtypes are the product's own (차량, 동물, 무기 …); '' for none. */
export interface DictionaryEntry {
  type: BreakdownType;
  subtype: string;
  /** As the script writes it. */
  name: string;
}

/** The first list that has a word decides. */
const LISTS: readonly (readonly [string, BreakdownType, string])[] = [
  [VEHICLES, 'etc', '차량'],
  [ANIMALS, 'etc', '동물'],
  [WEAPONS, 'props', '무기'],
  [CROWDS, 'bg', ''],
  [STUNTS, 'stunts', ''],
  [EFFECTS, 'sfx', ''],
  [CLOTHES, 'costume', ''],
  [MAKEUP, 'makeup', ''],
  [PAPERS, 'props', '문서'],
  [FOOD, 'props', '음식'],
  [CARRIED, 'props', ''],
  [HOUSEHOLD, 'props', ''],
  [TRADES, 'props', ''],
  [ELECTRICAL, 'electrical', ''],
  [CAMERA, 'camera', ''],
  [GRIP, 'grip', ''],
  [VISUAL, 'etc', 'CG·VFX'],
  [SOUND, 'etc', '음악·음향'],
];

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

const kinds = new Map<string, string>();

function build(): Map<string, DictionaryEntry> {
  const map = new Map<string, DictionaryEntry>();
  for (const [list, type, subtype] of LISTS)
    for (const spellings of words(list)) {
      // `빗물>비`: found as 빗물, listed as 비.
      const [all = '', listed] = spellings.split('>');
      const [kind = '', ...others] = all.split('=');
      for (const word of [kind, ...others])
        if (!map.has(word)) map.set(word, { type, subtype, name: listed ?? word });
      for (const name of others) kinds.set(name, kind);
    }
  return map;
}

export const DICTIONARY: ReadonlyMap<string, DictionaryEntry> = build();
/** What the spellings of one thing share: 핸드폰 is a 휴대폰. */
export const kindOf = (name: string): string => kinds.get(name.replaceAll(' ', '')) ?? name;
/** Extras in number only: `간호사들`, `경찰 세 명`. */
export const IN_NUMBER_ONLY: ReadonlySet<string> = new Set(words(COUNTED_PEOPLE));
/** Costume when worn, else what the dictionary says. */
export const WHEN_WORN: ReadonlySet<string> = new Set([...words(WORN_THINGS), ...words(CLOTHES)]);
