import { BREAKDOWN_CATEGORIES, type BreakdownType } from '../breakdown/breakdown-item.ts';
import type { CrewTeam } from './crew.ts';

/** What the names of teams say; of the first that fits the whole list is theirs. 특수분장 is make-up, and no effect. */
const WORDS: readonly (readonly [words: RegExp, types: readonly BreakdownType[]])[] = [
  [/분장|헤어|미용|메이크업|make-?up|hair/i, ['makeup']],
  [/의상|코스튬|costume|wardrobe/i, ['costume']],
  [/미술|소품|아트|세트|props|\bart\b/i, ['props']],
  [/조명|발전|electric|gaffer|lighting/i, ['electrical']],
  [/그립|grip/i, ['grip']],
  [/무술|스턴트|액션|stunt/i, ['stunts']],
  [/특수효과|특효|sfx/i, ['sfx']],
  [/보조출연|extras/i, ['bg']],
  [/차량|동물|음악|음향|녹음|사운드|sound|vfx|cg/i, ['etc']],
  [/촬영|카메라|드론|camera/i, ['camera']],
];

/** AC31: what a team of this name is taken to see to; empty: the name does not say. */
export const guessedCategories = (name: string): readonly BreakdownType[] =>
  WORDS.find(([words]) => words.test(name))?.[1] ?? [];

/** AC31: the categories of the breakdown that are a team's to see to. */
export const categoriesOf = (team: Pick<CrewTeam, 'name' | 'categories'>): readonly BreakdownType[] =>
  team.categories ?? guessedCategories(team.name);

/** Categories as they are named: `미술·소품, 의상`. */
export const categoryWords = (types: Iterable<BreakdownType>): string => {
  const wanted = new Set(types);
  return BREAKDOWN_CATEGORIES.filter(({ type }) => wanted.has(type))
    .map(({ name }) => name)
    .join(', ');
};

/** `소품` and `소품팀` alike: `소품팀`. */
export const teamWords = (name: string): string => (/(팀|부|실|team)$/i.test(name) ? name : `${name}팀`);
