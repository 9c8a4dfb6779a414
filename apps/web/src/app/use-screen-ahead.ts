import { useEffect } from 'react';
import { useMatches } from 'react-router';

/** What the route of a screen that comes on its own carries. */
export interface ScreenHandle {
  readonly load: () => Promise<unknown>;
}

export interface Matched {
  readonly handle?: unknown;
}

/** Fetches the screens of an address, all at once. */
export async function fetchScreens(matches: readonly Matched[]): Promise<void> {
  // What cannot be fetched now is fetched when it is shown, which also says so.
  await Promise.allSettled(
    matches.map(({ handle }) => (handle as Partial<ScreenHandle> | undefined)?.load?.()),
  );
}

/** Fetches the screens of the address before those around them are drawn, in place of one after the other. */
export function useScreenAhead(isSignedIn: boolean): void {
  const matches = useMatches();
  useEffect(() => {
    if (isSignedIn) void fetchScreens(matches);
  }, [matches, isSignedIn]);
}
