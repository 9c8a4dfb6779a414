import { idSchema, isArchived, lastVersion, openVersion } from '@ddak/domain';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { ReadState } from '../../sync/read-state.ts';
import { endOfLinks } from './open-link.ts';

export interface ContactsRouteDeps {
  readonly readState: ReadState;
  readonly authentication: Authentication;
  /** For how many days after the shooting day a link is open. */
  readonly linkDays: number;
  readonly now: () => number;
}

const lineSchema = z.object({ role: z.string(), name: z.string(), phone: z.string() });

/** CS101: whom the issued sheet that counts names to call, with their phones, for everybody with an account whom it goes to. */
export function contactsRoute(
  app: App,
  { readState, authentication, linkDays, now }: ContactsRouteDeps,
): void {
  app.get(
    '/projects/:id/callsheets/:cid/contacts',
    {
      preHandler: authentication.requireUser,
      schema: {
        params: z.object({ id: idSchema, cid: idSchema }),
        response: { 200: z.object({ data: z.array(lineSchema).readonly() }) },
      },
    },
    async (request) => {
      const { id, cid } = request.params;
      const state = await readState(id, signedIn(request)._id, 'callsheet');
      const version = lastVersion(state, cid);
      if (!version) throw new HttpFailure('not_found');
      const isOpen = !isArchived(state, id) && now() < endOfLinks(version, linkDays);
      return { data: isOpen ? openVersion(state, version, { phones: 'all' }).contacts : [] };
    },
  );
}
