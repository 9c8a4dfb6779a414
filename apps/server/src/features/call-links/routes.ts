import { can, type Id, idSchema, lastVersion, memberOf } from '@ddak/domain';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { linkOrigin } from '../../http/origin.ts';
import type { ReadState } from '../../sync/read-state.ts';
import type { CallLinks } from './call-links.ts';

export interface CallLinkDeps {
  readonly callLinks: CallLinks;
  readonly readState: ReadState;
  /** The origin under which people reach the server; undefined: whichever they have come by. */
  readonly publicUrl: string | undefined;
  readonly authentication: Authentication;
}

const params = z.object({ id: idSchema, cid: idSchema });
const personSchema = z.object({ kind: z.enum(['crew', 'actor']), id: idSchema });
const holderSchema = z.discriminatedUnion('kind', [z.object({ kind: z.literal('room') }), personSchema]);
/** More than any crew has. */
const MOST_LINKS = 1000;

/** Links to one issued sheet, for who may write call sheets: to be copied, and to be cut (CS53, CS54). */
export function callLinkRoutes(app: App, deps: CallLinkDeps): void {
  const { callLinks, authentication } = deps;
  const preHandler = authentication.requireUser;

  app.post(
    '/projects/:id/callsheets/:cid/links',
    {
      preHandler,
      schema: {
        params,
        body: holderSchema,
        response: { 200: z.object({ data: z.object({ url: z.string() }) }) },
      },
    },
    async (request) => {
      const { id, cid } = request.params;
      await mayWrite(deps, id, cid, signedIn(request)._id);
      const path = await callLinks.linkFor(id, cid, request.body);
      if (!path) throw new HttpFailure('not_found');
      return { data: { url: `${linkOrigin(deps.publicUrl, request)}${path}` } };
    },
  );
  // CS110
  app.post(
    '/projects/:id/callsheets/:cid/link-list',
    {
      preHandler,
      schema: {
        params,
        body: z.object({ to: z.array(personSchema).min(1).max(MOST_LINKS) }),
        response: { 200: z.object({ data: z.object({ urls: z.array(z.string().nullable()) }) }) },
      },
    },
    async (request) => {
      const { id, cid } = request.params;
      await mayWrite(deps, id, cid, signedIn(request)._id);
      const origin = linkOrigin(deps.publicUrl, request);
      const urls: (string | null)[] = [];
      // One after the other: a large crew does not take all connections to the database.
      for (const to of request.body.to) {
        const path = await callLinks.linkFor(id, cid, to);
        urls.push(path ? `${origin}${path}` : null);
      }
      return { data: { urls } };
    },
  );
  app.delete(
    '/projects/:id/callsheets/:cid/links',
    {
      preHandler,
      schema: { params, body: holderSchema, response: { 200: z.object({ data: z.object({}) }) } },
    },
    async (request) => {
      const { id, cid } = request.params;
      await mayWrite(deps, id, cid, signedIn(request)._id);
      await callLinks.cut(cid, request.body);
      return { data: {} };
    },
  );
}

async function mayWrite(
  { readState }: CallLinkDeps,
  projectId: Id,
  callsheetId: Id,
  userId: Id,
): Promise<void> {
  const state = await readState(projectId, userId, 'callsheet');
  const member = memberOf(state, userId);
  if (!member) throw new HttpFailure('project_not_found');
  if (!can(member, 'write', 'callsheet')) throw new HttpFailure('forbidden');
  if (!lastVersion(state, callsheetId)) throw new HttpFailure('not_found');
}
