import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from '@ddak/protocol';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

/** What a dishonest or broken authenticator does otherwise. */
export interface Misbehaviour {
  readonly origin?: string;
  readonly rpId?: string;
  readonly unverified?: true;
  readonly counter?: number;
}

/** An authenticator as a browser has one: makes a P-256 key, and signs with it for one host. */
export class VirtualPasskey {
  readonly #key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly #id = randomBytes(32);
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Answers the options of a registration. */
  register({ challenge }: PasskeyOptions, otherwise: Misbehaviour = {}): PasskeyRegistration {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#coseKey()]);
    const authData = Buffer.concat([this.#head(ATTESTED, otherwise), credential]);
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(object as never)).toString('base64url');
    const clientDataJSON = this.#clientData('webauthn.create', challenge, otherwise);
    return { ...this.#named(), response: { clientDataJSON, attestationObject, transports: ['internal'] } };
  }

  /** Answers the options of a sign-in. */
  sign({ challenge }: PasskeyOptions, otherwise: Misbehaviour = {}): PasskeyAssertion {
    const authData = this.#head(0, otherwise);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, otherwise);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([authData, hash]), this.#key.privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  #named() {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Misbehaviour): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin })).toString('base64url');
  }

  #head(flags: number, { rpId = new URL(this.#origin).hostname, unverified, counter }: Misbehaviour): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    const who = unverified ? PRESENT : PRESENT | VERIFIED;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags | who]), count]);
  }

  /** The public key as COSE: EC2, ES256, P-256. */
  #coseKey(): Uint8Array {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    return isoCBOR.encode(key as never);
  }
}
