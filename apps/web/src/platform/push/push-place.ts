/** What decides whether notices can come to this browser. */
export interface PushFacts {
  readonly isSecure: boolean;
  readonly isApplePhone: boolean;
  /** It runs as an app of its own, from the home screen. */
  readonly isInstalled: boolean;
  /** The browser has all that a push needs. */
  readonly canPush: boolean;
  readonly permission: NotificationPermission;
}

/**
 * `insecure`: no https. `homeScreen`: an iPhone or iPad lets only apps of the home screen have notices. `blocked`: the
 * person has said no to the browser, and only they can take that back, in its settings.
 */
export type PushPlace = 'insecure' | 'homeScreen' | 'unsupported' | 'blocked' | 'ready';

export function pushPlaceOf({
  isSecure,
  isApplePhone,
  isInstalled,
  canPush,
  permission,
}: PushFacts): PushPlace {
  if (!isSecure) return 'insecure';
  if (!canPush) return isApplePhone && !isInstalled ? 'homeScreen' : 'unsupported';
  return permission === 'denied' ? 'blocked' : 'ready';
}
