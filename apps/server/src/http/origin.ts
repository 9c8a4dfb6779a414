import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

const privateAddresses = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv4');
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

/** Whether a Host is this machine or one of its own network; a public name could be pointed at us by anybody. */
export function isPrivateHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  const family = isIP(name);
  return family !== 0 && privateAddresses.check(name, family === 6 ? 'ipv6' : 'ipv4');
}

/** What the check looks at. `host` and `protocol` are those the person's browser used, behind a trusted proxy too. */
export interface OriginCheck {
  readonly headers: IncomingHttpHeaders;
  readonly host: string;
  readonly protocol: string;
}

/** The origin that the person's browser has called. */
export const calledOrigin = ({ protocol, host }: Pick<OriginCheck, 'protocol' | 'host'>): string =>
  `${protocol}://${host}`;

/**
 * The origin that links for others begin with: PUBLIC_URL, else the one by which its maker has come, which works; on a
 * set's own network it is not the server's name.
 */
export const linkOrigin = (
  publicUrl: string | undefined,
  request: Pick<OriginCheck, 'protocol' | 'host'>,
): string => publicUrl ?? calledOrigin(request);

/**
 * Whether a request that changes something comes from our own pages. PUBLIC_URL names our origin; without it, it is
 * scheme and Host, on loopback and private addresses. Both headers must agree; programs that are no browsers
 * send neither.
 */
export function isOwnOrigin(request: OriginCheck, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  return isPrivateHost(request.host) && origin === calledOrigin(request);
}
