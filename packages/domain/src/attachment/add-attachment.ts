import { z } from 'zod';
import { insert } from '../change.ts';
import { changes, defineCommand, type PlanContext, refuse } from '../command.ts';
import { fileOrLinkSchema } from '../file/file-or-link.ts';
import { withKnownFiles } from '../file/with-known-files.ts';
import { idSchema } from '../kernel/id.ts';
import { memberOf } from '../member-of.ts';
import { mayReadTarget } from '../target/may-read-target.ts';
import { TARGET_WORDS, targetColumns } from '../target/target.ts';

const { name, fileId, link, size, contents } = fileOrLinkSchema.shape;

/** AT2: hangs a file that its sender has sent, or a link, on a target: whoever reads that may. */
export const addAttachment = defineCommand({
  name: 'addAttachment',
  args: z
    .object({ attachmentId: idSchema, ...targetColumns, name, fileId, link, size, contents })
    .refine((one) => (one.fileId === null) !== (one.link === null)),
  needs: { section: 'project', right: 'read' },
  loads: ({ fileId }) => [{ kind: 'files', ids: fileId === null ? [] : [fileId] }],
  plan(state, { attachmentId, targetKind, targetId, ...said }, ctx) {
    if (!mayReadTarget(memberOf(state, ctx.actorId), { targetKind })) return refuse('forbidden');
    if (!state[targetKind].has(targetId)) return refuse('not_found', { what: TARGET_WORDS[targetKind] });
    if (state.attachment.has(attachmentId)) return refuse('already_exists');
    const [known] = withKnownFiles(ctx, [{ _id: attachmentId, ...said }]) ?? [];
    if (!known || !isOwnFile(ctx, said.fileId)) return refuse('not_found', { what: '파일' });
    const whose = { projectId: ctx.projectId, addedBy: ctx.actorId, createdAt: ctx.now };
    return changes([insert('attachment', { ...known, ...whose, targetKind, targetId })]);
  },
});

/** AT6: what somebody else has sent is hung by them alone: to know its id is not to have it. */
function isOwnFile({ loaded, actorId }: PlanContext, fileId: string | null): boolean {
  const sender = fileId === null ? null : (loaded.files?.get(fileId)?.uploadedBy ?? null);
  return sender === null || sender === actorId;
}
