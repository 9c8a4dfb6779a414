import fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import type { Wall } from '../../db/find-wall.ts';
import { handleErrors } from '../../http/handle-errors.ts';
import { healthRoutes } from './routes.ts';

let now = 0;

function serving(findWall: () => Promise<Wall>) {
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  healthRoutes(app, { findWall, readerLevel: () => 'full', mail: 'outbox', now: () => now });
  return app;
}
const asked = (findWall: () => Promise<Wall>) => serving(findWall).inject('/health');

describe('the health of the server', () => {
  it('is good, and says how well files are walled off and which wall the database stands behind, while the database answers', async () => {
    const answer = await asked(async () => 'forced');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { data: { status: 'ok', reader: 'full', wall: 'forced', mail: 'outbox' } },
    ]);
  });

  it('is kept for a second, however many ask', async () => {
    let pings = 0;
    const app = serving(async () => {
      pings += 1;
      return 'forced';
    });
    const ask = () => Promise.all(Array.from({ length: 100 }, () => app.inject('/health')));
    await ask();
    now += 999;
    await ask();
    expect(pings).toBe(1);
    now += 1;
    await ask();
    expect(pings).toBe(2);
  });

  it('is not, with 503, while it does not', async () => {
    const answer = await asked(async () => {
      throw new Error('the database is away');
    });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'starting']);
  });
});
