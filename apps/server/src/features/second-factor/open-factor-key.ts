import { scryptSync } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { KEY_BYTES, openOwnKey } from '../../own-key.ts';

/** The key of DDAK_FACTOR_KEY, or our own, which is made when it is first needed: DATA_DIR/keys/second-factor.key (0600). */
export function openFactorKey({ factorKey, dataDir }: Pick<Config, 'factorKey' | 'dataDir'>): Buffer {
  if (factorKey !== undefined) return scryptSync(factorKey, 'ddak second factor', KEY_BYTES);
  return openOwnKey(join(dataDir, 'keys', 'second-factor.key'));
}
