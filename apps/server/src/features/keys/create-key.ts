import type { KeyKind } from '@ddak/protocol';
import { newId } from '../../new-id.ts';
import { hashCode, makeCode } from '../../secrets.ts';
import type { KeyRepo } from './repo.ts';

/** Makes a code that can be used by so many people; answers it: nobody can look it up again. */
export async function createKey(
  keys: KeyRepo,
  given: { readonly kind: KeyKind; readonly uses: number },
  now: number,
): Promise<string> {
  const code = makeCode();
  const row = { _id: newId(now), codeHash: hashCode(code), kind: given.kind, usesLeft: given.uses };
  await keys.add({ ...row, createdAt: now });
  return code;
}
