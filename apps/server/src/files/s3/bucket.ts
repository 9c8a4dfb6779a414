import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Config } from '../../config.ts';
import { StoreAway, StoreFull } from '../file-store.ts';
import { signed } from './signed.ts';

/** What is sent, opened anew for each try. */
export interface Sent {
  readonly size: number;
  readonly sha256: string;
  readonly open: () => Readable;
}

/** Something that lies in a bucket. */
export interface Listed {
  readonly name: string;
  readonly at: number;
}

interface Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the folder of the bucket. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly sent?: Sent;
}

/** How long nothing may be heard, and how long it waits before it asks again, at first. */
const PATIENCE = { silenceMs: 30_000, pauseMs: 200 };
const TRIES = 3;
const OUT_OF_ROOM = 507;

/** A folder of a bucket behind the S3 protocol, path-style. What failed on its way is tried again; then `StoreAway`. */
export class Bucket {
  readonly #config: S3Config;
  readonly #patience: typeof PATIENCE;
  readonly #bucket: string;
  /** Behind the bucket, with a slash at its end where there is one. */
  readonly #folder: string;

  constructor(config: S3Config, patience = PATIENCE) {
    this.#config = config;
    this.#patience = patience;
    const [bucket, ...folders] = new URL(config.url).pathname.split('/').filter(Boolean);
    this.#bucket = `/${bucket}`;
    this.#folder = folders.map((one) => `${decodeURIComponent(one)}/`).join('');
  }

  async put(name: string, sent: Sent): Promise<void> {
    await this.#again(async () => ended(await this.#send({ method: 'PUT', name, sent })));
  }

  /** Its bytes; a stream that breaks off where they do. Undefined: there is none. */
  async get(name: string): Promise<Readable | undefined> {
    return this.#again(() => this.#send({ method: 'GET', name }));
  }

  async read(name: string): Promise<Buffer | undefined> {
    return this.#again(async () => {
      const found = await this.#send({ method: 'GET', name });
      return found && buffer(found);
    });
  }

  /** How large it is; undefined: there is none. */
  async sizeOf(name: string): Promise<number | undefined> {
    return this.#again(async () => {
      const found = await this.#send({ method: 'HEAD', name });
      await ended(found);
      return found && Number(found.headers['content-length']);
    });
  }

  async remove(name: string): Promise<void> {
    await this.#again(async () => ended(await this.#send({ method: 'DELETE', name })));
  }

  async *list(): AsyncIterable<Listed> {
    let after: string | undefined;
    do {
      const query = {
        'list-type': '2',
        prefix: this.#folder,
        ...(after === undefined ? {} : { 'continuation-token': after }),
      };
      const page = await this.#again(async () => {
        const answer = await this.#send({ method: 'GET', query });
        if (!answer) throw new StoreAway('there is no such bucket');
        return (await buffer(answer)).toString('utf8');
      });
      for (const [entry] of page.matchAll(/<Contents>.*?<\/Contents>/gs))
        yield {
          name: textOf(entry, 'Key')!.slice(this.#folder.length),
          at: Date.parse(textOf(entry, 'LastModified')!),
        };
      after = textOf(page, 'IsTruncated') === 'true' ? textOf(page, 'NextContinuationToken') : undefined;
    } while (after !== undefined);
  }

  #urlOf({ name, query }: Call): URL {
    if (name !== undefined) return new URL(`${this.#config.url}/${name}`);
    const url = new URL(this.#bucket, this.#config.url);
    url.search = new URLSearchParams(query).toString();
    return url;
  }

  async #again<T>(act: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++)
      try {
        return await act();
      } catch (error) {
        if (error instanceof StoreFull) throw error;
        const refused = error instanceof StoreAway && error.isFinal;
        if (refused || tries === TRIES)
          throw error instanceof StoreAway ? error : new StoreAway('no whole answer', { cause: error });
        await pause(this.#patience.pauseMs * 4 ** (tries - 1));
      }
  }

  /** The answer where it is a good one; undefined for what is not there. */
  async #send(call: Call): Promise<IncomingMessage | undefined> {
    const { method, sent } = call;
    const url = this.#urlOf(call);
    const headers = await signed(this.#config, { method, url, sha256: sent?.sha256 });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const length = sent ? { 'content-length': sent.size } : {};
      const request = send(url, { method, headers: { ...headers, ...length } }, resolve);
      request.setTimeout(this.#patience.silenceMs, () =>
        request.destroy(new Error('the store says nothing')),
      );
      request.on('error', reject);
      if (!sent) return void request.end();
      const body = sent.open();
      body.on('error', (error) => request.destroy(error));
      request.on('close', () => body.destroy());
      body.pipe(request);
    });
    const status = answer.statusCode!;
    if (status < 300) return answer;
    const said = (await buffer(answer)).toString('utf8');
    if (status === 404 && textOf(said, 'Code') !== 'NoSuchBucket') return undefined;
    if (status === OUT_OF_ROOM) throw new StoreFull(textOf(said, 'Code'));
    throw new StoreAway(`${status} ${textOf(said, 'Code') ?? ''}`.trim(), {}, status < 500 && status !== 429);
  }
}

/** Waits for the end of an answer of which nothing is wanted. */
async function ended(answer: IncomingMessage | undefined): Promise<void> {
  if (answer) await buffer(answer);
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of that name. */
const textOf = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`)
    .exec(xml)?.[1]
    ?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => NAMED[name]!);
