import { callInstant, digestKinds, koreanDate } from '@ddak/domain';
import { inTransaction } from '../../db/in-transaction.ts';
import { NoticeSettingsRows } from '../../db/notice-settings-rows.ts';
import { openOrm, type Pool } from '../../db/pool.ts';
import { SEND_MAIL } from '../../mail/send-mail.ts';
import type { EnqueueJobs } from '../../sync/pg-transaction.ts';
import { DIGEST } from './compose-digest.ts';

/** NT10: at seven in the morning. */
const MORNING = 7 * 60;
const DAY_MS = 24 * 3_600_000;

/** NT10: puts in the digest of this morning for each who wants one, once. */
export async function gatherDigests(
  { pool, enqueue, wake }: { readonly pool: Pool; readonly enqueue: EnqueueJobs; readonly wake: () => void },
  now: number,
): Promise<void> {
  const morning = callInstant(koreanDate(now), MORNING);
  if (now < morning) return;
  for (const { userId, choices, last } of await new NoticeSettingsRows(openOrm(pool)).undigested(morning)) {
    if (digestKinds({ choices }).length === 0) continue;
    const [since, until] = [String(last ?? now - DAY_MS), String(now)];
    await inTransaction(pool, async (client) => {
      if (await new NoticeSettingsRows(openOrm(client)).noteDigest(userId, last, now))
        await enqueue([{ name: SEND_MAIL, data: { kind: DIGEST, userId, since, until } }], client);
    });
    wake();
  }
}
