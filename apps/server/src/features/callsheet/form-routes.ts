import { Readable } from 'node:stream';
import { type CallsheetView, formValues, type Id, idSchema, sheetDayName } from '@ddak/domain';
import { keptFileSchema } from '@ddak/protocol';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { attachment } from '../../http/attachment.ts';
import { signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { readSentFile } from '../../http/read-sent-file.ts';
import type { FormReading, FormRefusal, FormWriting } from '../../screenplay-reader/form/read-form.ts';
import { runTask } from '../../screenplay-reader/run-task.ts';
import { fileName } from './file-name.ts';
import { mustWriteSheets, type SheetFileDeps } from './logo-routes.ts';
import { sheetFor } from './read-sheet.ts';
import { sheetQuerySchema } from './sheet-query.ts';

const MOST_BYTES = 5 * 1024 * 1024;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The sample has no date of its own: it is the same file whenever it is fetched. */
const SAMPLE_DATE = new Date(Date.UTC(2026, 0, 1));

export interface FormDeps extends SheetFileDeps {
  /** One of the few large answers that a person is sent at one time. */
  readonly oneOfFew: preHandlerAsyncHookHandler;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** CS69: the team's own form: sending one, having it back, and one to begin with. */
export function formRoutes(app: App, deps: FormDeps): void {
  const preHandler = deps.authentication.requireUser;
  const params = z.object({ id: idSchema });

  app.post(
    '/projects/:id/callsheet-forms',
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
      const { name, bytes } = await readSentFile(request, MOST_BYTES);
      const read = await runTask<FormReading>({ task: 'checkForm' }, bytes, userId);
      if (!read.ok) throw new HttpFailure('form_damaged');
      if (!read.result.ok) throw failureOf(read.result);
      const file = { projectId: id, kind: 'form', name, uploadedBy: userId } as const;
      const fileId = await deps.files.keep({ ...file, bytes: Readable.from([bytes]), inspect: () => {} });
      if (!fileId) throw new HttpFailure('storage_full');
      return reply.status(201).send({ data: { fileId } });
    },
  );

  app.get(
    '/projects/:id/callsheet-forms/:fid',
    { preHandler, schema: { params: params.extend({ fid: idSchema }) } },
    async (request, reply) => {
      const { id, fid } = request.params;
      await deps.readState(id, signedIn(request)._id, 'callsheet');
      const file = await deps.files.find(id, fid);
      const bytes = await deps.files.readKind('form', id, fid);
      if (!file || !bytes) throw new HttpFailure('not_found');
      return reply
        .header('content-type', XLSX)
        .header('content-disposition', attachment(file.name))
        .send(bytes);
    },
  );

  app.get(
    '/projects/:id/callsheets/:cid/own-form.xlsx',
    {
      preHandler: [preHandler, deps.oneOfFew],
      schema: {
        params: params.extend({ cid: idSchema }),
        querystring: sheetQuerySchema.pick({ version: true, phones: true }),
      },
    },
    async (request, reply) => {
      const { id, cid } = request.params;
      const { version, phones } = request.query;
      const { _id: userId } = signedIn(request);
      const view = await sheetFor(deps, id, userId, { callsheetId: cid, version, phones });
      const { project } = await deps.readState(id, userId, 'callsheet');
      const formId = project.get(id)?.callsheetForm ?? null;
      const bytes = await filledForm(deps, { projectId: id, formId, view }, userId);
      const day = view.dayNo === null ? '' : sheetDayName(view);
      const about = ['일촬표', view.projectTitle, day, view.date, version ? `${version}판` : '', '우리 양식'];
      return reply
        .header('content-type', XLSX)
        .header('content-disposition', attachment(fileName(about, 'xlsx')))
        .send(bytes);
    },
  );

  app.get(
    '/projects/:id/callsheet-form-sample.xlsx',
    { preHandler, schema: { params } },
    async (request, reply) => {
      await deps.readState(request.params.id, signedIn(request)._id, 'callsheet');
      // Loaded for this alone: other workbooks are made in the printer's thread.
      const { formSample } = await import('@ddak/documents/form');
      return reply
        .header('content-type', XLSX)
        .header('content-disposition', attachment('일촬표 양식 본보기.xlsx'))
        .send(Buffer.from(await formSample(SAMPLE_DATE)));
    },
  );
}

/** A sheet in the team's own form; filled in where untrusted files are read, for that is one. */
async function filledForm(
  { files, now }: FormDeps,
  sheet: { readonly projectId: Id; readonly formId: Id | null; readonly view: CallsheetView },
  person: Id,
): Promise<Buffer> {
  const { projectId, formId, view } = sheet;
  const form = formId ? await files.readKind('form', projectId, formId) : undefined;
  if (!form) throw new HttpFailure('no_form');
  const request = { task: 'fillForm', values: formValues(view), madeAt: now() } as const;
  const answer = await runTask<FormWriting>(request, form, person);
  if (!answer.ok) throw new HttpFailure('form_not_filled');
  if (!answer.result.ok) throw failureOf(answer.result);
  return Buffer.from(answer.result.xlsx, 'base64');
}

/** CS71: what is wrong with a form, each with its cell. */
function failureOf(refusal: FormRefusal): HttpFailure {
  if (refusal.code !== 'form_problems') return new HttpFailure(refusal.code);
  const lines = refusal.problems.map(({ cell, text }) => (cell ? `${cell} – ${text}` : text));
  return new HttpFailure('form_problems', { problems: refusal.problems }, lines.join('\n'));
}
