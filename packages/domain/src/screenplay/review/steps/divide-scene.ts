import type { OrganisedLine } from '../../organised.ts';
import { fieldsOf, linesBetween, type ReviewState, type SceneDraft } from '../review-state.ts';
import { newDraft } from './split-scene.ts';

/**
 * SY16: one heading for several numbers (12~14) becomes so many scenes, cut where the text begins anew, in parts of
 * about the same length. Null: no such scene, or less text than scenes.
 */
export function divideScene(state: ReviewState, headingLine: number, until: number): ReviewState | null {
  const { drafts } = state;
  const at = drafts.findIndex((draft) => draft.headingLine === headingLine);
  const draft = drafts[at];
  if (!draft || draft.sceneNo === null || until <= draft.sceneNo) return null;
  const body = linesBetween(state.lines, draft.headingLine + 1, draft.lastLine);
  const cuts = cutsOf(body, until - draft.sceneNo);
  if (!cuts) return null;
  const first = {
    ...draft,
    lastLine: cuts[0]!.n - 1,
    settled: [...draft.settled, 'number_range', 'number_gap'],
  };
  const parts = cuts.map((line, i) => part(draft, line, i + 1, (cuts[i + 1]?.n ?? draft.lastLine + 1) - 1));
  return { ...state, drafts: drafts.toSpliced(at, 1, first, ...parts) };
}

function part(draft: SceneDraft, line: OrganisedLine, by: number, lastLine: number): SceneDraft {
  const fields = { ...fieldsOf(draft), sceneNo: (draft.sceneNo ?? 0) + by, subSceneNo: '' };
  return { ...newDraft(line, lastLine, fields, draft.flags), heading: draft.heading, headless: true };
}

/** The lines at which `count` further parts begin; null where there are too few. */
export function cutsOf(body: readonly OrganisedLine[], count: number): readonly OrganisedLine[] | null {
  const filled = body.filter((line) => line.text.trim() !== '');
  const begins = (line: OrganisedLine) => line.type !== 'dialogue' && line.type !== 'parenthetical';
  const starts = filled.flatMap((line, at) => (at > 0 && begins(line) ? [{ line, at }] : []));
  if (starts.length < count) return null;
  const cuts: OrganisedLine[] = [];
  let from = 0;
  for (let i = 1; i <= count; i++) {
    const wish = (filled.length * i) / (count + 1);
    const left = starts.slice(from, starts.length - (count - i));
    const best = left.reduce((a, b) => (Math.abs(b.at - wish) < Math.abs(a.at - wish) ? b : a));
    cuts.push(best.line);
    from = starts.indexOf(best) + 1;
  }
  return cuts;
}
