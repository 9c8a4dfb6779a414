import {
  buildReport,
  crewList,
  idSchema,
  REPORT_KINDS,
  reportOptionsSchema,
  shootingDaysIcs,
  writeUss,
} from '@ddak/domain';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { fileName } from './file-name.ts';
import { readerOf } from './read-sheet.ts';
import type { CallsheetDeps } from './routes.ts';
import { sendPrint } from './send-print.ts';

const kindSchema = z.enum(REPORT_KINDS.map(({ kind }) => kind)).default('one-line');
const formatSchema = z.enum(['pdf', 'xlsx', 'csv']);

/** RE1, RE2: the reports as files, each made of what the one who asks may read. */
export function reportRoutes(app: App, deps: CallsheetDeps): void {
  const preHandler = [deps.authentication.requireUser, deps.oneOfFew];
  const params = z.object({ id: idSchema });

  app.get(
    '/projects/:id/report.:format',
    {
      preHandler,
      schema: {
        params: params.extend({ format: formatSchema }),
        querystring: reportOptionsSchema.extend({ kind: kindSchema }),
      },
    },
    async (request, reply) => {
      const { id, format } = request.params;
      const { kind, ...options } = request.query;
      const { needs } = REPORT_KINDS.find((report) => report.kind === kind)!;
      const { state } = await readerOf(deps, id, signedIn(request)._id, ...needs);
      if (options.board !== undefined && !state.board.has(options.board)) throw new HttpFailure('not_found');
      const view = buildReport(state, kind, options);
      const madeAt = new Date(deps.now());
      const bytes = await deps.printer.print({ kind: `report.${format}`, view, madeAt });
      const about = kind === 'day-out-of-days' ? '' : view.about;
      return sendPrint(reply, format, {
        name: fileName([view.title, view.projectTitle, about], format),
        bytes,
      });
    },
  );

  app.get(
    '/projects/:id/crew-list.:format',
    { preHandler, schema: { params: params.extend({ format: z.enum(['xlsx', 'csv']) }) } },
    async (request, reply) => {
      const { id, format } = request.params;
      const { state, may } = await readerOf(deps, id, signedIn(request)._id, 'crew');
      // CR18
      const view = crewList(state, may('contacts'));
      const madeAt = new Date(deps.now());
      const bytes = await deps.printer.print({ kind: `report.${format}`, view, madeAt });
      return sendPrint(reply, format, { name: fileName([view.title, view.projectTitle], format), bytes });
    },
  );

  app.get(
    '/projects/:id/shooting-days.ics',
    { preHandler, schema: { params, querystring: reportOptionsSchema.pick({ board: true }) } },
    async (request, reply) => {
      const { board } = request.query;
      const { state } = await readerOf(
        deps,
        request.params.id,
        signedIn(request)._id,
        'timetable',
        'screenplay',
      );
      if (board !== undefined && !state.board.has(board)) throw new HttpFailure('not_found');
      const title = [...state.project.values()][0]?.title ?? '';
      const bytes = Buffer.from(shootingDaysIcs(state, { board, now: deps.now() }));
      return sendPrint(reply, 'ics', { name: fileName(['촬영일', title], 'ics'), bytes });
    },
  );

  // US2: of things there is what the one who asks may read.
  app.get('/projects/:id/schedule.uss', { preHandler, schema: { params } }, async (request, reply) => {
    const { state } = await readerOf(
      deps,
      request.params.id,
      signedIn(request)._id,
      'timetable',
      'screenplay',
    );
    const title = [...state.project.values()][0]?.title ?? '';
    const bytes = Buffer.from(writeUss(state, { now: deps.now() }));
    return sendPrint(reply, 'uss', { name: fileName(['촬영 일정', title], 'uss'), bytes });
  });
}
