import type { ReviewState, SceneDraft } from '../review-state.ts';

/** Ids of scenes without text stand above every line of a text. */
const NO_LINE = 10_000_000;
const MOST = 50;

/** The id of a scene without text: the same on every device. */
export const emptySceneId = (episodeNo: number | null, sceneNo: number): number =>
  NO_LINE + (episodeNo ?? 0) * 10_000 + sceneNo;

/**
 * SY15: the numbers that the script skips, as omitted scenes without text before this one. Numbers that the episode
 * has stay as they are. Null: no such scene, or nothing to add.
 */
export function addOmitted(
  state: ReviewState,
  step: { readonly headingLine: number; readonly from: number; readonly until: number },
): ReviewState | null {
  const { drafts } = state;
  const at = drafts.findIndex((draft) => draft.headingLine === step.headingLine);
  const next = drafts[at];
  if (!next || step.until - step.from >= MOST) return null;
  const { episodeNo } = next;
  const taken = new Set(drafts.filter((d) => d.episodeNo === episodeNo).map((draft) => draft.sceneNo));
  const added: SceneDraft[] = [];
  for (let sceneNo = step.from; sceneNo <= step.until; sceneNo++)
    if (!taken.has(sceneNo)) added.push(emptyDraft(episodeNo, sceneNo));
  const settled = { ...next, settled: [...next.settled, 'number_gap'] };
  return added.length === 0 ? null : { ...state, drafts: drafts.toSpliced(at, 1, ...added, settled) };
}

function emptyDraft(episodeNo: number | null, sceneNo: number): SceneDraft {
  const headingLine = emptySceneId(episodeNo, sceneNo);
  return {
    episodeNo,
    sceneNo,
    subSceneNo: '',
    setName: null,
    setting: null,
    timeOfDay: null,
    timeText: null,
    omitted: true,
    heading: `S#${sceneNo} (결번)`,
    headingLine,
    lastLine: headingLine - 1,
    guessed: [],
    confidence: 1,
    checked: true,
    headless: false,
    synopsis: null,
    flags: [],
    touched: false,
    settled: [],
    ownDoubts: [],
  };
}
