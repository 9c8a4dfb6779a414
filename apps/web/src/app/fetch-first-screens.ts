import { AUTH, SIGNED_IN } from './session/SignedInOnly.tsx';
import { fetchScreens, type Matched } from './use-screen-ahead.ts';

/** What the route carries behind which one is signed in. */
export const BEHIND_DOOR = { isDoor: true };

/** On a line that takes longer, what holds its place is drawn meanwhile. */
const LONGEST_MS = 2_500;

/**
 * Fetches what an address begins with, all at once. Resolves when the outermost of it is here: drawn before that, its place
 * would be held empty, which React leaves for 300 ms.
 */
export async function fetchFirstScreens(matches: readonly Matched[], isSignedIn: boolean): Promise<void> {
  const hasDoor = matches.some(({ handle }) => handle === BEHIND_DOOR);
  // Asked for first: the others wait for what it does.
  const outermost = fetchScreens(!hasDoor ? matches : [{ handle: isSignedIn ? SIGNED_IN : AUTH }]);
  if (hasDoor && isSignedIn) void fetchScreens(matches);
  await Promise.race([outermost, new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
