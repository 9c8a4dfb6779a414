import { KEY_KINDS } from '@ddak/protocol';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { openOrm, openPool } from '../db/pool.ts';
import { withDatabase } from '../db/with-database.ts';
import { createKey } from '../features/keys/create-key.ts';
import { KeyRepo } from '../features/keys/repo.ts';

const optionsSchema = z.object({
  kind: z.enum(KEY_KINDS, { error: `--kind: ${KEY_KINDS.join(', ')} 가운데 하나를 적어 주세요.` }),
  uses: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000, { error: '--uses: 1에서 100000까지의 수를 적어 주세요.' }),
  mb: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000_000, { error: '--mb: 1에서 10000000까지의 수를 적어 주세요.' }),
});

/** `ddak key create`: prints a new code, the only time it can be seen. Returns the exit code. */
export async function createKeyCommand(options: { kind: string; uses: string; mb: string }): Promise<number> {
  const read = optionsSchema.safeParse(options);
  if (!read.success) {
    process.stderr.write(`${read.error.issues[0]?.message}\n`);
    return 1;
  }
  const { kind, uses, mb: storageMb } = read.data;
  const code = await withDatabase(readConfig(process.env), async ({ url }) => {
    const pool = openPool(url, (error) => process.stderr.write(`${error.message}\n`), 1);
    try {
      return await createKey(new KeyRepo(openOrm(pool)), { kind, uses, storageMb }, Date.now());
    } finally {
      await pool.end();
    }
  });
  process.stdout.write(`${code}\n`);
  return 0;
}
