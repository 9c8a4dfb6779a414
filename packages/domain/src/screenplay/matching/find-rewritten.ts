import { longestCommon } from '../compare/longest-common.ts';
import type { ComparedScene } from './compared-scene.ts';
import { isSamePlace } from './same-place.ts';
import { type WordSet, weightsIn } from './text-likeness.ts';

/** What two texts share at least that are one scene, told anew. */
interface Enough {
  readonly share: number;
  readonly words: number;
}
const ANYWHERE: Enough = { share: 0.2, words: 3 };
const AT_THE_PLACE: Enough = { share: 0.1, words: 2 };
const UNDER_THE_HEADING: Enough = { share: 0.05, words: 1 };
/** What the same place and time count. */
const SAME_HEADING = 0.3;
/** More than this between two scenes that are found is not told apart: it would take its square. */
const MOST_COMPARED = 90_000;

type Matched = readonly (number | null)[];

/**
 * SP23: of what no text was found for, the scenes that stand between the same two, in their order: those of one place and
 * time, and those that share many words, are one scene that was written anew. A number that is written goes before: with
 * the heading of its scene it is that scene, and where no scene has it, it is a new one's.
 */
export function findRewritten(
  drafts: readonly ComparedScene[],
  scenes: readonly ComparedScene[],
  byText: Matched,
  byNumber: Matched,
): Matched {
  const [open, closed] = [new Set<number>(), new Set<number | null>(byText)];
  drafts.forEach((draft, at) => {
    const scene = byNumber[at]!;
    if (byText[at] !== null || draft.isEmpty) return;
    if (draft.isCounted) open.add(at);
    else if (scene !== null && (closed.has(scene) || !isSameHeading(draft, scenes[scene]!))) open.add(at);
    else closed.add(scene);
  });
  const share = sharedWords(drafts, scenes);
  const scoreAt = (draft: number, scene: number) =>
    scoreOf(drafts[draft]!, scenes[scene]!, share(draft, scene));
  const found = [...byText];
  let [draftsFrom, scenesFrom] = [0, 0];
  for (const [toScene, toDraft] of [...inOrder(scenes, byText), [scenes.length, drafts.length] as const]) {
    const news = range(draftsFrom, toDraft).filter((at) => open.has(at));
    const olds = range(scenesFrom, toScene).filter((at) => !closed.has(at) && !scenes[at]!.isEmpty);
    for (const [draft, scene] of alignInOrder(news, olds, scoreAt)) found[draft] = scene;
    [draftsFrom, scenesFrom] = [toDraft + 1, toScene + 1];
  }
  return found;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** The scenes that were found and stand in the same order in both. */
function inOrder(
  scenes: readonly ComparedScene[],
  byText: Matched,
): readonly (readonly [scene: number, draft: number])[] {
  const known = new Set(byText);
  const olds = range(0, scenes.length).filter((at) => known.has(at));
  const news = range(0, byText.length).filter((at) => byText[at] !== null);
  const common = longestCommon(
    olds.map(String),
    news.map((at) => String(byText[at])),
  );
  return common.map(([scene, draft]) => [olds[scene]!, news[draft]!]);
}

const isAtPlace = (a: ComparedScene, b: ComparedScene): boolean =>
  a.place !== '' && b.place !== '' && isSamePlace(a.place, b.place);

const isSameHeading = (a: ComparedScene, b: ComparedScene): boolean =>
  isAtPlace(a, b) && (a.timeOfDay === null || b.timeOfDay === null || a.timeOfDay === b.timeOfDay);

function scoreOf(draft: ComparedScene, scene: ComparedScene, { share, words }: Enough): number {
  const isHeading = isSameHeading(draft, scene);
  if (draft.words === null || scene.words === null)
    return isHeading && draft.words === scene.words ? SAME_HEADING : 0;
  const enough = isHeading ? UNDER_THE_HEADING : isAtPlace(draft, scene) ? AT_THE_PLACE : ANYWHERE;
  if (share < enough.share || words < enough.words) return 0;
  return isHeading ? share + SAME_HEADING : share;
}

/** How many words two texts have in common, and how much of both that is, rare ones counting more. */
function sharedWords(drafts: readonly ComparedScene[], scenes: readonly ComparedScene[]) {
  const none: WordSet = new Set();
  const [news, olds] = [drafts, scenes].map((side) => side.map(({ words }) => words ?? none)) as [
    WordSet[],
    WordSet[],
  ];
  const weightOf = weightsIn([news, olds]);
  const sum = (words: readonly string[]) => words.reduce((all, word) => all + weightOf(word), 0);
  const [newTotals, oldTotals] = [news, olds].map((side) => side.map((words) => sum([...words]))) as [
    number[],
    number[],
  ];
  return (draft: number, scene: number): Enough => {
    const common = [...news[draft]!].filter((word) => olds[scene]!.has(word));
    return { words: common.length, share: (2 * sum(common)) / (newTotals[draft]! + oldTotals[scene]!) };
  };
}

/** Pairs in order, so that what goes together scores as much as can be; nothing scores 0. */
function alignInOrder(
  news: readonly number[],
  olds: readonly number[],
  scoreAt: (draft: number, scene: number) => number,
): (readonly [draft: number, scene: number])[] {
  if (news.length * olds.length > MOST_COMPARED) return [];
  const scores = news.map((draft) => olds.map((scene) => scoreAt(draft, scene)));
  const best = [...scores, []].map(() => new Array<number>(olds.length + 1).fill(0));
  for (let i = news.length - 1; i >= 0; i--)
    for (let j = olds.length - 1; j >= 0; j--) {
      const together = scores[i]![j]! > 0 ? scores[i]![j]! + best[i + 1]![j + 1]! : 0;
      best[i]![j] = Math.max(together, best[i + 1]![j]!, best[i]![j + 1]!);
    }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < news.length && j < olds.length; ) {
    const score = scores[i]![j]!;
    if (score > 0 && best[i]![j] === score + best[i + 1]![j + 1]!) pairs.push([news[i++]!, olds[j++]!]);
    else if (best[i]![j] === best[i + 1]![j]) i++;
    else j++;
  }
  return pairs;
}
