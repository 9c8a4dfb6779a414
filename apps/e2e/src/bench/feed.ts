import { setTimeout as pause } from 'node:timers/promises';
import type { Id } from '@ddak/domain';
import { type FeedMessage, PROTOCOL_VERSION, projectChannel, type ServerMessage } from '@ddak/protocol';
import { boardOnServer } from '../harness/board-on-server.ts';
import { Program } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';
import { processorSeconds } from '../harness/server-process.ts';
import type { BareAsked } from './feed/bare-server.ts';
import type { ListenersAsked, Seen } from './feed/listeners.ts';
import { ProcessOfItsOwn } from './feed/process-of-its-own.ts';
import type { WritersAsked } from './feed/writers.ts';

const CASES = [
  { listeners: 200, perSecond: 250 },
  { listeners: 500, perSecond: 100 },
];
const PEOPLE = 25;
const WRITERS = 10;
const WARM_SECONDS = 3;
const SECONDS = 8;
/** What is under way at the end still arrives. */
const LAST_MS = 1_000;

const began = (name: string): ProcessOfItsOwn =>
  new ProcessOfItsOwn(new URL(`feed/${name}.ts`, import.meta.url));

/**
 * One project, hundreds of sockets of 25 people who listen to it, ten who write to it at a steady pace. `asked` and
 * `kept`: commands a second, sent and acknowledged. `perCore`: entries that reached a socket, for each second of
 * processor that the server used, all that it did for them included (judging, writing and acknowledging the commands).
 * The bare server is a `ws` server that sends a message of the same bytes, one for each commit, to as many sockets as
 * often as was kept, and does nothing else. Listeners and writers are processes of their own.
 */
export async function run(): Promise<object> {
  const server = await RealServer.start({ DDAK_SOCKETS_PER_PERSON: '100', DDAK_SOCKETS_PER_ADDRESS: '1000' });
  try {
    const owner = await Program.join(server.url, '조감독');
    const board = await boardOnServer(owner, { days: 4, rows: 25 });
    const people = [owner];
    while (people.length < PEOPLE) {
      const one = await Program.join(server.url, `스태프 ${people.length}`);
      await one.joinProject(server, owner, board.projectId, 'editor');
      people.push(one);
    }
    const cookies = people.map((one) => one.cookies);
    const results = [];
    for (const { listeners, perSecond } of CASES) {
      const listening = {
        cookies: Array.from({ length: listeners }, (_, i) => cookies[i % cookies.length]!),
        says: await wordsOf(owner, board.projectId),
      };
      const write = { url: server.url, ...board, cookies: cookies.slice(0, WRITERS), perSecond };
      const { kept, ms: seenMs, perCore, ...ours } = await measure(server, listening, write);
      const barePerCore = await measureBare(listening, { kept, last: ours.last });
      const ratio = Math.round((perCore / barePerCore) * 100) / 100;
      results.push({ listeners, asked: perSecond, kept, seenMs, perCore, barePerCore, ratio });
    }
    return results;
  } finally {
    await server.close();
  }
}

/** What a listener says: that it wants what comes from now on. */
async function wordsOf(program: Program, projectId: Id): Promise<string> {
  const path = `/projects/${projectId}/feed?wait=0`;
  const { messages } = await program.call<{ messages: { seq: number; epoch: number }[] }>('GET', path);
  const { seq, epoch } = messages[0]!;
  const position = { seq, epoch, version: PROTOCOL_VERSION };
  return JSON.stringify({ kind: 'subscribe', channel: projectChannel(projectId), position });
}

interface Listening {
  readonly cookies: readonly string[];
  readonly says: string;
}

/** What the listeners see of a server while `work` is done, and what they got for a second of its processor. */
async function listenTo(
  url: string,
  pid: number,
  listening: Listening,
  work: (seconds: number) => Promise<unknown>,
): Promise<Seen & { readonly perCore: number }> {
  const listeners = began('listeners');
  try {
    await listeners.ask<null>({ open: { url, ...listening } } satisfies ListenersAsked);
    await work(WARM_SECONDS);
    await pause(LAST_MS);
    const seen = () => listeners.ask<Seen>({ seen: true } satisfies ListenersAsked);
    await seen();
    const before = processorSeconds(pid);
    await work(SECONDS);
    await pause(LAST_MS);
    const used = processorSeconds(pid) - before;
    const all = await seen();
    return { ...all, perCore: Math.round(all.deliveries / used) };
  } finally {
    listeners.end();
  }
}

async function measure(
  { url, pid }: RealServer,
  listening: Listening,
  write: Omit<WritersAsked, 'seconds'>,
): Promise<Seen & { readonly perCore: number; readonly kept: number }> {
  const writers = began('writers');
  let acknowledged = 0;
  try {
    const seen = await listenTo(url, pid, listening, async (seconds) => {
      acknowledged = await writers.ask<number>({ ...write, seconds } satisfies WritersAsked);
    });
    return { ...seen, kept: Math.round(acknowledged / SECONDS) };
  } finally {
    writers.end();
  }
}

/** Deliveries of the bare server for each second of its processor. */
async function measureBare(
  listening: Listening,
  { kept, last }: { kept: number; last: string },
): Promise<number> {
  const bare = began('bare-server');
  try {
    const port = await bare.ask<number>({ open: true } satisfies BareAsked);
    const said = JSON.parse(last) as ServerMessage & { kind: 'feed' };
    const message = said.message as FeedMessage & { kind: 'changes' };
    const entry = message.entries.at(-1)!;
    const one = JSON.stringify({ ...said, message: { ...message, from: entry.seq - 1, entries: [entry] } });
    const { perCore } = await listenTo(`http://127.0.0.1:${port}`, bare.pid, listening, (seconds) =>
      bare.ask({
        send: { message: one, commandId: entry.commandId, perSecond: kept, seconds },
      } satisfies BareAsked),
    );
    return perCore;
  } finally {
    bare.end();
  }
}
