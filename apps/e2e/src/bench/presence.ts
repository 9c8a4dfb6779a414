import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL_VERSION, projectChannel } from '@ddak/protocol';
import { WebSocket } from 'ws';
import { boardOnServer } from '../harness/board-on-server.ts';
import { crowdOnServer } from '../harness/crowd-on-server.ts';
import { Program } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';
import { processorSeconds } from '../harness/server-process.ts';

const PEOPLE = 500;
const APART_MS = 3;
/** All who come have been told of all by then. */
const SETTLES_MS = 4_000;

/**
 * Five hundred people, each with a tab that listens to one project already, say within two seconds that they look at
 * it: what the server's processor spends on it, and what it sends of who is there.
 */
export async function run(): Promise<object> {
  const server = await RealServer.start({ DDAK_SOCKETS_PER_ADDRESS: String(PEOPLE) });
  const tabs: Tab[] = [];
  try {
    const owner = await Program.join(server.url, '조감독');
    const editor = await Program.join(server.url, '스태프');
    const { projectId } = await boardOnServer(owner, { days: 1, rows: 1 });
    await editor.joinProject(server, owner, projectId, 'editor');
    const cookies = await crowdOnServer(server, projectId, { like: editor, size: PEOPLE });
    const position = { seq: null, epoch: null, version: PROTOCOL_VERSION };
    for (const cookie of cookies) {
      const tab = await Tab.open(server.url, cookie);
      tabs.push(tab);
      tab.say({ kind: 'subscribe', channel: projectChannel(projectId), position });
    }
    await pause(SETTLES_MS);
    const before = processorSeconds(server.pid);
    for (const tab of tabs) {
      tab.say({ kind: 'here', projectId });
      await pause(APART_MS);
    }
    await pause(SETTLES_MS);
    const used = processorSeconds(server.pid) - before;
    const told = tabs.filter(({ messages }) => messages > 0).length;
    if (told < PEOPLE) throw new Error(`${PEOPLE - told} were told nothing.`);
    return {
      people: PEOPLE,
      processorSeconds: Math.round(used * 100) / 100,
      sentMB: Math.round(tabs.reduce((sum, { bytes }) => sum + bytes, 0) / 10_000) / 100,
      messages: tabs.reduce((sum, { messages }) => sum + messages, 0),
    };
  } finally {
    for (const tab of tabs) tab.close();
    await server.close();
  }
}

/** A socket that counts what it hears of who is there. */
class Tab {
  readonly #socket: WebSocket;
  messages = 0;
  bytes = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      if (!data.toString('latin1', 0, 20).includes('"present')) return;
      this.messages += 1;
      this.bytes += data.byteLength;
    });
  }

  static open(url: string, cookie: string): Promise<Tab> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie, origin: url },
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new Tab(socket)));
      socket.once('error', reject);
    });
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.terminate();
  }
}
