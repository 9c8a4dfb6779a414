import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';

export interface HealthDeps {
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>;
  /** How well untrusted files are walled off. */
  readonly readerLevel: () => string;
}

/** `/health`: 200 when the server can serve. */
export function healthRoutes(app: App, deps: HealthDeps): void {
  const data = z.object({ status: z.literal('ok'), reader: z.string() });
  app.get(
    '/health',
    { config: { rateLimit: false }, schema: { response: { 200: z.object({ data }) } } },
    async (request) => {
      try {
        await deps.ping();
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        throw new HttpFailure('starting');
      }
      return { data: { status: 'ok' as const, reader: deps.readerLevel() } };
    },
  );
}
