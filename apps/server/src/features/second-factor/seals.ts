import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** What was sealed cannot be opened: by another key, or it was altered. */
export class SealBroken extends Error {}

/**
 * Seals what the database must not give away, with a key that is not in it. Each seal is bound to what it is for (`of`):
 * moved to another row it does not open.
 */
export class Seals {
  readonly #sealing: Buffer;
  readonly #hashing: Buffer;
  readonly #name: string;

  constructor(key: Buffer) {
    const derive = (what: string) => Buffer.from(hkdfSync('sha256', key, 'ddak', what, 32));
    this.#sealing = derive('seal');
    this.#hashing = derive('hash');
    this.#name = createHash('sha256').update(derive('name')).digest('base64url').slice(0, 8);
  }

  seal(text: string, of: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#sealing, iv).setAAD(Buffer.from(of));
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `1.${this.#name}.${sealed.toString('base64url')}`;
  }

  /** Throws SealBroken. */
  open(sealed: string, of: string): string {
    const [version, name, body = ''] = sealed.split('.');
    if (version !== '1' || name !== this.#name) throw new SealBroken('sealed with another key');
    const bytes = Buffer.from(body, 'base64url');
    const iv = bytes.subarray(0, IV_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, this.#sealing, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(of))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch (error) {
      throw new SealBroken('a seal does not open', { cause: error });
    }
  }

  /** A hash that nobody without the key can try codes against. */
  hash(text: string, of: string): string {
    return createHmac('sha256', this.#hashing).update(`${of} ${text}`).digest('base64url');
  }
}
