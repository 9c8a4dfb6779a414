import {
  buildDayReportView,
  buildSceneListView,
  idSchema,
  sheetDayName,
  timetableViewSteps,
} from '@ddak/domain';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { ProjectFiles } from '../../files/project-files.ts';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { inTurns } from '../../print/in-turns.ts';
import type { Printer } from '../../print/printer.ts';
import type { ReadState } from '../../sync/read-state.ts';
import { fileName } from './file-name.ts';
import { readerOf, sheetFor } from './read-sheet.ts';
import { sendPrint } from './send-print.ts';
import { sheetQuerySchema } from './sheet-query.ts';

export interface CallsheetDeps {
  readonly readState: ReadState;
  readonly printer: Printer;
  readonly files: Pick<ProjectFiles, 'readKind'>;
  readonly authentication: Authentication;
  /** One of the few large answers that a person is sent at one time. */
  readonly oneOfFew: preHandlerAsyncHookHandler;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** CS21: how many pages there are, said with each picture of one. */
const PAGES_HEADER = 'x-pages';

const formatSchema = z.enum(['pdf', 'xlsx']);
const sheetFormatSchema = z.enum(['pdf', 'xlsx', 'png']);

/**
 * Downloads of what is printed: call sheets, the days' reports, plans, the scene list. AC6: each is made of the tables
 * alone that the one who asks may read.
 */
export function callsheetRoutes(app: App, deps: CallsheetDeps): void {
  const preHandler = [deps.authentication.requireUser, deps.oneOfFew];
  const params = z.object({ id: idSchema });

  app.get(
    '/projects/:id/callsheets/:cid.:format',
    {
      preHandler,
      schema: {
        params: params.extend({ cid: idSchema, format: sheetFormatSchema }),
        querystring: sheetQuerySchema,
      },
    },
    async (request, reply) => {
      const { id, cid, format } = request.params;
      const { version, form, page } = request.query;
      // CS88: pictures are for chat rooms.
      const phones = format === 'png' ? 'marked' : request.query.phones;
      const view = await sheetFor(deps, id, signedIn(request)._id, { callsheetId: cid, version, phones });
      const logo = view.logo ? await deps.files.readKind('logo', id, view.logo) : undefined;
      const madeAt = new Date(deps.now());
      const day = view.dayNo === null ? '' : sheetDayName(view);
      const number = version ? `${version}판` : '';
      const about = ['일촬표', view.projectTitle, day, view.date, number];
      if (format === 'png') {
        const { pages, pictures } = await deps.printer.draw({
          kind: 'callsheet.png',
          view,
          madeAt,
          logo,
          form,
          page,
        });
        const [bytes] = pictures;
        if (!bytes) throw new HttpFailure('not_found');
        const of = pages === 1 ? '' : `${page}`;
        return sendPrint(reply.header(PAGES_HEADER, pages), format, {
          name: fileName([...about, of], format),
          bytes,
        });
      }
      const isForPhone = format === 'pdf' && form === 'phone';
      const kind = isForPhone ? 'callsheet-phone.pdf' : (`callsheet.${format}` as const);
      const bytes = await deps.printer.print({ kind, view, madeAt, logo });
      const name = fileName([...about, isForPhone ? '휴대폰' : ''], format);
      return sendPrint(reply, format, { name, bytes });
    },
  );

  app.get(
    '/projects/:id/callsheets/:cid/report.:format',
    { preHandler, schema: { params: params.extend({ cid: idSchema, format: formatSchema }) } },
    async (request, reply) => {
      const { id, cid, format } = request.params;
      const reader = await readerOf(deps, id, signedIn(request)._id, 'callsheet', 'timetable', 'screenplay');
      // RP8
      if (!reader.may('callsheet', 'write')) throw new HttpFailure('forbidden');
      const view = buildDayReportView(reader.state, cid);
      if (!view) throw new HttpFailure('not_found');
      const madeAt = new Date(deps.now());
      const bytes = await deps.printer.print({ kind: `day-report.${format}`, view, madeAt });
      const day = view.dayNo === null ? '' : sheetDayName(view);
      return sendPrint(reply, format, {
        name: fileName([view.title, view.projectTitle, day, view.date], format),
        bytes,
      });
    },
  );

  app.get(
    '/projects/:id/boards/:bid.:format',
    { preHandler, schema: { params: params.extend({ bid: idSchema, format: formatSchema }) } },
    async (request, reply) => {
      const { id, bid, format } = request.params;
      const reader = await readerOf(deps, id, signedIn(request)._id, 'timetable', 'screenplay');
      const view = await inTurns(timetableViewSteps(reader.state, bid));
      if (!view) throw new HttpFailure('not_found');
      const madeAt = new Date(deps.now());
      const bytes = await deps.printer.print({ kind: `board.${format}`, view, madeAt });
      return sendPrint(reply, format, {
        name: fileName([view.title, view.projectTitle, view.boardName], format),
        bytes,
      });
    },
  );

  app.get('/projects/:id/scenes.xlsx', { preHandler, schema: { params } }, async (request, reply) => {
    const reader = await readerOf(deps, request.params.id, signedIn(request)._id, 'screenplay');
    const view = buildSceneListView(reader.state);
    const madeAt = new Date(deps.now());
    const bytes = await deps.printer.print({ kind: 'scenes.xlsx', view, madeAt });
    return sendPrint(reply, 'xlsx', { name: fileName([view.title, view.projectTitle], 'xlsx'), bytes });
  });
}
