import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AiConfig } from '../../config.ts';
import { completion, type ModelServer, modelServer } from '../../testing/model-server.ts';
import { askModel } from './ask-model.ts';

let model: ModelServer;
beforeAll(async () => {
  model = await modelServer();
});
afterAll(() => model.close());

const question = { system: '돕는다', user: '1 [action] 비가 온다.', schema: { type: 'object' } };
const ask = (patch: Partial<AiConfig> = {}, signal = new AbortController().signal) =>
  askModel(
    {
      baseUrl: model.url,
      apiKey: 'k-1',
      model: 'm',
      maxCalls: 9,
      maxTokens: 9999,
      timeoutMs: 5_000,
      ...patch,
    },
    question,
    signal,
    1,
  );

describe('asking a model', () => {
  it('sends the schema and the key, and counts what was spent', async () => {
    model.behave(() => completion({ synopsis: '비' }, 'stop', 42));
    expect(await ask()).toEqual({ kind: 'answer', content: { synopsis: '비' }, calls: 1, tokens: 42 });
    expect(model.asked[0]).toMatchObject({
      authorization: 'Bearer k-1',
      body: { model: 'm', response_format: { type: 'json_schema', json_schema: { strict: true } } },
    });
  });

  it('takes JSON out of a fence', async () => {
    model.behave(() => completion('```json\n{"a":1}\n```'));
    expect(await ask()).toMatchObject({ kind: 'answer', content: { a: 1 } });
  });

  it('asks again when it is told to come later', async () => {
    model.behave((_, response, count) => {
      if (count === 2) return completion({});
      response.writeHead(429, { 'retry-after': '0.01' }).end();
    });
    expect(await ask()).toMatchObject({ kind: 'answer', calls: 2 });
  });

  it.each([
    ['500', 500, 3],
    ['503', 503, 3],
    ['401', 401, 1],
  ])('gives up on %s', async (_, status, calls) => {
    model.behave((_asked, response) => void response.writeHead(status).end('{}'));
    expect(await ask()).toMatchObject({ kind: 'unreachable', calls });
  });

  it.each([
    ['is cut off', () => completion('{"synopsis":"비가', 'length')],
    ['is no JSON', () => completion('물론이죠! 다음은 요약입니다.')],
    ['is no completion', () => ({ hello: 1 })],
    ['is empty', () => ''],
    ['is HTML', () => '<html>'],
    ['has no choices', () => ({ choices: [] })],
    ['is endless', () => 'x'.repeat(3 * 1024 * 1024)],
  ])('has no use for an answer that %s', async (_, behaviour) => {
    model.behave(behaviour);
    expect(await ask()).toMatchObject({ kind: 'useless', calls: 1 });
  });

  it('follows no redirect', async () => {
    let asked = 0;
    model.behave((_asked, response) => {
      asked += 1;
      void response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end();
    });
    expect(await ask()).toMatchObject({ kind: 'unreachable' });
    expect(asked).toBe(3);
  });

  it('does not wait for one that hangs, with or without a beginning', async () => {
    model.behave(() => undefined);
    expect(await ask({ timeoutMs: 50 })).toMatchObject({ kind: 'unreachable', calls: 3 });
    model.behave((_, response) => void response.writeHead(200).write('{"choices":'));
    expect(await ask({ timeoutMs: 50 })).toMatchObject({ kind: 'unreachable', calls: 3 });
  });

  it('bears a connection that breaks, and a server that is not there', async () => {
    model.behave((_, response) => void response.destroy());
    expect(await ask()).toMatchObject({ kind: 'unreachable' });
    expect(await ask({ baseUrl: 'http://127.0.0.1:9' })).toMatchObject({ kind: 'unreachable' });
  });

  it('has a stand-in that bears one who gives up in the middle of a question', async () => {
    const { hostname, port } = new URL(model.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      'POST /v1/chat/completions HTTP/1.1\r\nhost: model\r\ncontent-length: 99\r\n\r\n{"messages"',
    );
    await new Promise((done) => setTimeout(done, 30));
    socket.destroy();
    model.behave(() => completion({ synopsis: '비' }));
    expect(await ask()).toMatchObject({ kind: 'answer' });
  });

  it('ends at once when it is called off', async () => {
    model.behave(() => undefined);
    const stop = new AbortController();
    const asking = ask({}, stop.signal);
    setTimeout(() => stop.abort(new Error('called off')), 30);
    await expect(asking).rejects.toThrow('called off');
  });
});
