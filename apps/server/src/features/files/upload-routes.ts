import { Readable } from 'node:stream';
import { cleanFileName, type Id, idSchema } from '@ddak/domain';
import { type UploadState, uploadStartSchema, uploadStateSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { OpenUpload } from '../../db/file-rows.ts';
import type * as uploads from '../../files/uploads.ts';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { RateLimits } from '../../http/rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is taken as it comes. */
    readonly bytes?: true;
  }
}

export interface UploadDeps {
  readonly uploads: uploads.Uploads;
  /** Fails for who may hang no file on anything there. */
  readonly mayAttach: (projectId: Id, userId: Id) => Promise<void>;
  readonly maxBytes: number;
  readonly authentication: Authentication;
  readonly limits: RateLimits;
}

const MiB = 1024 * 1024;
const params = z.object({ id: idSchema });
const one = params.extend({ uid: idSchema });
const response = { 200: z.object({ data: uploadStateSchema }) };

/** FS6: files that hang on something, sent in parts, and gone on with where a line broke. */
export function uploadRoutes(app: App, deps: UploadDeps): void {
  const preHandler = deps.authentication.requireUser;
  app.addContentTypeParser('application/octet-stream', (request, payload, done) => {
    if (request.routeOptions.config.bytes) done(null, payload);
    else done(new HttpFailure('unsupported_type'));
  });

  app.post(
    '/projects/:id/uploads',
    { preHandler, config: deps.limits.attach, schema: { params, body: uploadStartSchema, response } },
    async (request) => {
      const { id } = request.params;
      const { _id: userId } = signedIn(request);
      await deps.mayAttach(id, userId);
      const { uploadId, name, size, keepsMetadata } = request.body;
      if (size === 0) throw new HttpFailure('empty_file');
      if (size > deps.maxBytes)
        throw new HttpFailure('too_large', { limit: Math.floor(deps.maxBytes / MiB) });
      const whose = { projectId: id, uploadedBy: userId };
      const begun = await deps.uploads.begin({
        ...{ _id: uploadId, name: cleanFileName(name), size, keepsMetadata },
        ...whose,
      });
      return { data: answer(begun) };
    },
  );

  app.get(
    '/projects/:id/uploads/:uid',
    { preHandler, schema: { params: one, response } },
    async (request) => {
      const { id, uid } = request.params;
      const { _id: userId } = signedIn(request);
      await deps.mayAttach(id, userId);
      const state = await deps.uploads.state(id, userId, uid);
      if (!state) throw new HttpFailure('upload_over');
      return { data: answer(state) };
    },
  );

  app.patch(
    '/projects/:id/uploads/:uid',
    {
      preHandler,
      config: { bytes: true },
      schema: { params: one, querystring: z.object({ from: z.coerce.number().int().min(0) }), response },
    },
    async (request) => {
      const { id, uid } = request.params;
      const { _id: userId } = signedIn(request);
      await deps.mayAttach(id, userId);
      const upload = await deps.uploads.find(id, userId, uid);
      if (!upload) throw new HttpFailure('upload_over');
      if (!(request.body instanceof Readable)) throw new HttpFailure('unsupported_type');
      return { data: await addPart(deps, upload, request.query.from, request.body) };
    },
  );

  app.delete(
    '/projects/:id/uploads/:uid',
    { preHandler, schema: { params: one, response: { 200: z.object({ data: z.object({}) }) } } },
    async (request) => {
      const { id, uid } = request.params;
      const { _id: userId } = signedIn(request);
      await deps.mayAttach(id, userId);
      const upload = await deps.uploads.find(id, userId, uid);
      if (!upload) throw new HttpFailure('upload_over');
      await deps.uploads.giveUp(upload._id);
      return { data: {} };
    },
  );
}

async function addPart(
  { uploads: all }: UploadDeps,
  upload: OpenUpload,
  from: number,
  bytes: Readable,
): Promise<UploadState> {
  const added = await all.add(upload, from, bytes);
  if (added === 'misplaced') throw new HttpFailure('upload_misplaced');
  if (added === 'too much') throw new HttpFailure('invalid', { where: 'size' });
  // Nobody is there to hear it.
  if (added === 'broken off') throw new HttpFailure('bad_request');
  return answer(added);
}

function answer(state: uploads.Begun): UploadState {
  if (state === 'full') throw new HttpFailure('storage_full');
  const { offset, file } = state;
  return {
    offset,
    file: file && { fileId: file._id, name: file.name, size: file.size, contents: file.contents },
  };
}
