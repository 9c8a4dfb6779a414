import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { PushSubscriptionSent } from '@ddak/protocol';
import type { GotPush } from './push-service.ts';

/** A browser that gets pushes: its subscription, and what it reads of them (RFC 8188, 8291), by no library of ours. */
export function pushDevice(endpoint: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const subscription: PushSubscriptionSent = {
    endpoint,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  const read = ({ body }: Pick<GotPush, 'body'>): unknown => {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const secret = derive(auth, pair.computeSecret(sender), info, 32);
    const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const opened = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    // The last record ends in a 2 and zeros.
    return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString('utf8'));
  };
  return { subscription, read };
}

const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What a push says of who sends it (RFC 8292); throws where its signature is not that of the key that it names. */
export function senderOf({ headers }: Pick<GotPush, 'headers'>): { key: string; aud: string; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('the push is not signed by its sender');
  return { key, ...JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}
