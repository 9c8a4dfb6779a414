import { idSchema } from '@ddak/domain';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { ProjectFiles } from '../../files/project-files.ts';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { sendAttached } from '../../http/send-attached.ts';
import type { ReadState } from '../../sync/read-state.ts';
import { sheetFor } from './read-sheet.ts';

interface SheetFileDeps {
  readonly readState: ReadState;
  readonly files: Pick<ProjectFiles, 'openKind'>;
  readonly authentication: Authentication;
  /** One of the few large answers that a person is sent at one time. */
  readonly oneOfFew: preHandlerAsyncHookHandler;
}

/** CS82: a file of a sheet, for who has the sheet that it stands on: the draft, or a version by its number. */
export function sheetFileRoutes(app: App, deps: SheetFileDeps): void {
  app.get(
    '/projects/:id/callsheets/:cid/files/:eid',
    {
      preHandler: [deps.authentication.requireUser, deps.oneOfFew],
      schema: {
        params: z.object({ id: idSchema, cid: idSchema, eid: idSchema }),
        querystring: z.object({ version: z.coerce.number().int().min(1).optional() }),
      },
    },
    async (request, reply) => {
      const { id, cid, eid } = request.params;
      const { version } = request.query;
      const asked = { callsheetId: cid, version, phones: 'marked' } as const;
      const view = await sheetFor(deps, id, signedIn(request)._id, asked);
      const entry = view.files.find(({ _id }) => _id === eid);
      const found = entry?.fileId ? await deps.files.openKind('attachment', id, entry.fileId) : undefined;
      if (!entry || !found) throw new HttpFailure('not_found');
      return sendAttached(reply, entry.name, found);
    },
  );
}
