import { useEffect, useState } from 'react';
import { browserClock } from './browser-clock.ts';

/** The time of now, in milliseconds since 1970, drawn anew so often. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => browserClock.now());
  useEffect(() => {
    let stop = () => {};
    const tick = () => {
      stop = browserClock.after(everyMs - (browserClock.now() % everyMs), () => {
        setNow(browserClock.now());
        tick();
      });
    };
    tick();
    return () => stop();
  }, [everyMs]);
  return now;
}
