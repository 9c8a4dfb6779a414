import { z } from 'zod';
import { type Id, idSchema } from '../../kernel/id.ts';
import type { Refusal } from '../../kernel/result.ts';
import type { ProjectState } from '../../state.ts';
import type { ComparedDraft } from './compare-draft.ts';

/** SP12: what a person says a scene of the new draft is: one that exists, or (null) a scene of its own. */
export const sceneChoiceSchema = z.object({ headingLine: z.int(), sceneId: idSchema.nullable() });
export type SceneChoice = z.infer<typeof sceneChoiceSchema>;

/** More than any draft has scenes. */
export const MOST_CHOICES = 5000;

type Resolved = { readonly sceneIds: readonly (Id | null)[] } | { readonly refusal: Refusal };

/**
 * SP12: which scene each of the draft is. What a person has chosen holds; the rest goes by its number, but never where
 * number and text disagree: then it is refused, naming the scenes that have to be said.
 */
export function resolveMatches(
  state: ProjectState,
  compared: readonly ComparedDraft[],
  choices: readonly SceneChoice[],
): Resolved {
  const chosen = new Map(choices.map((choice) => [choice.headingLine, choice.sceneId]));
  const claimed = choices.flatMap(({ sceneId }) => sceneId ?? []);
  const lines = new Set(compared.map(({ scene }) => scene.headingLine));
  if (choices.some(({ headingLine }) => !lines.has(headingLine))) return { refusal: gone };
  if (new Set(claimed).size < claimed.length || chosen.size < choices.length)
    return { refusal: { code: 'invalid', details: { where: 'scenes' } } };
  for (const { scene, episodeId } of compared) {
    const sceneId = chosen.get(scene.headingLine);
    if (sceneId && state.scene.get(sceneId)?.episodeId !== episodeId) return { refusal: gone };
  }
  const open = compared.filter(({ isAsked, scene }) => isAsked && !chosen.has(scene.headingLine));
  if (open.length > 0) return { refusal: disagreement(open) };
  const taken = new Set(claimed);
  const byNumber = ({ byNumber: scene }: ComparedDraft) =>
    scene && !taken.has(scene._id) ? scene._id : null;
  return {
    sceneIds: compared.map((draft) => {
      const said = chosen.get(draft.scene.headingLine);
      return said === undefined ? byNumber(draft) : said;
    }),
  };
}

const gone: Refusal = { code: 'not_found', details: { what: '씬' } };

const NAMED = 5;

function disagreement(open: readonly ComparedDraft[]): Refusal {
  const labels = open.slice(0, NAMED).map(({ number }) => `S#${number.sceneNo}${number.subSceneNo}`);
  const more = open.length > NAMED ? ` 외 ${open.length - NAMED}개` : '';
  return { code: 'scenes_disagree', details: { labels: `${labels.join(', ')}${more}`, count: open.length } };
}
