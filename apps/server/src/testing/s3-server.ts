import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../config.ts';

/** What the server does with a call: answers that status, hangs up, says nothing, stops in the middle of the bytes. */
export type S3Mood = number | 'drop' | 'silent' | 'half' | 'stuck';

const PAGE = 3;
const KEY_ID = 'DDAKTESTKEY';
const SECRET = 'not a secret of anybody’s';
const REGION = 'ap-northeast-2';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** A server on loopback that speaks S3, path-style, with one bucket; it takes what is signed, and nothing else. */
export async function s3Server() {
  const objects = new Map<string, { readonly bytes: Buffer; readonly at: number }>();
  /** Of the next calls, one after another. */
  const moods: S3Mood[] = [];
  /** Of the next calls that put something there. */
  const onPut: S3Mood[] = [];
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void take(request, response).catch(() => response.destroy());
  });
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const mood = moods.shift() ?? (request.method === 'PUT' ? onPut.shift() : undefined);
    if (mood === 'drop') return void request.destroy();
    const body = await buffer(request);
    calls.push(`${request.method} ${request.url}`);
    if (mood === 'silent') return;
    if (typeof mood === 'number') return refuse(response, mood, mood === 503 ? 'SlowDown' : 'InternalError');
    const wrong = whatIsWrong(request, body);
    if (wrong) return refuse(response, 403, wrong);
    const url = new URL(request.url!, 'http://localhost');
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== 'ddak-files') return refuse(response, 404, 'NoSuchBucket');
    const name = decodeURIComponent(rest.join('/'));
    if (url.searchParams.has('list-type')) return list(response, url.searchParams);
    const found = objects.get(name);
    if (request.method === 'PUT') {
      objects.set(name, { bytes: body, at: Date.now() });
      response.writeHead(200, { etag: '"0"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else if (!found) refuse(response, 404, 'NoSuchKey');
    else give(response, found.bytes, mood);
  }
  function list(response: ServerResponse, query: URLSearchParams): void {
    const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix')!)).sort();
    const from = Number(query.get('continuation-token')?.replace('+/=&', '') ?? 0);
    const page = names.slice(from, from + PAGE).map((name) => {
      const when = new Date(objects.get(name)!.at).toISOString();
      return `<Contents><Key>${name}</Key><LastModified>${when}</LastModified></Contents>`;
    });
    const more = from + PAGE < names.length;
    const next = more ? `<NextContinuationToken>+/=&amp;${from + PAGE}</NextContinuationToken>` : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${page.join('')}</ListBucketResult>`,
    );
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const config: S3Config = {
    ...{ url: `http://127.0.0.1:${port}/ddak-files/team`, region: REGION },
    ...{ keyId: KEY_ID, secret: SECRET },
  };
  return {
    ...{ objects, moods, onPut, calls, config },
    env: {
      ...{ DDAK_S3_URL: config.url, DDAK_S3_REGION: REGION },
      ...{ DDAK_S3_KEY_ID: KEY_ID, DDAK_S3_SECRET: SECRET },
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** A HEAD has the length alone: Node sends no bytes with it. */
function give(response: ServerResponse, bytes: Buffer, mood: S3Mood | undefined): void {
  response.writeHead(200, { 'content-length': bytes.length });
  if (mood !== 'half' && mood !== 'stuck') return void response.end(bytes);
  response.write(bytes.subarray(0, bytes.length / 2), () => {
    if (mood === 'half') response.destroy();
  });
}

/** AWS Signature Version 4, worked out from what came; undefined where it agrees. */
function whatIsWrong({ method, url, headers }: IncomingMessage, body: Buffer): string | undefined {
  const said =
    /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>[^,]+), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>\w+)$/.exec(
      headers.authorization ?? '',
    )?.groups;
  if (!said || said.id !== KEY_ID) return 'InvalidAccessKeyId';
  const date = String(headers['x-amz-date']);
  const scope = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`;
  if (said.scope !== scope) return 'AuthorizationHeaderMalformed';
  if (!said.names!.split(';').includes('host')) return 'SignatureDoesNotMatch';
  const { pathname, searchParams } = new URL(url!, 'http://localhost');
  const canonical = [
    method,
    pathname,
    [...searchParams]
      .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
      .sort()
      .join('&'),
    ...said.names!.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    said.names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const steps = ['s3', 'aws4_request'];
  const key = steps.reduce<Buffer>(
    (made, step) => hmac(made, step),
    hmac(hmac(`AWS4${SECRET}`, date.slice(0, 8)), REGION),
  );
  const expected = hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`).toString('hex');
  if (expected !== said.signature) return 'SignatureDoesNotMatch';
  return headers['x-amz-content-sha256'] === sha256(body) ? undefined : 'XAmzContentSHA256Mismatch';
}
