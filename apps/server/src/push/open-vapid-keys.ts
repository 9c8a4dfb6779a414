import { createECDH, type ECDH } from 'node:crypto';
import { join } from 'node:path';
import { KEY_BYTES, openOwnKey } from '../own-key.ts';

/** What push services know this server by (RFC 8292): base64url, the public one as browsers want it. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const curve = (): ECDH => createECDH('prime256v1');

function drawPrivateKey(): Buffer {
  const pair = curve();
  pair.generateKeys();
  const bytes = pair.getPrivateKey();
  // Leading zeros are left out of it.
  return Buffer.concat([Buffer.alloc(KEY_BYTES - bytes.length), bytes]);
}

/** The keys of DATA_DIR/keys/web-push.key (0600), made when the server first starts (PU1). */
export function openVapidKeys(dataDir: string): VapidKeys {
  const privateKey = openOwnKey(join(dataDir, 'keys', 'web-push.key'), drawPrivateKey);
  const pair = curve();
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
