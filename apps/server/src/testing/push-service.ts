import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service does with a push: answers that status, sends elsewhere, hangs up, says nothing, never ends. */
export type PushMood = number | 'elsewhere' | 'drop' | 'silent' | 'endless';

export interface GotPush {
  /** The end of the endpoint: which device it is for. */
  readonly device: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on loopback that speaks RFC 8030. */
export async function pushService() {
  const got: GotPush[] = [];
  const moods: PushMood[] = [];
  const byDevice = new Map<string, PushMood>();
  const state = { elsewhere: 0 };
  const server = createServer((request, response) => void take(request, response));
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/elsewhere') state.elsewhere += 1;
    const device = request.url?.replace('/push/', '') ?? '';
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    got.push({ device, headers: request.headers, body: Buffer.concat(parts) });
    answer(response, byDevice.get(device) ?? moods.shift() ?? 201);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ origin, got, moods, byDevice, state },
    endpoint: (device: string) => `${origin}/push/${device}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type PushService = Awaited<ReturnType<typeof pushService>>;

function answer(response: ServerResponse, mood: PushMood): void {
  if (mood === 'silent') return;
  if (mood === 'drop') return void response.destroy();
  if (mood === 'elsewhere') return void response.writeHead(307, { location: '/elsewhere' }).end();
  if (mood !== 'endless') return void response.writeHead(mood).end();
  response.writeHead(201);
  const more = (): void => {
    while (!response.destroyed && response.write(Buffer.alloc(16 * 1024)));
  };
  response.on('drain', more);
  more();
}
