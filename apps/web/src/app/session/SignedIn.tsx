import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMyPermissionsQuery } from '../../features/account/account-api.ts';
import { browserClock, browserRandom } from '../../platform/clock/browser-clock.ts';
import { openLiveSocket } from '../../platform/live/live-socket.ts';
import { SignedInContext, type SignedInTools } from '../../platform/live/live-socket-context.ts';
import { resetLoading, setLoading } from '../../platform/loading-slice.ts';
import { useKeepPush } from '../../platform/push/use-keep-push.ts';
import { sessionExpired, signIn } from '../../platform/session/auth-slice.ts';
import { renewSession } from '../../platform/session/renew-session.ts';
import { keepSession } from '../../platform/session/session-keeper.ts';
import { permissionsLoaded } from '../../platform/session/user-permission-slice.ts';
import { persistor, useAppDispatch } from '../store.ts';
import { attendUser } from './attend-user.ts';
import { endExpiredSessions } from './end-session.ts';
import { goWithOtherTabs } from './other-tabs.ts';
import { tellUserEvents } from './tell-user-events.ts';
import { useBackgroundProjects } from './use-background-projects.ts';

/** Without a line nobody waits longer than this for the app: the stored session opens (PRODUCT.md section 5). */
const LONGEST_CHECK_MS = 2_500;

const openSocket = () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);

/**
 * The signed-in part. It is shown once the session is renewed, or the server cannot be reached; it keeps the session
 * and the socket of that person for as long as it stands.
 */
export default function SignedIn(props: { readonly userId: string; readonly children: ReactNode }) {
  const { userId } = props;
  const dispatch = useAppDispatch();
  const [tools, setTools] = useState<SignedInTools | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const goHome = async () => navigate('/');
    const ends = [endExpiredSessions(goHome), goWithOtherTabs(goHome)];
    return () => {
      for (const end of ends) end();
    };
  }, [navigate]);

  useEffect(() => {
    const keeper = keepSession({
      clock: browserClock,
      random: browserRandom,
      renew: renewSession,
      onRenewed: (user) => dispatch(signIn(user)),
      onFailed: () => dispatch(sessionExpired()),
    });
    let end: (() => void) | null = null;
    let gone = false;
    const open = () => {
      if (gone || end) return;
      const listener = tellUserEvents(keeper);
      const socket = openLiveSocket({
        open: openSocket,
        clock: browserClock,
        random: browserRandom,
        onGap: listener.missed,
        // Somebody else has signed in in this browser: the renewal says who.
        onStranger: () => void keeper.renew(),
      });
      const leave = attendUser(socket, userId, listener);
      const wake = () => socket.wake();
      const drop = () => socket.drop();
      addEventListener('online', wake);
      addEventListener('offline', drop);
      end = () => {
        removeEventListener('online', wake);
        removeEventListener('offline', drop);
        leave();
        socket.stop();
      };
      setTools({ socket, keeper });
      dispatch(resetLoading());
    };
    // The library writes in its own time: who goes to another page right after signing in would be out again.
    void persistor.flush();
    dispatch(setLoading('loading'));
    const cancelWait = browserClock.after(LONGEST_CHECK_MS, open);
    void keeper.start().then((outcome) => {
      if (outcome !== 'failed') open();
    });
    return () => {
      gone = true;
      cancelWait();
      keeper.stop();
      end?.();
      dispatch(resetLoading());
    };
  }, [userId, dispatch]);

  useBackgroundProjects(tools, userId);
  useKeepPush(tools !== null);
  const { data: permissions } = useMyPermissionsQuery(undefined, { skip: !tools });
  useEffect(() => {
    if (permissions) dispatch(permissionsLoaded(permissions));
  }, [dispatch, permissions]);
  return tools ? <SignedInContext value={tools}>{props.children}</SignedInContext> : null;
}
