import type { Id } from '@ddak/domain';
import { failureSchema } from '@ddak/protocol';
import { NO_LINE } from '../../platform/fixed-texts.ts';
import { renewSession } from '../../platform/session/renew-session.ts';

/**
 * Gives the password of a locked script, which is then read again. The password goes into this one request and
 * nowhere else: no store, no outbox, no retry later.
 * @returns null when the file was opened; else why not, in Korean
 */
export async function openLocked(projectId: Id, screenplayId: Id, password: string): Promise<string | null> {
  const send = () =>
    fetch(`/api/projects/${projectId}/screenplays/${screenplayId}/password`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    });
  try {
    const first = await send();
    const answer = first.status === 401 && (await renewSession()).kind === 'renewed' ? await send() : first;
    if (answer.ok) return null;
    const failure = failureSchema.safeParse(await answer.json().catch(() => null));
    return failure.success ? failure.data.message : `파일을 열지 못했어요 (${answer.status}).`;
  } catch (error) {
    // fetch throws a TypeError where there is no line; anything else is a bug.
    if (error instanceof TypeError) return NO_LINE;
    throw error;
  }
}
