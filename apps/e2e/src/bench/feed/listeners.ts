import { type Id, timeOfId } from '@ddak/domain';
import type { ServerMessage } from '@ddak/protocol';
import { WebSocket } from 'ws';
import { percentiles } from '../../harness/percentiles.ts';
import { answerQuestions } from './process-of-its-own.ts';

/** Opens a socket for each of these, and has it say something; or tells what they have all seen since last asked. */
export type ListenersAsked =
  | { readonly open: { readonly url: string; readonly cookies: readonly string[]; readonly says: string } }
  | { readonly seen: true };

export interface Seen {
  /** Entries that reached a socket: one for each entry and socket. */
  readonly deliveries: number;
  readonly messages: number;
  /** From the making of a command's id, at its sending, to the arrival of its entry. */
  readonly ms: { readonly p50: number; readonly p99: number };
  /** The message that came last. */
  readonly last: string;
}

let times: number[] = [];
let messages = 0;
// Nearly always everybody is sent the same bytes: read once, so that this process is not what is measured.
let last: Buffer = Buffer.alloc(0);
let commandIds: readonly Id[] = [];

function hear(data: Buffer): void {
  messages += 1;
  if (!last.equals(data)) {
    last = data;
    const said = JSON.parse(data.toString()) as ServerMessage;
    const changes = said.kind === 'feed' && said.message.kind === 'changes' ? said.message.entries : [];
    commandIds = changes.map(({ commandId }) => commandId);
  }
  const now = Date.now();
  for (const commandId of commandIds) times.push(now - timeOfId(commandId));
}

const open = (url: string, cookie: string, says: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { cookie, origin: url };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers,
      skipUTF8Validation: true,
    });
    socket.once('open', () => socket.send(says));
    socket.once('error', reject);
    socket.on('message', hear);
    // It is told that it listens, and where it stands.
    socket.once('message', () => socket.once('message', () => resolve()));
  });

answerQuestions<ListenersAsked>(async (asked) => {
  if ('open' in asked) {
    const { url, cookies, says } = asked.open;
    for (const cookie of cookies) await open(url, cookie, says);
    return null;
  }
  const seen = times.length > 0 ? percentiles(times) : { p50: 0, p99: 0 };
  const ms = { p50: seen.p50, p99: seen.p99 };
  const answer: Seen = { deliveries: times.length, messages, ms, last: last.toString() };
  times = [];
  messages = 0;
  return answer;
});
