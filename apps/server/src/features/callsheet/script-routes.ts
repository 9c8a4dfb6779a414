import { episodeScreenplays, type Id, idSchema, type OrganisedScreenplay, writeFdx } from '@ddak/domain';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { fileName } from './file-name.ts';
import { readerOf } from './read-sheet.ts';
import type { CallsheetDeps } from './routes.ts';
import { sendPrint } from './send-print.ts';
import type { SidesDeps } from './sides-for.ts';

/** FX1: the script of an episode for Final Draft, with what scenes need where the one who asks may read it. */
export function scriptRoutes(app: App, deps: CallsheetDeps & Pick<SidesDeps, 'readText'>): void {
  const preHandler = [deps.authentication.requireUser, deps.oneOfFew];
  app.get(
    '/projects/:id/episodes/:eid/script.fdx',
    { preHandler, schema: { params: z.object({ id: idSchema, eid: idSchema }) } },
    async (request, reply) => {
      const { id, eid } = request.params;
      const { state } = await readerOf(deps, id, signedIn(request)._id, 'screenplay');
      if (!state.episode.has(eid)) throw new HttpFailure('not_found');
      const texts = new Map<Id, OrganisedScreenplay>();
      for (const screenplayId of episodeScreenplays(state, eid)) {
        const text = await deps.readText(id, screenplayId);
        if (text) texts.set(screenplayId, text);
      }
      const title = [...state.project.values()][0]?.title ?? '';
      const bytes = Buffer.from(writeFdx(state, eid, texts));
      return sendPrint(reply, 'fdx', { name: fileName(['대본', title], 'fdx'), bytes });
    },
  );
}
