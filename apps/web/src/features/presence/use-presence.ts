import type { Id } from '@ddak/domain';
import { useEffect, useMemo, useState } from 'react';
import { browserClock } from '../../platform/browser-clock.ts';
import { useSignedInTools } from '../../platform/live/live-socket-context.ts';
import { useProjectId, useProjectSelector } from '../../sync/hooks.ts';
import { keepPresence } from './keep-presence.ts';
import { type PresentMember, presentMembers } from './present-members.ts';

/** Says that I look at the open project, and answers who else does now. */
export function usePresence(): readonly PresentMember[] {
  const { socket } = useSignedInTools();
  const projectId = useProjectId();
  const [userIds, setUserIds] = useState<readonly Id[]>([]);
  useEffect(() => {
    const keeper = keepPresence({
      socket,
      clock: browserClock,
      projectId,
      isLookedAt: () => document.visibilityState === 'visible',
      heard: setUserIds,
    });
    const look = () => document.visibilityState === 'visible' && keeper.wake();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      keeper.end();
      setUserIds([]);
    };
  }, [socket, projectId]);
  const crew = useProjectSelector((whole) => whole.projectMember);
  return useMemo(() => presentMembers(crew, userIds), [crew, userIds]);
}
