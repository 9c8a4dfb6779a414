import type { ReviewState, SceneDraft } from '../review-state.ts';
import { letterAfter } from './free-letter.ts';

interface Renumbering {
  readonly headingLine: number;
  readonly sceneNo: number;
  readonly subSceneNo: string;
  readonly following: boolean;
}

/** Doubts about a number; setting it answers them. */
const NUMBER_CODES = [
  'number_gap',
  'number_back',
  'number_double',
  'number_missing',
  'missing_number',
  'sub_scene_unknown',
];

/**
 * SY9: sets the number of a scene. `following` counts on from it through the scenes of its episode: a sub-scene stays
 * one of the scene before it, every other scene takes the next number. Null: no such scene.
 */
export function renumberScenes(state: ReviewState, step: Renumbering): ReviewState | null {
  const { drafts } = state;
  const at = drafts.findIndex((draft) => draft.headingLine === step.headingLine);
  const first = drafts[at];
  if (!first) return null;
  const changed = [numbered(first, step.sceneNo, step.subSceneNo)];
  if (step.following)
    for (let i = at + 1; i < drafts.length; i++) {
      const draft = drafts[i]!;
      if (draft.episodeNo !== first.episodeNo) break;
      changed.push(countedOn(draft, drafts[i - 1]!, changed.at(-1)!));
    }
  return { ...state, drafts: drafts.toSpliced(at, changed.length, ...changed) };
}

/** @param was the scene before as it was, @param now as it is numbered now */
function countedOn(draft: SceneDraft, was: SceneDraft, now: SceneDraft): SceneDraft {
  const isSub = draft.subSceneNo !== '' && draft.sceneNo === was.sceneNo;
  const letter = isSub
    ? now.subSceneNo < draft.subSceneNo
      ? draft.subSceneNo
      : letterAfter(now.subSceneNo)
    : null;
  if (letter !== null) return numbered(draft, now.sceneNo ?? 0, letter);
  return numbered(draft, Math.min(9999, (now.sceneNo ?? 0) + 1), '');
}

const numbered = (draft: SceneDraft, sceneNo: number, subSceneNo: string): SceneDraft => ({
  ...draft,
  sceneNo,
  subSceneNo,
  guessed: draft.guessed.filter((field) => field !== 'sceneNo' && field !== 'subSceneNo'),
  settled: [...draft.settled, ...NUMBER_CODES],
  ownDoubts: draft.ownDoubts.filter((doubt) => !NUMBER_CODES.includes(doubt.code)),
});
