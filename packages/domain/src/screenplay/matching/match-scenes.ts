import type { ComparedScene } from './compared-scene.ts';
import { findRewritten } from './find-rewritten.ts';
import { isSamePlace } from './same-place.ts';
import { likenesses, type WordPairs } from './text-likeness.ts';

/** Which scene that exists a scene of the new draft is, by its number and by its text: places in the list, or null. */
export interface SceneMatch {
  readonly byNumber: number | null;
  readonly byText: number | null;
  /** SP12: the two do not agree, so a person has to say. */
  readonly isAsked: boolean;
}

/** Texts from here on are those of one scene, rewritten; scenes of their own share next to nothing. */
const LIKE = 0.25;
/** As much is enough where the number says so, too. */
const LIKE_WITH_NUMBER = 0.12;
/** What the number counts where two texts are nearly as like. */
const NUMBER_BONUS = 0.15;

/** SP12: matches the scenes of a new draft with those that exist. Pure, and linear in the texts but for what they share. */
export function matchScenes(
  drafts: readonly ComparedScene[],
  scenes: readonly ComparedScene[],
): SceneMatch[] {
  const numbers = new Map(scenes.map((scene, at) => [scene.number, at]));
  const byNumber = drafts.map((draft) => numbers.get(draft.number) ?? null);
  const byText = findRewritten(drafts, scenes, matchTexts(drafts, scenes, byNumber), byNumber);
  const found = new Set(byText);
  return drafts.map((draft, i) => {
    const match = { byNumber: byNumber[i]!, byText: byText[i]! };
    const scene = match.byNumber === null ? null : scenes[match.byNumber]!;
    const isFoundElsewhere = scene !== null && found.has(match.byNumber) && match.byText !== match.byNumber;
    return { ...match, isAsked: isAsked(draft, scene, match, isFoundElsewhere) };
  });
}

function isAsked(
  draft: ComparedScene,
  scene: ComparedScene | null,
  { byNumber, byText }: Omit<SceneMatch, 'isAsked'>,
  isFoundElsewhere: boolean,
): boolean {
  if (byText !== null) return byText !== byNumber;
  if (scene === null || draft.isEmpty) return false;
  if (isFoundElsewhere) return true;
  const isMoved = !isSamePlace(draft.place, scene.place);
  if (draft.pairs === null || scene.pairs === null) return isMoved;
  const isOtherTime =
    draft.timeOfDay !== null && scene.timeOfDay !== null && draft.timeOfDay !== scene.timeOfDay;
  return isMoved || isOtherTime;
}

/** The likest pairs first, each scene once. */
function matchTexts(
  drafts: readonly ComparedScene[],
  scenes: readonly ComparedScene[],
  byNumber: readonly (number | null)[],
): (number | null)[] {
  const none: WordPairs = new Set();
  const found = likenesses(
    drafts.map((draft) => draft.pairs ?? none),
    scenes.map((scene) => scene.pairs ?? none),
  );
  const candidates = found.flatMap((likeness, draft) =>
    [...likeness].flatMap(([scene, like]) => {
      const isNumber = byNumber[draft] === scene && !drafts[draft]!.isCounted && !scenes[scene]!.isCounted;
      if (like < (isNumber ? LIKE_WITH_NUMBER : LIKE)) return [];
      return [{ draft, scene, score: like + (isNumber ? NUMBER_BONUS : 0) }];
    }),
  );
  candidates.sort((a, b) => b.score - a.score || a.draft - b.draft || a.scene - b.scene);
  const matched: (number | null)[] = drafts.map(() => null);
  const taken = new Set<number>();
  for (const { draft, scene } of candidates) {
    if (matched[draft] !== null || taken.has(scene)) continue;
    matched[draft] = scene;
    taken.add(scene);
  }
  return matched;
}
