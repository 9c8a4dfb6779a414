import type { App } from '../../http/app.ts';
import { attachment } from '../../http/attachment.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { type MyDataParts, packMyData } from './pack-my-data.ts';

export interface MyDataDeps extends MyDataParts {
  readonly authentication: Authentication;
  readonly limits: RateLimits;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What we keep of me, to take along (PD4). */
export function myDataRoutes(app: App, deps: MyDataDeps): void {
  const preHandler = deps.authentication.requireUser;
  app.get(
    '/auth/user/data',
    { preHandler, config: deps.limits.export, schema: {} },
    async (request, reply) => {
      const day = new Date(deps.now()).toISOString().slice(0, 10);
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', attachment(`DDAK 내 데이터 ${day}.zip`))
        .header('cache-control', 'private, no-store')
        .send(packMyData(deps, signedIn(request)));
    },
  );
}
