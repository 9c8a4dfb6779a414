import { Agent as HttpAgent, request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { AddressRefused, guardedLookup, isReachable, type Reach } from './reachable.ts';

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

export interface Post {
  /** The status that was answered; throws where nobody answered in time, or AddressRefused (PU3). */
  (sent: PushRequest): Promise<number>;
  close(): void;
}

export interface PostOptions {
  readonly reach: Reach;
  readonly lookup?: LookupFunction;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MOST_ANSWER = 16 * 1024;
const LINES = { keepAlive: true, maxSockets: 8, maxFreeSockets: 2 };

/** PU5: posts to push services: only where they may be, no redirect followed, the time and the answer bounded. */
export function openPost({
  reach,
  lookup = guardedLookup(reach),
  timeoutMs = TIMEOUT_MS,
}: PostOptions): Post {
  const secure = new Agent({ ...LINES, lookup });
  const plain = new HttpAgent({ ...LINES, lookup });
  const post = async ({ endpoint, headers, body }: PushRequest): Promise<number> => {
    const url = new URL(endpoint);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // An address is looked up nowhere.
    if (isIP(host) !== 0 && !isReachable(host, reach))
      throw new AddressRefused('an endpoint is an address that is not public');
    const signal = AbortSignal.timeout(timeoutMs);
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const options = { method: 'POST', headers, signal };
    const asked =
      url.protocol === 'https:'
        ? request(url, { ...options, agent: secure })
        : httpRequest(url, { ...options, agent: plain });
    asked.on('error', reject).on('response', (answer) => {
      let bytes = 0;
      // Only read so that the line can be used again; what breaks off after the status changes nothing.
      answer
        .on('error', () => {})
        .on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes > MOST_ANSWER) answer.destroy();
        });
      resolve(answer.statusCode ?? 0);
    });
    asked.end(body);
    return promise;
  };
  const close = (): void => {
    secure.destroy();
    plain.destroy();
  };
  return Object.assign(post, { close });
}
