import {
  type BreakdownCandidate,
  groupBy,
  type Id,
  itemKey,
  learnedNames,
  leftToModel,
  type ProjectState,
  type ReviewedScene,
  type ReviewStep,
} from '@ddak/domain';
import { newId } from '../../new-id.ts';
import type { Actor } from '../../sync/command-group.ts';
import type { RunAs } from '../../sync/run-as.ts';
import type { CheckedAnswer } from './check-answer.ts';

/** How sure a thing is that a model has found: its words stand in the text, but no rule knows it. */
const FOUND = 0.6;

export interface Writing {
  readonly runAs: RunAs;
  readonly actor: Actor;
  readonly projectId: Id;
  readonly screenplayId: Id;
}

/**
 * AI3: writes what of an answer nobody has decided on, in the name of who asked for it. Before a version is accepted
 * as review steps, afterwards as suggestions. False: its writer may not, or the version has gone on meanwhile.
 */
export async function writeAnswer(
  writing: Writing,
  state: ProjectState,
  scene: ReviewedScene,
  answer: CheckedAnswer,
): Promise<boolean> {
  const version = state.screenplay.get(writing.screenplayId);
  if (version?.state === 'review') return writeSteps(writing, state, scene, answer);
  if (version?.state === 'accepted') return writeSuggestions(writing, state, scene, answer);
  return false;
}

async function writeSteps(
  { runAs, actor, projectId, screenplayId }: Writing,
  state: ProjectState,
  scene: ReviewedScene,
  { synopsis, lines, items }: CheckedAnswer,
): Promise<boolean> {
  const edits = groupBy(state.reviewEdit, 'screenplayId').get(screenplayId) ?? [];
  const byType = Map.groupBy(lines, ({ type }) => type);
  const wanted = [
    ...(synopsis === null || synopsis === scene.synopsis
      ? []
      : [{ kind: 'setSynopsis' as const, headingLine: scene.headingLine, synopsis }]),
    ...[...byType].map(([type, list]) => ({
      kind: 'setLineType' as const,
      lines: list.map(({ line }) => line),
      type,
      who: null,
    })),
    ...foundStep(scene, newTo(state, scene, items)),
  ];
  for (const step of wanted) {
    if (!leftToModel(edits, step)) continue;
    const args = { editId: newId(), screenplayId, step, source: 'ai' as const };
    const { outcome } = await runAs(actor, projectId, 'addReviewEdit', args);
    if (outcome === 'refused') return false;
  }
  return true;
}

/** What the scene does not have yet, and nobody has turned down in this project (BD5). */
function newTo(state: ProjectState, scene: ReviewedScene, items: CheckedAnswer['items']) {
  const known = new Set(
    [...scene.items, ...learnedNames(state.breakdownItem.values()).rejected].map(itemKey),
  );
  return items.filter((item) => !known.has(itemKey(item)));
}

function foundStep({ headingLine }: ReviewedScene, items: CheckedAnswer['items']): ReviewStep[] {
  if (items.length === 0) return [];
  const found = items.map(
    ({ evidence, ...item }): BreakdownCandidate => ({ ...item, ...evidence, subtype: '', confidence: FOUND }),
  );
  return [{ kind: 'addItems', headingLine, items: found.slice(0, 60) }];
}

async function writeSuggestions(
  { runAs, actor, projectId, screenplayId }: Writing,
  state: ProjectState,
  scene: ReviewedScene,
  { synopsis, items }: CheckedAnswer,
): Promise<boolean> {
  const row = [...state.scene.values()].find(
    (one) => one.screenplayId === screenplayId && one.firstLine === scene.headingLine,
  );
  if (!row) return true;
  const rejected = new Set(learnedNames(state.breakdownItem.values()).rejected.map(itemKey));
  const fresh = items.filter((item) => !rejected.has(itemKey(item)));
  const own = { subtype: '', note: '', source: 'ai' as const, status: 'suggested' as const };
  const results = [];
  if (fresh.length > 0) {
    const list = fresh.map((item) => ({ ...own, ...item, _id: newId() }));
    results.push(await runAs(actor, projectId, 'addBreakdownItems', { sceneId: row._id, items: list }));
  }
  // Somebody has written another one since the script was accepted: it stays.
  if (synopsis !== null && row.synopsis === scene.synopsis.slice(0, 300) && synopsis !== row.synopsis)
    results.push(await runAs(actor, projectId, 'editScenes', { sceneIds: [row._id], patch: { synopsis } }));
  return results.every(({ outcome }) => outcome !== 'refused');
}
