import { idSchema, sheetDayName } from '@ddak/domain';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import type { Printer } from '../../print/printer.ts';
import { fileName } from './file-name.ts';
import { sendPrint } from './send-print.ts';
import { type SidesDeps, sidesFor } from './sides-for.ts';

export interface SidesRouteDeps extends SidesDeps {
  readonly printer: Printer;
  readonly authentication: Authentication;
  /** One of the few large answers that a person is sent at one time. */
  readonly oneOfFew: preHandlerAsyncHookHandler;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Of which version, and whose copy. */
const querySchema = z.object({
  version: z.coerce.number().int().min(1).optional(),
  name: z.string().trim().max(80).optional(),
});

/** CS35: the day's pages of the script. */
export function sidesRoute(app: App, deps: SidesRouteDeps): void {
  app.get(
    '/projects/:id/callsheets/:cid/sides.pdf',
    {
      preHandler: [deps.authentication.requireUser, deps.oneOfFew],
      schema: { params: z.object({ id: idSchema, cid: idSchema }), querystring: querySchema },
    },
    async (request, reply) => {
      const { id, cid } = request.params;
      const { version, name } = request.query;
      const view = await sidesFor(deps, id, signedIn(request)._id, { callsheetId: cid, version, name });
      const bytes = await deps.printer.print({ kind: 'sides.pdf', view, madeAt: new Date(deps.now()) });
      const day = view.dayNo === null ? '' : sheetDayName(view);
      const number = version ? `${version}판` : '';
      const about = [view.title, view.projectTitle, day, view.date, number];
      return sendPrint(reply, 'pdf', { name: fileName(about, 'pdf'), bytes });
    },
  );
}
