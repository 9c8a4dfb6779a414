import { z } from 'zod';
import { can } from '../../access/can.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { memberOf } from '../../member-of.ts';
import { listedSceneSchema } from './listed-scene.ts';
import { planListedScenes } from './plan-listed-scenes.ts';

/**
 * Takes a 씬 구분표 over in one step: scenes that are new are made, those that are there get what the list says of them (SC11 to
 * SC13). It writes the breakdown too, so both rights are needed.
 */
export const importScenes = defineCommand({
  name: 'importScenes',
  args: z.object({ scenes: z.array(listedSceneSchema).min(1).max(5000) }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, { scenes }, ctx) {
    if (!can(memberOf(state, ctx.actorId), 'write', 'breakdown')) return refuse('forbidden');
    if (state.episode.size === 0) return refuse('not_found', { what: '에피소드' });
    const isSeries = state.project.get(ctx.projectId)?.projectType === 'series';
    const numbers = new Set<string>();
    for (const { episodeNo, sceneNo, subSceneNo } of scenes) {
      const label = `S#${sceneNo}${subSceneNo}`;
      const key = `${isSeries ? (episodeNo ?? 1) : 1}/${label}`;
      if (numbers.has(key)) return refuse('scene_number_taken', { label });
      numbers.add(key);
    }
    const plan = planListedScenes(state, scenes, ctx);
    return changes([...plan.made, ...plan.scenes.flatMap((scene) => scene.changes)]);
  },
});
