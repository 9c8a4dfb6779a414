import { z } from 'zod';
import { insert } from '../change.ts';
import { changes, defineCommand, isForeignFile, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';

/** SP1: a new version of an episode's script takes the next `versionNo`; it is being read until the reader answers. */
export const addScreenplay = defineCommand({
  name: 'addScreenplay',
  args: z.object({
    screenplayId: idSchema,
    episodeId: idSchema,
    fileId: idSchema,
    fileName: z.string().min(1).max(255),
    label: z.string().max(40).default(''),
  }),
  needs: { section: 'screenplay', right: 'write' },
  loads: ({ fileId }) => [{ kind: 'files', ids: [fileId] }],
  plan(state, args, ctx) {
    if (!state.episode.has(args.episodeId)) return refuse('not_found', { what: '에피소드' });
    if (isForeignFile(ctx, args.fileId)) return refuse('not_found', { what: '파일' });
    if (state.screenplay.has(args.screenplayId)) return refuse('already_exists', { what: '시나리오' });
    const versions = groupBy(state.screenplay, 'episodeId').get(args.episodeId) ?? [];
    const versionNo = Math.max(0, ...versions.map((version) => version.versionNo)) + 1;
    return changes([
      insert('screenplay', {
        _id: args.screenplayId,
        projectId: ctx.projectId,
        episodeId: args.episodeId,
        versionNo,
        label: args.label || `${versionNo}고`,
        fileId: args.fileId,
        fileName: args.fileName,
        format: null,
        state: 'reading',
        failure: null,
        failureCode: null,
        uploadedBy: ctx.actorId,
        createdAt: ctx.now,
      }),
    ]);
  },
});
