import { KEY_KINDS } from '@ddak/protocol';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { openOrm, openPool } from '../db/pool.ts';
import { withDatabase } from '../db/with-database.ts';
import { createKey } from '../features/keys/create-key.ts';
import { KeyRepo } from '../features/keys/repo.ts';

const whole = (option: string, most: number) => {
  const error = `${option}: 1에서 ${most}까지의 정수를 적어 주세요.`;
  return z.coerce.number({ error }).pipe(z.int({ error }).min(1, { error }).max(most, { error }));
};

const optionsSchema = z.object({
  kind: z.enum(KEY_KINDS, { error: `--kind: ${KEY_KINDS.join(', ')} 가운데 하나를 적어 주세요.` }),
  uses: whole('--uses', 100_000),
  mb: whole('--mb', 10_000_000),
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
