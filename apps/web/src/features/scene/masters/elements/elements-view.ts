import {
  BREAKDOWN_CATEGORIES,
  type BreakdownElement,
  costOfElement,
  describeEntry,
  elementsOf,
  type Id,
  itemKey,
  itemsOfScene,
  largestFees,
  matchesSearch,
  type ProjectState,
  planOfElement,
  type Scene,
  sceneLabel,
  scenesInOrder,
  scenesWithoutCompanion,
} from '@ddak/domain';
import { type Occurrence, occurrences } from '../masters-view.ts';

type Category = (typeof BREAKDOWN_CATEGORIES)[number];

/** A thing with where it is needed. */
export interface ElementRow extends Occurrence {
  /** Of its first scene's row, so that it is the same under a new name. */
  readonly rowId: Id;
  readonly element: BreakdownElement;
}

export interface ElementGroup {
  readonly category: Category;
  readonly rows: readonly ElementRow[];
}

/** EL6: the things that a search finds, by category and name. */
export function elementGroups(state: ProjectState, search: string): ElementGroup[] {
  const occurrenceOf = occurrences(state, (scene) => [
    ...new Set(itemsOfScene(state, scene._id).map(itemKey)),
  ]);
  const found = elementsFound(state, search);
  return BREAKDOWN_CATEGORIES.map((category) => ({
    category,
    rows: found
      .filter(({ type }) => type === category.type)
      .map((element) => ({ rowId: element.items[0]!._id, element, ...occurrenceOf(element.key) })),
  })).filter(({ rows }) => rows.length > 0);
}

/** Things by name. */
export const elementsFound = (state: ProjectState, search: string): BreakdownElement[] =>
  [...elementsOf(state).values()]
    .filter(({ name, bringer, note }) => matchesSearch([name, bringer ?? '', note ?? ''], search))
    .sort((a, b) => a.name.localeCompare(b.name, 'ko') || (a.key < b.key ? -1 : 1));

export const categoryOf = ({ type }: Pick<BreakdownElement, 'type'>): Category =>
  BREAKDOWN_CATEGORIES.find((category) => category.type === type)!;

export const STATUS_WORDS = { needed: '구해야 함', ready: '준비됨' } as const;

/** EL2: `구해야 함`, `준비됨`, or how many of its scenes have it. */
export function statusWords({ readyCount, items }: BreakdownElement): string {
  if (readyCount === 0) return STATUS_WORDS.needed;
  return readyCount === items.length ? STATUS_WORDS.ready : `${readyCount}/${items.length} 준비됨`;
}

/** EL2: what the scenes say that do not agree, each once: `소품팀 / 배우 지참`. */
export const differingTexts = ({ items }: BreakdownElement, field: 'bringer' | 'note'): string =>
  [...new Set(items.map((item) => item[field] || '없음'))].join(' / ');

/** `3개`, of people `3명`; empty where none is said. */
export const countWords = ({ type, quantity }: Pick<BreakdownElement, 'type' | 'quantity'>): string => {
  if (quantity === null) return '';
  return type === 'bg' ? `${quantity}명` : `${quantity}개`;
};

/** CO13: what is paid for each date; of 보조출연 it is all of them together, and not one. */
export function hireWords({ type, quantity }: Pick<BreakdownElement, 'type' | 'quantity'>) {
  const perDate = '같은 날 두 유닛이 써도 한 번만 들어요.';
  if (type !== 'bg') return { label: '하루 대여료', hint: `이 품목이 필요한 촬영일마다 들어요. ${perDate}` };
  return {
    label: `하루 출연료 (${quantity === null ? '' : `${quantity}명 `}모두)`,
    hint: `한 사람이 아니라 모두 합친 금액이에요. 나오는 촬영일마다 들어요. ${perDate}`,
  };
}

/** EL8, EL9: what else is said of a thing: `함께: 미나 · 2씬에 없음 · 12.1 불가`. */
export function planWords(state: ProjectState, element: BreakdownElement): string {
  const plan = planOfElement(state, element);
  if (!plan) return '';
  const person = plan.characterId === null ? undefined : state.character.get(plan.characterId);
  const missing = person ? scenesWithoutCompanion(state, element, person._id).length : 0;
  return [
    person ? `함께: ${person.name}` : '',
    missing > 0 ? `${missing}씬에 없음` : '',
    ...plan.availability.map(describeEntry),
  ]
    .filter(Boolean)
    .join(' · ');
}

const won = (amount: number): string => `₩${amount.toLocaleString('ko-KR')}`;

/** CO13, CO14: `₩500,000 · 하루 ₩50,000`; empty where nothing is paid. */
export function costWords(fees: { readonly fee: number; readonly dayFee: number } | undefined): string {
  if (!fees) return '';
  const parts = [fees.fee > 0 ? won(fees.fee) : '', fees.dayFee > 0 ? `하루 ${won(fees.dayFee)}` : ''];
  return parts.filter(Boolean).join(' · ');
}

/** EL10: what is paid for things that become one; empty where none of the others costs anything. */
export function mergedCostWords(
  state: ProjectState,
  into: BreakdownElement,
  others: readonly BreakdownElement[],
): string {
  const theirs = others.flatMap((other) => costOfElement(state, other) ?? []);
  if (theirs.length === 0) return '';
  return costWords(largestFees([costOfElement(state, into) ?? [], theirs].flat()));
}

export interface SceneOfElement {
  readonly scene: Scene;
  /** `S#3 편의점 · 2개`. */
  readonly text: string;
}

/** The scenes that have a thing, in order: those that a split chooses from (EL5). */
export function scenesOfElement(state: ProjectState, { items }: BreakdownElement): SceneOfElement[] {
  const byScene = new Map(items.map((item) => [item.sceneId, item]));
  return scenesInOrder(state).flatMap((scene) => {
    const item = byScene.get(scene._id);
    if (!item) return [];
    const place = [`S#${sceneLabel(state, scene)}`, scene.setName].filter(Boolean).join(' ');
    const said = [countWords(item), item.note];
    return [{ scene, text: [place, ...said].filter(Boolean).join(' · ') }];
  });
}
