import {
  buildCallsheetView,
  buildSceneListView,
  can,
  type Id,
  idSchema,
  memberOf,
  type ProjectState,
  readableState,
  type Section,
  timetableViewSteps,
} from '@ddak/domain';
import type { FastifyReply, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { attachment } from '../../http/attachment.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { inTurns } from '../../print/in-turns.ts';
import type { Printer } from '../../print/printer.ts';
import type { ReadState } from '../../sync/read-state.ts';
import { fileName } from './file-name.ts';

export interface CallsheetDeps {
  readonly readState: ReadState;
  readonly printer: Printer;
  readonly authentication: Authentication;
  /** One of the few large answers that a person is sent at one time. */
  readonly oneOfFew: preHandlerAsyncHookHandler;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Print {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const formatSchema = z.enum(['pdf', 'xlsx']);

/**
 * Downloads of what is printed: call sheets, plans, the scene list. AC6: each is made of the tables alone that the one
 * who asks may read.
 */
export function callsheetRoutes(app: App, deps: CallsheetDeps): void {
  const preHandler = [deps.authentication.requireUser, deps.oneOfFew];
  const params = z.object({ id: idSchema });

  app.get(
    '/projects/:id/callsheets/:cid.:format',
    { preHandler, schema: { params: params.extend({ cid: idSchema, format: formatSchema }) } },
    async (request, reply) => {
      const { id, cid, format } = request.params;
      const reader = await readerOf(deps, id, signedIn(request)._id, 'callsheet', 'timetable', 'screenplay');
      const view = buildCallsheetView(reader.state, cid, { canSeeContacts: reader.may('contacts') });
      if (!view) throw new HttpFailure('not_found');
      const madeAt = new Date(deps.now());
      const bytes = await deps.printer.print({ kind: `callsheet.${format}`, view, madeAt });
      const day = view.dayNo === null ? '' : `${view.dayNo}회차`;
      return send(reply, format, {
        name: fileName(['일촬표', view.projectTitle, day, view.date], format),
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
      return send(reply, format, {
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
    return send(reply, 'xlsx', { name: fileName([view.title, view.projectTitle], 'xlsx'), bytes });
  });
}

/** What of the project the one who asks may read; fails where one of the sections is closed to them. */
async function readerOf(
  deps: CallsheetDeps,
  projectId: Id,
  userId: Id,
  ...sections: readonly Section[]
): Promise<{ state: ProjectState; may: (section: Section) => boolean }> {
  const full = await deps.readState(projectId, userId, ...sections);
  const member = memberOf(full, userId);
  if (!member) throw new HttpFailure('project_not_found');
  return { state: readableState(full, member), may: (section) => can(member, 'read', section) };
}

const send = (reply: FastifyReply, format: 'pdf' | 'xlsx', { name, bytes }: Print) =>
  reply
    .header('content-type', TYPES[format])
    .header('content-disposition', attachment(name))
    .send(Buffer.from(bytes));
