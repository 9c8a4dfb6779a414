/** Where passkeys are made and used: a browser gives them to this origin alone, and they are bound to this host. */
export interface PasskeyPlace {
  readonly origin: string;
  readonly rpId: string;
}

/**
 * Where passkeys may be, by PUBLIC_URL; without one only at localhost, as the browser has called it. Null: browsers
 * have no passkeys there (no TLS, a bare address).
 */
export function passkeyPlace(publicUrl: string | undefined, asked: string): PasskeyPlace | null {
  const url = publicUrl ?? asked;
  if (!URL.canParse(url)) return null;
  const { hostname, origin, protocol } = new URL(url);
  const isLocal = hostname === 'localhost';
  if (publicUrl === undefined && !isLocal) return null;
  if (protocol !== 'https:' && !isLocal) return null;
  return isAddress(hostname) ? null : { origin, rpId: hostname };
}

const isAddress = (hostname: string): boolean => /^[\d.]+$|^\[/.test(hostname);
