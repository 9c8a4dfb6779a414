import type { Id } from '@ddak/domain';
import { idOfChannel } from '@ddak/protocol';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import { useMatch } from 'react-router';
import { browserClock } from '../../platform/browser-clock.ts';
import { browserTabs } from '../../platform/browser-tabs.ts';
import { deviceDatabase } from '../../platform/device.ts';
import { followChannels } from '../../platform/live/follow-channels.ts';
import type { SignedInTools } from '../../platform/live/live-socket-context.ts';
import { type BackgroundVisits, lookAfter } from '../../sync/background/background-visits.ts';
import { type VisitDeps, visitProject } from '../../sync/background/visit-project.ts';
import { lookAtDevice } from '../../sync/device/look-at-device.ts';
import { projectPorts } from '../project-ports.ts';
import { useAppSelector } from '../store.ts';

/** The screen that was opened goes first. */
const BEGIN_AFTER_MS = 2_000;

/**
 * Follows each of my `pbChannels` (SPEC.md section 7). One tab of the browser looks after those that are not open: their
 * copies stay fresh for a day without a line, and what waits in their outboxes is sent although nobody looks at them.
 */
export function useBackgroundProjects(tools: SignedInTools | null, userId: string): void {
  const user = useAppSelector((state) => state.auth.user);
  const open = useMatch('/projects/:projectId/*')?.params.projectId;
  const channels = (user?.pbChannels ?? []).join(' ');
  const name = user?.name ?? '';
  const wanted = useRef({ channels, open });
  const tell = useRef<(() => void) | null>(null);
  wanted.current = { channels, open };

  useEffect(() => {
    if (!tools) return;
    const projects = beginFollowing(tools, { _id: userId, name });
    tell.current = () => projects.set(listOf(wanted.current.channels), wanted.current.open);
    tell.current();
    return () => {
      tell.current = null;
      projects.end();
    };
  }, [tools, userId, name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what is told
  useEffect(() => tell.current?.(), [channels, open]);
}

const listOf = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Every tab follows; the one that holds the lock visits. */
function beginFollowing({ socket, keeper }: SignedInTools, actor: VisitDeps['actor']) {
  const seqs = new Map<Id, number>();
  let visits: BackgroundVisits | null = null;
  let closed: readonly Id[] = [];
  let giveUp: (() => void) | null = null;

  const following = followChannels(socket, {
    standings(standing) {
      for (const [channel, seq] of Object.entries(standing)) {
        const projectId = idOfChannel(channel, 'project');
        if (projectId) seqs.set(projectId, seq);
      }
      visits?.standings(seqs);
    },
    lost: () => visits?.lost(),
  });
  const deps: VisitDeps = {
    actor,
    portsOf: (projectId) => projectPorts(actor._id, projectId, socket),
    onSignedOut: keeper.renew,
    onNote: ({ kind, message }, title) => {
      const text = title === '' ? message : `〈${title}〉 ${message}`;
      if (kind === 'adjusted') toast(text);
      else toast.error(text);
    },
  };
  const begin = () => {
    visits = lookAfter({
      clock: browserClock,
      device: lookAtDevice(deviceDatabase(), actor._id),
      visit: (projectId, seq) => visitProject(deps, projectId, seq),
    });
    visits.follow(closed);
    if (seqs.size > 0) visits.standings(seqs);
  };
  const cancel = browserClock.after(BEGIN_AFTER_MS, () => {
    giveUp = browserTabs(`ddak-background:${actor._id}`).lead(begin);
  });
  return {
    set(channels: readonly string[], open: string | undefined) {
      following.set(channels);
      const projects = channels.flatMap((channel) => idOfChannel(channel, 'project') ?? []);
      closed = projects.filter((projectId) => projectId !== open);
      visits?.follow(closed);
    },
    end() {
      cancel();
      giveUp?.();
      following.end();
      visits?.stop();
    },
  };
}
