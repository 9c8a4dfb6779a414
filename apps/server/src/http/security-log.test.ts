import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { App } from './app.ts';
import { HttpFailure } from './failures.ts';
import { handleErrors } from './handle-errors.ts';
import { logSecurity } from './security-log.ts';

let now: number;
let lines: { event: string; outcome: string; from: string; unsaid?: number }[];
let app: App;
beforeEach(() => {
  now = 1_790_000_000_000;
  lines = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      for (const line of String(chunk).trim().split('\n')) lines.push(JSON.parse(line));
      done();
    },
  });
  app = Fastify({
    loggerInstance: pino(stream),
    disableRequestLogging: true,
    trustProxy: true,
  }) as unknown as App;
  app.decorateRequest('signedIn', null);
  logSecurity(app, () => now);
  handleErrors(app);
  app.get('/secret/:id', () => {
    throw new HttpFailure('forbidden');
  });
  app.get('/open', () => ({}));
});

const ask = (url: string, from = '192.0.2.1') => app.inject({ url, headers: { 'x-forwarded-for': from } });

describe('LM14: the log of security', () => {
  it('LM14: is cut in a flood, and counts what it has not said', async () => {
    for (let i = 0; i < 700; i++) await ask('/secret/a');
    expect(lines).toHaveLength(600);
    now += 1_000;
    await ask('/secret/a');
    expect(lines.at(-1)).toMatchObject({ event: 'GET /secret/:id', outcome: 'forbidden', unsaid: 100 });
  });

  it('LM14: tells one place from another, and which they are to nobody; a line break makes no line', async () => {
    await ask('/secret/a');
    await ask('/secret/%0A{"msg":"security"}', '192.0.2.1');
    await ask('/secret/a', '198.51.100.7');
    await ask('/open');
    expect(lines).toHaveLength(3);
    const [first, again, other] = lines.map(({ from }) => from);
    expect(first).toBe(again);
    expect(first).not.toBe(other);
    expect(JSON.stringify(lines)).not.toMatch(/192\.0\.2|198\.51/);
  });
});
