import { comparedReview } from '../matching/compare-draft.ts';
import { matchScenes } from '../matching/match-scenes.ts';
import type { OrganisedLine } from '../organised.ts';
import type { ReviewOutcome } from '../review/apply-review.ts';
import { hasNoText, type ReviewedScene } from '../review/review-scene.ts';
import { linesBetween } from '../review/review-state.ts';
import { type ComparedLine, compareLines, lineWords } from './compare-lines.ts';
import { longestCommon } from './longest-common.ts';

/** A version as reviewed, as far as two are compared. */
export type VersionText = Pick<ReviewOutcome, 'scenes' | 'lines'>;

export type SceneDifference = 'same' | 'changed' | 'renumbered' | 'added' | 'cut';

/** A scene of two versions with its lines; both null: what stands before the first scene. */
export interface SceneComparison {
  readonly kind: SceneDifference;
  readonly before: ReviewedScene | null;
  readonly after: ReviewedScene | null;
  /** It stands elsewhere among the others. */
  readonly isMoved: boolean;
  readonly lines: readonly ComparedLine[];
}

/**
 * SP18, SP19: two versions scene by scene, in the order of the later one; what is cut stands where it stood. Whether they
 * are accepted makes no difference: their texts do not change.
 */
export function compareVersions(before: VersionText, after: VersionText): readonly SceneComparison[] {
  const partners = partnersOf(before, after);
  const back = new Map(partners.flatMap((from, to) => (from === null ? [] : [[from, to] as const])));
  const ordered = [...before.scenes.keys()].filter((from) => back.has(from));
  const kept = partners.flatMap((from) => from ?? []);
  const inOrder = new Set(longestCommon(ordered.map(String), kept.map(String)).map(([at]) => ordered[at]!));
  const compare = (from: number | null, to: number | null): SceneComparison => {
    const pair = {
      before: from === null ? null : before.scenes[from]!,
      after: to === null ? null : after.scenes[to]!,
    };
    const lines = linesOf(before, after, pair);
    const isMoved = from !== null && to !== null && !inOrder.has(from);
    return { ...pair, kind: kindOf(pair, lines), isMoved, lines };
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

/** SP18: for every scene of the later version, which one of the earlier it was; each is one scene at most. */
function partnersOf(before: VersionText, after: VersionText): readonly (number | null)[] {
  const [earlier, later] = [before, after].map(({ scenes, lines }) =>
    scenes.map((scene) => {
      const episode = String(scene.episodeNo ?? '');
      return comparedReview(scene, lines, episode, `${episode}/${scene.sceneNo}/${scene.subSceneNo}`);
    }),
  );
  const matches = matchScenes(later!, earlier!);
  const taken = new Set(matches.flatMap(({ byText }) => byText ?? []));
  return matches.map(({ byText, byNumber, isAsked }, to) => {
    if (byText !== null) return byText;
    const isFree = byNumber !== null && !taken.has(byNumber) && after.scenes[to]!.sceneNo !== null;
    if (isAsked || !isFree) return null;
    taken.add(byNumber);
    return byNumber;
  });
}

type Pair = Pick<SceneComparison, 'before' | 'after'>;

/** Headings go together whatever they say. */
function linesOf(before: VersionText, after: VersionText, pair: Pair): readonly ComparedLine[] {
  const [was, is] = [partsOf(before, pair.before), partsOf(after, pair.after)];
  const body = compareLines(was.body, is.body);
  if (was.heading === null && is.heading === null) return body;
  return [headingLine(was.heading, is.heading), ...body];
}

function partsOf({ lines }: VersionText, scene: ReviewedScene | null) {
  const all =
    scene === null || hasNoText(scene) ? [] : linesBetween(lines, scene.headingLine, scene.lastLine);
  const hasHeading = scene !== null && !scene.headless && all.length > 0;
  return { heading: hasHeading ? all[0]! : null, body: hasHeading ? all.slice(1) : all };
}

function headingLine(before: OrganisedLine | null, after: OrganisedLine | null): ComparedLine {
  if (before === null) return { kind: 'added', before, after };
  if (after === null) return { kind: 'cut', before, after };
  return { kind: lineWords(before.text) === lineWords(after.text) ? 'same' : 'changed', before, after };
}

function kindOf({ before, after }: Pair, lines: readonly ComparedLine[]): SceneDifference {
  const [was, is] = [before, after].map((scene) => scene !== null && !scene.omitted);
  if (was !== is) return is ? 'added' : 'cut';
  if (before === null || after === null) return 'cut';
  if (lines.every(({ kind }) => kind === 'same'))
    return numberOf(before) === numberOf(after) ? 'same' : 'renumbered';
  const isBodySame = lines.every(({ kind }, at) => kind === 'same' || at === 0);
  const isOnlyNumber =
    isBodySame && numberOf(before) !== numberOf(after) && saysOf(before) === saysOf(after) && !after.headless;
  return isOnlyNumber ? 'renumbered' : 'changed';
}

const numberOf = ({ episodeNo, sceneNo, subSceneNo }: ReviewedScene): string =>
  `${episodeNo}/${sceneNo}${subSceneNo}`;
const saysOf = ({ setName, setting, timeOfDay, timeText, omitted }: ReviewedScene): string =>
  JSON.stringify([setName, setting, timeOfDay, timeText, omitted]);

/** Title page and whatever else stands before the first scene. */
function frontOf(before: VersionText, after: VersionText): SceneComparison[] {
  const lines = compareLines(frontLines(before), frontLines(after));
  if (lines.length === 0) return [];
  const kind = lines.every((line) => line.kind === 'same') ? 'same' : 'changed';
  return [{ kind, before: null, after: null, isMoved: false, lines }];
}

function frontLines({ scenes, lines }: VersionText): readonly OrganisedLine[] {
  const first = scenes.find((scene) => !hasNoText(scene));
  return first ? lines.slice(0, first.headingLine - 1) : lines;
}
