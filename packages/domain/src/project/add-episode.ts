import { z } from 'zod';
import { insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { byOrder, keyAfter } from '../kernel/order-key.ts';

/** Adds an episode at the end. PJ2: a project that is not a series has exactly one. */
export const addEpisode = defineCommand({
  name: 'addEpisode',
  args: z.object({ episodeId: idSchema, title: z.string().max(120).default('') }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args, ctx) {
    if (state.project.get(ctx.projectId)?.projectType !== 'series') return refuse('single_episode');
    if (state.episode.has(args.episodeId)) return refuse('already_exists');
    const episodes = [...state.episode.values()].sort(byOrder);
    return changes([
      insert('episode', {
        _id: args.episodeId,
        projectId: ctx.projectId,
        orderKey: keyAfter(episodes, episodes.at(-1)?._id ?? null),
        title: args.title,
      }),
    ]);
  },
});
