import { useEffect, useRef } from 'react';
import { useMatch } from 'react-router';
import type { SignedInTools } from '../../platform/live/live-socket-context.ts';
import { useAppSelector } from '../store.ts';
import { followProjects } from './follow-projects.ts';

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
    const projects = followProjects(tools, { _id: userId, name });
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
