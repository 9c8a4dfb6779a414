import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly system: string;
  readonly user: string;
  readonly authorization: string | undefined;
  readonly body: { readonly model: string; readonly response_format: unknown };
}

/** What the stand-in does with a question: an answer to be sent, or anything else with the bare response. */
export type Behaviour = (asked: Asked, response: ServerResponse, count: number) => unknown;

/** A completion as a model sends it. */
export const completion = (content: unknown, finish = 'stop', tokens = 100): object => ({
  choices: [
    {
      message: { content: typeof content === 'string' ? content : JSON.stringify(content) },
      finish_reason: finish,
    },
  ],
  usage: { total_tokens: tokens },
});

/** What was asked; null where the asker gave up in the middle of it, as one with little patience does. */
async function textOf(request: IncomingMessage): Promise<string | null> {
  let text = '';
  try {
    for await (const part of request) text += String(part);
  } catch (error) {
    if (request.complete) throw error;
    return null;
  }
  return text;
}

/** A server that speaks the chat completions protocol, and behaves as the test says. */
export async function modelServer() {
  let behaviour: Behaviour = () => completion({ synopsis: '', items: [], lines: [] });
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    if (text === null) return;
    const body = JSON.parse(text);
    const [system, user] = body.messages.map((message: { content: string }) => message.content);
    const one = { system, user, body, authorization: request.headers.authorization };
    asked.push(one);
    const sent = await behaviour(one, response, asked.length);
    if (sent === undefined || response.writableEnded) return;
    response.setHeader('content-type', 'application/json');
    response.end(typeof sent === 'string' ? sent : JSON.stringify(sent));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave(next: Behaviour) {
      behaviour = next;
      asked.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type ModelServer = Awaited<ReturnType<typeof modelServer>>;
