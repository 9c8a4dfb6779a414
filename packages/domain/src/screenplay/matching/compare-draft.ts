import { groupBy } from '../../kernel/group-by.ts';
import type { Id } from '../../kernel/id.ts';
import type { Scene } from '../../scene/scene.ts';
import { bySceneNo } from '../../scene/scene-label.ts';
import { type SceneNumber, sceneNumberer } from '../../scene/scene-numbers.ts';
import type { ProjectState } from '../../state.ts';
import type { OrganisedLine, OrganisedScreenplay } from '../organised.ts';
import { hasNoText, type ReviewedScene } from '../review/review-scene.ts';
import { linesBetween } from '../review/review-state.ts';
import type { ComparedScene } from './compared-scene.ts';
import { findParts } from './find-parts.ts';
import { matchScenes } from './match-scenes.ts';
import { wordPairsOf, wordSetOf } from './text-likeness.ts';

/** A scene of a new draft beside those that exist. */
export interface ComparedDraft {
  readonly scene: ReviewedScene;
  readonly episodeId: Id;
  /** The number that it gets (SC2). */
  readonly number: SceneNumber;
  readonly byNumber: Scene | null;
  readonly byText: Scene | null;
  readonly isAsked: boolean;
  /** SP24: where it is new, the scene that it was a part of; null: none. */
  readonly splitFrom: Scene | null;
  /** SP24: scenes that are in the draft no more, and whose text it has. */
  readonly joined: readonly Scene[];
}

/** The texts of the versions that scenes point to, by version. */
export type SceneTexts = ReadonlyMap<Id, Pick<OrganisedScreenplay, 'lines'>>;

interface Comparing {
  readonly state: ProjectState;
  readonly reviewed: readonly ReviewedScene[];
  /** The lines as reviewed. */
  readonly lines: readonly OrganisedLine[];
  readonly episodeOf: (scene: ReviewedScene) => Id;
  readonly texts: SceneTexts;
}

/** SP7, SP12: every scene of a new draft with the scene that its number names, and the one whose text it is. */
export function compareDraft({ state, reviewed, lines, episodeOf, texts }: Comparing): ComparedDraft[] {
  const episodes = reviewed.map(episodeOf);
  const present = [...new Set(episodes)].flatMap((id) =>
    [...(groupBy(state.scene, 'episodeId').get(id) ?? [])].sort(bySceneNo),
  );
  const numberers = new Map(episodes.map((id) => [id, sceneNumberer([])]));
  const numbers = reviewed.map((scene, i) => numberers.get(episodes[i]!)!(scene));
  const drafts = reviewed.map((scene, i) =>
    comparedReview(scene, lines, episodes[i]!, numberKey(episodes[i]!, numbers[i]!)),
  );
  const scenes = present.map((scene) => comparedScene(scene, texts));
  const matches = matchScenes(drafts, scenes);
  const partners = matches.map(({ byText, byNumber, isAsked }) => byText ?? (isAsked ? null : byNumber));
  const { splitFrom, mergedInto } = findParts(drafts, scenes, partners);
  return matches.map((match, i) => ({
    scene: reviewed[i]!,
    episodeId: episodes[i]!,
    number: numbers[i]!,
    byNumber: match.byNumber === null ? null : present[match.byNumber]!,
    byText: match.byText === null ? null : present[match.byText]!,
    isAsked: match.isAsked,
    splitFrom: splitFrom[i] === null ? null : present[splitFrom[i]!]!,
    joined: present.filter((_, at) => mergedInto[at] === i),
  }));
}

/** A reviewed scene, as far as it is compared; its heading as place and time. */
export function comparedReview(
  scene: ReviewedScene,
  lines: readonly OrganisedLine[],
  episode: string,
  number: string,
): ComparedScene {
  const first = scene.headless ? scene.headingLine : scene.headingLine + 1;
  return {
    number,
    isCounted: scene.guessed.includes('sceneNo'),
    place: scene.setName ?? '',
    timeOfDay: scene.timeOfDay,
    ...textOf(linesBetween(lines, first, scene.lastLine), episode),
    isEmpty: scene.omitted || hasNoText(scene),
  };
}

const numberKey = (episodeId: Id, { sceneNo, subSceneNo }: SceneNumber): string =>
  `${episodeId}/${sceneNo}/${subSceneNo}`;

function comparedScene(scene: Scene, texts: SceneTexts): ComparedScene {
  const { screenplayId, firstLine, lastLine, episodeId } = scene;
  const text = screenplayId === null ? undefined : texts.get(screenplayId);
  // The heading is compared as place and time.
  const said =
    text && firstLine !== null && lastLine !== null ? linesBetween(text.lines, firstLine + 1, lastLine) : [];
  return {
    number: numberKey(episodeId, scene),
    isCounted: false,
    place: scene.setName,
    timeOfDay: scene.timeOfDay,
    ...textOf(said, episodeId),
    isEmpty: false,
  };
}

/** Scenes of different episodes are never one. */
function textOf(lines: readonly OrganisedLine[], episode: string): Pick<ComparedScene, 'pairs' | 'words'> {
  const texts = lines.map((line) => line.text);
  const pairs = wordPairsOf(texts);
  if (pairs.size === 0) return { pairs: null, words: null };
  const own = (keys: ReadonlySet<string>) => new Set([...keys].map((key) => `${episode} ${key}`));
  return { pairs: own(pairs), words: own(wordSetOf(texts)) };
}
