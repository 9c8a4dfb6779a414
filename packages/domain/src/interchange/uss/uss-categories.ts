import type { BreakdownType } from '../../breakdown/breakdown-item.ts';

/** US3: what a category means, by the number that all programs give it. Those of a scene as a whole come first. */
export const SCENE_UCIDS = {
  set: 0,
  setting: 1,
  time: 2,
  storyDay: 3,
  unit: 4,
  sequence: 5,
  location: 6,
} as const;
export const CAST_UCID = 100;
/** Notes and comments that are kept as if they were things. */
export const NOTE_UCIDS: readonly number[] = [121, 122];

interface Kind {
  readonly ucid: number;
  readonly name: string;
  readonly type: BreakdownType;
  readonly subtype: string;
}

const kind = (ucid: number, name: string, type: BreakdownType, subtype = ''): Kind => ({
  ucid,
  name,
  type,
  subtype,
});

/** Numbers from 500 on are a program's own. Of several for one kind the first is written. */
const KINDS: readonly Kind[] = [
  kind(104, '소품', 'props'),
  kind(113, '미술', 'props', '미술'),
  kind(114, '세트 장식', 'props', '미술'),
  kind(115, '조경', 'props', '미술'),
  kind(106, '의상', 'costume'),
  kind(107, '분장·헤어', 'makeup'),
  kind(110, '촬영', 'camera'),
  kind(500, '조명', 'electrical'),
  kind(501, '그립', 'grip'),
  kind(105, '특수효과', 'sfx'),
  kind(120, '특수효과', 'sfx'),
  kind(102, '스턴트', 'stunts'),
  kind(101, '보조출연', 'bg'),
  kind(103, '차량', 'etc', '차량'),
  kind(108, '동물', 'etc', '동물'),
  kind(109, '동물', 'etc', '동물'),
  kind(112, '음향', 'etc', '음향'),
  kind(111, '음향', 'etc', '음향'),
  kind(119, 'CG·VFX', 'etc', 'CG·VFX'),
  kind(117, '특수장비', 'etc', '특수장비'),
  kind(124, '기타', 'etc'),
  kind(123, '기타', 'etc'),
];

/** The category that a thing is written into. */
export const categoryOfThing = (type: BreakdownType, subtype: string): Kind =>
  KINDS.find((one) => one.type === type && one.subtype === subtype) ??
  KINDS.find((one) => one.type === type) ??
  KINDS.at(-1)!;

/** Categories that no number speaks for, by their names. */
const NAMED: readonly (readonly [RegExp, BreakdownType])[] = [
  [/조명|light|electric/i, 'electrical'],
  [/그립|grip/i, 'grip'],
];
/** As long as a finer kind may be. */
const SUBTYPE = 20;

/** What a thing of a category is here. One that nothing here answers to is 기타, under the category's own name. */
export function thingOfCategory(ucid: number | null, name: string): Pick<Kind, 'type' | 'subtype'> {
  const named = NAMED.find(([words]) => words.test(name))?.[1];
  const known = KINDS.find((one) => one.ucid === ucid);
  if (known && ucid !== null && ucid < 500) return { type: known.type, subtype: known.subtype };
  if (named) return { type: named, subtype: '' };
  return { type: 'etc', subtype: name.trim().slice(0, SUBTYPE) };
}
