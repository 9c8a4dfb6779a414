import { useCallback, useEffect, useState } from 'react';
import { failureMessage, isPassing } from '../api.ts';
import { useRetry } from '../retry/use-retry.ts';
import { browserPush, type Subscribed } from './browser-push.ts';
import { useMyPushQuery, usePushKeyQuery, usePushServer } from './push-api.ts';
import type { PushPlace } from './push-place.ts';
import { isOnHere, turnOffPush, turnOnPush } from './turn-push.ts';

/** Notices at this device: whether they can come, and whether they do. `serverOff`: the server sends none. */
export type PushState = Exclude<PushPlace, 'ready'> | 'loading' | 'failed' | 'serverOff' | 'off' | 'on';

export interface PushHere {
  readonly state: PushState;
  /** What it is being turned to. */
  readonly turning: boolean | null;
  /** Why it could not be turned on or off, or what `failed` stands for. */
  readonly failure: string | null;
  readonly turn: (on: boolean) => Promise<void>;
  readonly again: () => void;
}

const SAYS = {
  notAllowed: '알림을 허용하지 않아서 켜지 못했어요.',
  noService: '브라우저의 알림 서비스에 연결하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
} as const;

interface Here {
  readonly place: PushPlace;
  readonly subscribed: Subscribed | null;
}

/** What the browser has, read again when the person comes back from its settings. */
function useHere(): { here: Here | null; look: () => Promise<void> } {
  const [here, setHere] = useState<Here | null>(null);
  const look = useCallback(async () => {
    const place = await browserPush.place();
    setHere({ place, subscribed: place === 'ready' ? await browserPush.current() : null });
  }, []);
  useEffect(() => {
    const lookAgain = () => void look();
    lookAgain();
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [look]);
  return { here, look };
}

/** PU10: notices at this device, for a setting, or for whoever offers them where they are wanted. */
export function usePushHere(): PushHere {
  const { here, look } = useHere();
  const skip = here?.place !== 'ready';
  const key = usePushKeyQuery(undefined, { skip });
  const mine = useMyPushQuery(undefined, { skip });
  const server = usePushServer();
  const [turning, setTurning] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const turn = async (on: boolean): Promise<void> => {
    setTurning(on);
    setFailure(null);
    try {
      const outcome = on ? await turnOnPush(browserPush, server) : await turnOffPush(browserPush, server);
      if (outcome === 'notAllowed' || outcome === 'noService') setFailure(SAYS[outcome]);
    } catch (error) {
      setFailure(failureMessage(error));
    }
    await look();
    setTurning(null);
  };
  const error = key.error ?? mine.error;
  const state = ((): PushState => {
    if (!here) return 'loading';
    if (here.place !== 'ready') return here.place;
    if (key.data === null) return 'serverOff';
    if (key.data !== undefined && mine.data !== undefined)
      return isOnHere(here.subscribed, { endpoint: mine.data, publicKey: key.data }) ? 'on' : 'off';
    // While it is asked for again it stands as it was.
    return error === undefined ? 'loading' : 'failed';
  })();
  const again = () => {
    if (key.isError) void key.refetch();
    if (mine.isError) void mine.refetch();
  };
  // SN16
  useRetry(isPassing(error) && !key.isFetching && !mine.isFetching, again);
  const why = state === 'failed' ? failureMessage(error) : failure;
  return { state, turning, failure: why, turn, again };
}
