/** How long an access credential opens doors; the client renews it every 14 minutes (SPEC.md section 9). */
export const ACCESS_SECONDS = 20 * 60;
/** How long a session lasts from its sign-in on, however often it is renewed. */
export const SESSION_SECONDS = 60 * 24 * 60 * 60;
/** How long a refresh credential may still be used after it was replaced: many tabs refresh at once. */
export const GRACE_MS = 60_000;
