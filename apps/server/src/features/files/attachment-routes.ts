import { type Attachment, type Id, idSchema, mayReadTarget, memberOf } from '@ddak/domain';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { PREVIEW_SIZES, type Previews } from '../../files/previews.ts';
import type { ProjectFiles } from '../../files/project-files.ts';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { sendAttached } from '../../http/send-attached.ts';
import type { ReadState } from '../../sync/read-state.ts';

interface AttachmentDeps {
  readonly readState: ReadState;
  readonly files: Pick<ProjectFiles, 'openKind'>;
  readonly previews: Previews;
  readonly authentication: Authentication;
  /** One of the few large answers that a person is sent at one time. */
  readonly oneOfFew: preHandlerAsyncHookHandler;
}

/** AT8, AT9: what hangs on something, and how it looks, for who reads that. */
export function attachmentRoutes(app: App, deps: AttachmentDeps): void {
  app.get(
    '/projects/:id/attachments/:aid/file',
    {
      preHandler: [deps.authentication.requireUser, deps.oneOfFew],
      schema: { params: z.object({ id: idSchema, aid: idSchema }) },
    },
    async (request, reply) => {
      const { id, aid } = request.params;
      const { name, fileId } = await attachmentFor(deps, id, signedIn(request)._id, aid);
      const found = fileId === null ? undefined : await deps.files.openKind('attachment', id, fileId);
      if (!found) throw new HttpFailure('not_found');
      return sendAttached(reply, name, found);
    },
  );

  app.get(
    '/projects/:id/attachments/:aid/preview',
    {
      preHandler: deps.authentication.requireUser,
      schema: {
        params: z.object({ id: idSchema, aid: idSchema }),
        querystring: z.object({ size: z.enum(PREVIEW_SIZES) }),
      },
    },
    async (request, reply) => {
      const { id, aid } = request.params;
      const { _id: userId } = signedIn(request);
      const { fileId } = await attachmentFor(deps, id, userId, aid);
      if (fileId === null) throw new HttpFailure('not_found');
      const etag = `"${fileId}-${request.query.size}"`;
      // Asked for each time, so that a right that was lost takes it back, and sent once.
      reply.header('cache-control', 'private, no-cache').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      const picture = await deps.previews.find(request.query.size, id, fileId, userId);
      if (typeof picture === 'string') throw new HttpFailure(picture);
      return reply.header('content-type', 'image/jpeg').send(picture);
    },
  );
}

/** An attachment that somebody reads; one that they do not is not there. */
async function attachmentFor(
  { readState }: Pick<AttachmentDeps, 'readState'>,
  projectId: Id,
  userId: Id,
  attachmentId: Id,
): Promise<Attachment> {
  const state = await readState(projectId, userId, 'project');
  const one = state.attachment.get(attachmentId);
  if (!one || !mayReadTarget(memberOf(state, userId), one)) throw new HttpFailure('not_found');
  return one;
}
