import { useEffect } from 'react';
import { useMatches } from 'react-router';

/** What the route of a screen that comes on its own carries. */
export interface ScreenHandle {
  readonly load: () => Promise<unknown>;
}

/** Fetches the screen of the address while the project is still opened, in place of after it. */
export function useScreenAhead(): void {
  const matches = useMatches();
  useEffect(() => {
    // What cannot be fetched now is fetched when it is shown, which also says so.
    void Promise.allSettled(matches.map(({ handle }) => (handle as ScreenHandle | undefined)?.load()));
  }, [matches]);
}
