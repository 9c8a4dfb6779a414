import { useEffect, useState } from 'react';
import { browserClock } from './browser-clock.ts';
import { rightNow, useClockError } from './device-clock.ts';

/** The time of now (OS8), in milliseconds since 1970, drawn anew so often. */
export function useNow(everyMs: number): number {
  const clockError = useClockError();
  const [now, setNow] = useState(rightNow);
  useEffect(() => {
    let stop = () => {};
    const tick = () => {
      stop = browserClock.after(everyMs - (rightNow() % everyMs), () => {
        setNow(rightNow());
        tick();
      });
    };
    if (clockError !== 0) setNow(rightNow());
    tick();
    return () => stop();
  }, [everyMs, clockError]);
  return now;
}
