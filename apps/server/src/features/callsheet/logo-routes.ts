import { Readable } from 'node:stream';
import { can, type Id, idSchema, memberOf } from '@ddak/domain';
import { keptFileSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { ProjectFiles } from '../../files/project-files.ts';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { readSentFile } from '../../http/read-sent-file.ts';
import { ownPng } from '../../screenplay-reader/own-png.ts';
import type { ReadState } from '../../sync/read-state.ts';

export interface SheetFileDeps {
  readonly readState: ReadState;
  readonly files: ProjectFiles;
  readonly authentication: Authentication;
  readonly limits: RateLimits;
}

const MOST_BYTES = 10 * 1024 * 1024;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** CS68: the logo of a project's call sheets: sending one, and what the screen's paper shows. */
export function logoRoutes(app: App, deps: SheetFileDeps): void {
  const preHandler = deps.authentication.requireUser;
  const params = z.object({ id: idSchema });

  app.post(
    '/projects/:id/callsheet-logos',
    {
      preHandler,
      config: deps.limits.upload,
      schema: {
        params,
        multipart: z.object({ file: z.file() }),
        response: { 201: z.object({ data: keptFileSchema }) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { _id: userId } = signedIn(request);
      await mustWriteSheets(deps.readState, id, userId);
      const sent = await readSentFile(request, MOST_BYTES);
      const png = await ownPng('logo', sent.bytes, userId);
      const file = { projectId: id, kind: 'logo', name: '로고.png', uploadedBy: userId } as const;
      const bytes = Readable.from([png]);
      const fileId = await deps.files.keep({ ...file, bytes, inspect: () => {} });
      if (!fileId) throw new HttpFailure('storage_full');
      return reply.status(201).send({ data: { fileId } });
    },
  );

  app.get(
    '/projects/:id/callsheet-logos/:fid',
    { preHandler, schema: { params: params.extend({ fid: idSchema }) } },
    async (request, reply) => {
      const { id, fid } = request.params;
      await deps.readState(id, signedIn(request)._id, 'callsheet');
      const bytes = await deps.files.readKind('logo', id, fid);
      if (!bytes) throw new HttpFailure('not_found');
      return (
        reply
          .header('content-type', 'image/png')
          // What lies under an id never changes.
          .header('cache-control', `private, max-age=${YEAR_SECONDS}, immutable`)
          .send(bytes)
      );
    },
  );
}

/** Fails before a byte is read where the sender may not change call sheets. */
export async function mustWriteSheets(readState: ReadState, projectId: Id, userId: Id): Promise<void> {
  const member = memberOf(await readState(projectId, userId), userId);
  if (!member || !can(member, 'write', 'callsheet')) throw new HttpFailure('forbidden');
}
