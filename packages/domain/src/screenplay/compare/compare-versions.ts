import { comparedReview } from '../matching/compare-draft.ts';
import type { ComparedScene } from '../matching/compared-scene.ts';
import { findParts, type SceneParts } from '../matching/find-parts.ts';
import { matchScenes } from '../matching/match-scenes.ts';
import type { OrganisedLine } from '../organised.ts';
import { hasNoText, type ReviewedScene } from '../review/review-scene.ts';
import { type ComparedLine, compareLines } from './compare-lines.ts';
import { linesOfScene, sharedLines, type VersionText } from './lines-of-scene.ts';
import { longestCommon } from './longest-common.ts';

export type SceneDifference = 'same' | 'changed' | 'renumbered' | 'added' | 'cut';

/** A scene of two versions with its lines; both null: what stands before the first scene. */
export interface SceneComparison {
  readonly kind: SceneDifference;
  readonly before: ReviewedScene | null;
  readonly after: ReviewedScene | null;
  /**
   * SP24: of what is new, the earlier scene that it was a part of; of what is cut, the later scene that has its text;
   * else null.
   */
  readonly partOf: ReviewedScene | null;
  /** SP24: earlier scenes whose text it has now, beside its own. */
  readonly joined: readonly ReviewedScene[];
  /** SP24: later scenes that have a part of its text. */
  readonly divided: readonly ReviewedScene[];
  /** It stands elsewhere among the others. */
  readonly isMoved: boolean;
  readonly lines: readonly ComparedLine[];
}

/**
 * SP18, SP19: two versions scene by scene, in the order of the later one; what is cut stands where it stood. Whether they
 * are accepted makes no difference: their texts do not change.
 */
export function compareVersions(before: VersionText, after: VersionText): readonly SceneComparison[] {
  const { partners, parts } = partnersOf(before, after);
  const back = new Map(partners.flatMap((from, to) => (from === null ? [] : [[from, to] as const])));
  const ordered = [...before.scenes.keys()].filter((from) => back.has(from));
  const kept = partners.flatMap((from) => from ?? []);
  const inOrder = new Set(longestCommon(ordered.map(String), kept.map(String)).map(([at]) => ordered[at]!));
  const shared = sharedLines(before, after, partners, parts);
  const compare = (from: number | null, to: number | null): SceneComparison => {
    const pair = {
      before: from === null ? null : before.scenes[from]!,
      after: to === null ? null : after.scenes[to]!,
    };
    const holder = to === null ? parts.mergedInto[from!]! : parts.splitFrom[to]!;
    const related = {
      partOf: holder === null ? null : to === null ? after.scenes[holder]! : before.scenes[holder]!,
      joined: to === null ? [] : before.scenes.filter((_, at) => parts.mergedInto[at] === to),
      divided: from === null ? [] : after.scenes.filter((_, at) => parts.splitFrom[at] === from),
    };
    const lines = linesOfScene(before, after, pair, shared.get(pair.after ?? pair.before!));
    const isMoved = from !== null && to !== null && !inOrder.has(from);
    return { ...pair, ...related, kind: kindOf({ ...pair, ...related }, lines), isMoved, lines };
  };
  const result = frontOf(before, after);
  const cutAfter = new Map<number, SceneComparison[]>();
  let last = -1;
  for (const from of before.scenes.keys()) {
    const to = back.get(from);
    if (to === undefined) cutAfter.set(last, [...(cutAfter.get(last) ?? []), compare(from, null)]);
    else if (inOrder.has(from)) last = to;
  }
  result.push(...(cutAfter.get(-1) ?? []));
  partners.forEach((from, to) => {
    result.push(compare(from, to), ...(cutAfter.get(to) ?? []));
  });
  return result;
}

/** Both are of one episode (SP18): what they say of it counts only where both do, and one of them has several. */
function tellEpisodes(...versions: readonly VersionText[]): boolean {
  const told = versions.map(({ scenes }) => new Set(scenes.flatMap(({ episodeNo }) => episodeNo ?? [])));
  return told.every(({ size }) => size > 0) && told.some(({ size }) => size > 1);
}

interface Partners {
  /** For every scene of the later version, which one of the earlier it was; each is one scene at most. */
  readonly partners: readonly (number | null)[];
  readonly parts: SceneParts;
}

/** SP18, SP24. */
function partnersOf(before: VersionText, after: VersionText): Partners {
  const isSeries = tellEpisodes(before, after);
  const [earlier, later] = [before, after].map(({ scenes, lines }) =>
    scenes.map((scene) => {
      const episode = isSeries ? String(scene.episodeNo ?? '') : '';
      return comparedReview(scene, lines, episode, `${episode}/${scene.sceneNo}/${scene.subSceneNo}`);
    }),
  ) as [ComparedScene[], ComparedScene[]];
  const matches = matchScenes(later, earlier);
  const taken = new Set(matches.flatMap(({ byText }) => byText ?? []));
  const partners = matches.map(({ byText, byNumber, isAsked }, to) => {
    if (byText !== null) return byText;
    const isCounted = later[to]!.isCounted || (byNumber !== null && earlier[byNumber]!.isCounted);
    const isFree =
      byNumber !== null && !taken.has(byNumber) && after.scenes[to]!.sceneNo !== null && !isCounted;
    if (isAsked || !isFree) return null;
    taken.add(byNumber);
    return byNumber;
  });
  return { partners, parts: findParts(later, earlier, partners) };
}

function kindOf(
  { before, after, joined, divided }: Omit<SceneComparison, 'kind' | 'isMoved' | 'lines'>,
  lines: readonly ComparedLine[],
): SceneDifference {
  const [was, is] = [before, after].map((scene) => scene !== null && !scene.omitted);
  if (was !== is) return is ? 'added' : 'cut';
  if (before === null || after === null) return 'cut';
  if (joined.length + divided.length > 0) return 'changed';
  const isNumber = isSameNumber(before, after);
  if (lines.every(({ kind }) => kind === 'same')) return isNumber ? 'same' : 'renumbered';
  const isBodySame = lines.every(({ kind }, at) => kind === 'same' || at === 0);
  const isOnlyNumber = isBodySame && !isNumber && saysOf(before) === saysOf(after) && !after.headless;
  return isOnlyNumber ? 'renumbered' : 'changed';
}

const isSameNumber = (a: ReviewedScene, b: ReviewedScene): boolean =>
  a.sceneNo === b.sceneNo &&
  a.subSceneNo === b.subSceneNo &&
  (a.episodeNo === null || b.episodeNo === null || a.episodeNo === b.episodeNo);
const saysOf = ({ setName, setting, timeOfDay, timeText, omitted }: ReviewedScene): string =>
  JSON.stringify([setName, setting, timeOfDay, timeText, omitted]);

/** Title page and whatever else stands before the first scene. */
function frontOf(before: VersionText, after: VersionText): SceneComparison[] {
  const lines = compareLines(frontLines(before), frontLines(after));
  if (lines.length === 0) return [];
  const kind = lines.every((line) => line.kind === 'same') ? 'same' : 'changed';
  const alone = { before: null, after: null, partOf: null, joined: [], divided: [], isMoved: false };
  return [{ ...alone, kind, lines }];
}

function frontLines({ scenes, lines }: VersionText): readonly OrganisedLine[] {
  const first = scenes.find((scene) => !hasNoText(scene));
  return first ? lines.slice(0, first.headingLine - 1) : lines;
}
