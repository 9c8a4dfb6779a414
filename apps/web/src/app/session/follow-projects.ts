import type { Id } from '@ddak/domain';
import { idOfChannel } from '@ddak/protocol';
import { browserTabs } from '../../platform/browser-tabs.ts';
import { browserClock } from '../../platform/clock/browser-clock.ts';
import { followChannels } from '../../platform/live/follow-channels.ts';
import type { SignedInTools } from '../../platform/live/live-socket-context.ts';
import type { BackgroundVisits } from '../../sync/background/background-visits.ts';

/** The screen that was opened goes first. */
const BEGIN_AFTER_MS = 2_000;
/** Without a line what visits them cannot be fetched either. */
const AGAIN_MS = 30_000;

/** Every tab follows the channels of a person's projects; the one that holds the lock visits those that are not open. */
export function followProjects(tools: SignedInTools, actor: { readonly _id: Id; readonly name: string }) {
  const seqs = new Map<Id, number>();
  let visits: BackgroundVisits | null = null;
  let closed: readonly Id[] = [];
  let giveUp: (() => void) | null = null;
  let hasEnded = false;

  const following = followChannels(tools.socket, {
    standings(standing) {
      for (const [channel, seq] of Object.entries(standing)) {
        const projectId = idOfChannel(channel, 'project');
        if (projectId) seqs.set(projectId, seq);
      }
      visits?.standings(seqs);
    },
    lost: () => visits?.lost(),
  });
  const begin = async () => {
    // No part of the shell: it carries the whole of a project's sync.
    const { visitProjects } = await import('./visit-projects.ts');
    if (hasEnded) return;
    visits = visitProjects(tools, actor);
    visits.follow(closed);
    if (seqs.size > 0) visits.standings(seqs);
  };
  const tryToBegin = (): void => {
    begin().catch((error: unknown) => {
      console.warn('projects in the background', error);
      cancel = browserClock.after(AGAIN_MS, tryToBegin);
    });
  };
  let cancel = browserClock.after(BEGIN_AFTER_MS, () => {
    giveUp = browserTabs(`ddak-background:${actor._id}`).lead(tryToBegin);
  });
  return {
    set(channels: readonly string[], open: string | undefined) {
      following.set(channels);
      const projects = channels.flatMap((channel) => idOfChannel(channel, 'project') ?? []);
      closed = projects.filter((projectId) => projectId !== open);
      visits?.follow(closed);
    },
    end() {
      hasEnded = true;
      cancel();
      giveUp?.();
      following.end();
      visits?.stop();
    },
  };
}
