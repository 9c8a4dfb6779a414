import { idSchema, organisedScreenplaySchema } from '@ddak/domain';
import { commandResultSchema, openedScreenplaySchema, screenplayPasswordSchema } from '@ddak/protocol';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { ProjectFiles } from '../../files/project-files.ts';
import type { App } from '../../http/app.ts';
import { attachment } from '../../http/attachment.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { isStorable } from '../../http/json-body.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { ReadState } from '../../sync/read-state.ts';
import { type OpeningDeps, openLocked } from './open-locked.ts';
import {
  mayUpload,
  type Upload,
  type UploadDeps,
  uploadFieldsSchema,
  uploadScreenplay,
} from './upload-screenplay.ts';

export interface ScreenplayDeps extends UploadDeps, OpeningDeps {
  readonly authentication: Authentication;
  /** One of the few large answers that a person is sent at one time. */
  readonly oneOfFew: preHandlerAsyncHookHandler;
  readonly limits: RateLimits;
  readonly readState: ReadState;
  readonly files: ProjectFiles;
}

/** Reads the multipart body up to its file; the fields stand before it. */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  const part = await request.file();
  if (!part) throw new HttpFailure('invalid', { where: 'file' });
  const values = Object.entries(part.fields).flatMap(([name, field]) =>
    field && !Array.isArray(field) && field.type === 'field' ? [[name, field.value]] : [],
  );
  const fields = uploadFieldsSchema.safeParse(Object.fromEntries(values));
  if (!isStorable(values) || !isStorable(part.filename)) throw new HttpFailure('invalid', { where: 'file' });
  if (!fields.success)
    throw new HttpFailure('invalid', { where: fields.error.issues[0]?.path.join('.') ?? '' });
  return {
    fields: fields.data,
    fileName: part.filename || 'screenplay',
    bytes: part.file,
    truncated: () => part.file.truncated,
  };
}

/** Scripts: sending one to be read, its organised text, the file as it came. */
export function screenplayRoutes(app: App, deps: ScreenplayDeps): void {
  const preHandler = deps.authentication.requireUser;
  const large = [preHandler, deps.oneOfFew];
  const params = z.object({ id: idSchema });

  app.post(
    '/projects/:id/screenplays',
    {
      preHandler,
      config: deps.limits.upload,
      schema: {
        params,
        multipart: uploadFieldsSchema.extend({ file: z.file() }),
        response: { 201: z.object({ data: commandResultSchema }) },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      await mayUpload(deps.states, request.params.id, actor._id);
      const upload = await readUpload(request);
      const data = await uploadScreenplay(deps, request.params.id, actor, upload);
      return reply.status(201).send({ data });
    },
  );

  const version = params.extend({ sid: idSchema });

  app.post(
    '/projects/:id/screenplays/:sid/password',
    {
      preHandler,
      config: deps.limits.password,
      schema: {
        params: version,
        body: screenplayPasswordSchema,
        response: { 200: z.object({ data: openedScreenplaySchema }) },
      },
    },
    async (request) => {
      const { id, sid } = request.params;
      return { data: await openLocked(deps, id, sid, signedIn(request), request.body.password) };
    },
  );

  app.get(
    '/projects/:id/screenplays/:sid/text',
    {
      preHandler: large,
      schema: {
        params: version,
        response: { 200: z.object({ data: organisedScreenplaySchema }) },
      },
      // It was checked when it was made, and a long script has ten thousand lines.
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => {
      const { id, sid } = request.params;
      await deps.readState(id, signedIn(request)._id, 'screenplay');
      const data = await deps.screenplays.readText(id, sid);
      if (!data) throw new HttpFailure('not_found');
      return { data };
    },
  );

  app.get(
    '/projects/:id/files/:fid',
    { preHandler: large, schema: { params: params.extend({ fid: idSchema }) } },
    async (request, reply) => {
      const { id, fid } = request.params;
      await deps.readState(id, signedIn(request)._id, 'screenplay');
      const isScript = (await deps.files.find(id, fid))?.kind === 'script';
      const found = isScript ? await deps.files.open(id, fid) : undefined;
      if (!found) throw new HttpFailure('not_found');
      const { file, bytes } = found;
      return reply
        .header('content-type', 'application/octet-stream')
        .header('content-length', file.size)
        .header('content-disposition', attachment(file.name))
        .send(bytes);
    },
  );
}
