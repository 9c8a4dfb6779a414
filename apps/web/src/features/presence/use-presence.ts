import { useEffect, useMemo, useState } from 'react';
import { browserClock } from '../../platform/clock/browser-clock.ts';
import { useSignedInTools } from '../../platform/live/live-socket-context.ts';
import { useMe, useProjectId, useProjectSelector } from '../../sync/hooks.ts';
import { keepPresence, NOBODY } from './keep-presence.ts';
import { type Company, companyOf } from './present-members.ts';

/** Says that I look at the open project, and answers who else does now. */
export function usePresence(): Company {
  const { socket } = useSignedInTools();
  const projectId = useProjectId();
  const me = useMe();
  const [present, setPresent] = useState(NOBODY);
  useEffect(() => {
    const keeper = keepPresence({
      socket,
      clock: browserClock,
      projectId,
      isLookedAt: () => document.visibilityState === 'visible',
      heard: setPresent,
    });
    const look = () => document.visibilityState === 'visible' && keeper.wake();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      keeper.end();
      setPresent(NOBODY);
    };
  }, [socket, projectId]);
  const crew = useProjectSelector((whole) => whole.projectMember);
  return useMemo(() => companyOf(crew, present, me._id), [crew, present, me._id]);
}
