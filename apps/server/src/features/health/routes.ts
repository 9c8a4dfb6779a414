import { z } from 'zod';
import { WALLS, type Wall } from '../../db/find-wall.ts';
import type { App } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';

const KEPT_MS = 1_000;

export interface HealthDeps {
  /** The wall that the database stands behind, when it answers. */
  readonly findWall: () => Promise<Wall>;
  /** How well untrusted files are walled off. */
  readonly readerLevel: () => string;
  /** Whether mail leaves the server, or lies in its outbox. */
  readonly mail: 'smtp' | 'outbox';
  /** Milliseconds. */
  readonly now: () => number;
}

/** `/health`: 200 when the server can serve. */
export function healthRoutes(app: App, deps: HealthDeps): void {
  const findWall = keptForASecond(deps);
  const data = z.object({
    status: z.literal('ok'),
    reader: z.string(),
    wall: z.enum(WALLS),
    mail: z.enum(['smtp', 'outbox']),
  });
  app.get(
    '/health',
    { config: { rateLimit: false }, schema: { response: { 200: z.object({ data }) } } },
    async (request) => {
      let wall: Wall;
      try {
        wall = await findWall();
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        throw new HttpFailure('starting');
      }
      return { data: { status: 'ok' as const, reader: deps.readerLevel(), wall, mail: deps.mail } };
    },
  );
}

/** Everybody may ask, as often as they like: the database is asked once a second at most, and by one at a time. */
function keptForASecond({ findWall, now }: Pick<HealthDeps, 'findWall' | 'now'>): () => Promise<Wall> {
  let last: { readonly at: number; readonly answer: Promise<Wall> } | undefined;
  return () => {
    if (!last || now() - last.at >= KEPT_MS) last = { at: now(), answer: findWall() };
    return last.answer;
  };
}
