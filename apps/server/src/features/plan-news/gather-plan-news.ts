import type { PlanNewsRepo } from './repo.ts';
import { TELL_PLAN } from './tell-plan.ts';

/** NT9: people have stopped for so long, or others have waited for so long. */
export const QUIET_MS = 3 * 60_000;
export const WAITING_MS = 20 * 60_000;

/** NT9: puts in who is to be told of each project that has rested, or that others have waited for long enough. */
export async function gatherPlanNews(
  { planNews, wake }: { readonly planNews: PlanNewsRepo; readonly wake: () => void },
  now: number,
): Promise<void> {
  for (const untold of await planNews.untold(now - QUIET_MS, now - WAITING_MS)) {
    const { projectId, after, upTo } = untold;
    await planNews.claim(untold, {
      name: TELL_PLAN,
      data: { projectId, after: String(after), upTo: String(upTo) },
    });
    wake();
  }
}
