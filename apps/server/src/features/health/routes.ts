import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';

const KEPT_MS = 1_000;

export interface HealthDeps {
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>;
  /** How well untrusted files are walled off. */
  readonly readerLevel: () => string;
  /** Milliseconds. */
  readonly now: () => number;
}

/** `/health`: 200 when the server can serve. */
export function healthRoutes(app: App, deps: HealthDeps): void {
  const ping = keptForASecond(deps);
  const data = z.object({ status: z.literal('ok'), reader: z.string() });
  app.get(
    '/health',
    { config: { rateLimit: false }, schema: { response: { 200: z.object({ data }) } } },
    async (request) => {
      try {
        await ping();
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        throw new HttpFailure('starting');
      }
      return { data: { status: 'ok' as const, reader: deps.readerLevel() } };
    },
  );
}

/** Everybody may ask, as often as they like: the database is asked once a second at most, and by one at a time. */
function keptForASecond({ ping, now }: Pick<HealthDeps, 'ping' | 'now'>): () => Promise<void> {
  let last: { readonly at: number; readonly answer: Promise<void> } | undefined;
  return () => {
    if (!last || now() - last.at >= KEPT_MS) last = { at: now(), answer: ping() };
    return last.answer;
  };
}
