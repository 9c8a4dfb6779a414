import { idOfChannel } from '@ddak/protocol';
import { useEffect, useRef } from 'react';
import { useMatch } from 'react-router';
import { browserClock } from '../../platform/browser-clock.ts';
import { browserTabs } from '../../platform/browser-tabs.ts';
import type { SignedInTools } from '../../platform/live/live-socket-context.ts';
import { projectPorts } from '../project-ports.ts';
import { useAppSelector } from '../store.ts';
import { type BackgroundProjects, followInBackground } from './background-projects.ts';

/** The screen that was opened goes first. */
const BEGIN_AFTER_MS = 2_000;

/** Follows the channels in my `pbChannels` (SPEC.md section 7), but for the open project; in one tab of the browser. */
export function useBackgroundProjects(tools: SignedInTools | null, userId: string): void {
  const user = useAppSelector((state) => state.auth.user);
  const open = useMatch('/projects/:projectId/*')?.params.projectId;
  const following = useRef<BackgroundProjects | null>(null);
  const mine = (user?.pbChannels ?? [])
    .flatMap((channel) => idOfChannel(channel, 'project') ?? [])
    .filter((projectId) => projectId !== open)
    .join(' ');
  const wanted = useRef(mine);
  wanted.current = mine;
  const name = user?.name ?? '';

  useEffect(() => {
    if (!tools) return;
    const begin = () => {
      const background = followInBackground(
        { _id: userId, name },
        (projectId) => projectPorts(userId, projectId, tools.socket),
        tools.keeper.renew,
      );
      following.current = background;
      background.follow(idsOf(wanted.current));
    };
    let giveUp: (() => void) | null = null;
    const cancel = browserClock.after(BEGIN_AFTER_MS, () => {
      giveUp = browserTabs(`ddak-background:${userId}`).lead(begin);
    });
    const wake = () => following.current?.wake();
    addEventListener('online', wake);
    return () => {
      cancel();
      removeEventListener('online', wake);
      giveUp?.();
      following.current?.stop();
      following.current = null;
    };
  }, [tools, userId, name]);

  useEffect(() => following.current?.follow(idsOf(mine)), [mine]);
}

const idsOf = (text: string): string[] => (text === '' ? [] : text.split(' '));
