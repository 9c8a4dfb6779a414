import type { KeyKind } from '@ddak/protocol';
import { newId } from '../../new-id.ts';
import { hashCode, makeCode } from '../../secrets.ts';
import type { KeyRepo } from './repo.ts';

/** What a `storage` code adds unless said otherwise: 10 GB. */
const STORAGE_MB = 10_240;

/** Makes a code that can be used by so many people; answers it: nobody can look it up again. */
export async function createKey(
  keys: KeyRepo,
  given: { readonly kind: KeyKind; readonly uses: number; readonly storageMb?: number },
  now: number,
): Promise<string> {
  const code = makeCode();
  const storageMb = given.kind === 'storage' ? (given.storageMb ?? STORAGE_MB) : 0;
  const row = { _id: newId(now), codeHash: hashCode(code), kind: given.kind, usesLeft: given.uses };
  await keys.add({ ...row, storageMb, createdAt: now });
  return code;
}
