import type { NetworkInterfaceInfo } from 'node:os';
import type { LinkReach } from '@ddak/protocol';
import { isPrivateHost } from '../../http/origin.ts';

/** Where the server listens, and the machine's places in networks. */
export interface Place {
  /** HOST: an address, or 0.0.0.0 or :: for all of them. */
  readonly host: string;
  readonly interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name.startsWith('127.') || name === '[::1]';

/**
 * CR7: who can open a link that begins with this origin, and under which others it could be opened in the local network:
 * the machine's own IPv4 addresses there, those that routers give before those of virtual nets.
 */
export function linkReach(origin: string, { host, interfaces }: Place): LinkReach {
  const { hostname, protocol, port } = new URL(origin);
  if (!isLoopback(hostname))
    return { opens: isPrivateHost(hostname) ? 'network' : 'everybody', isHeard: true, origins: [] };
  const isHeard = host === '0.0.0.0' || host === '::';
  const origins = networkAddresses(interfaces).map(
    (address) => `${protocol}//${address}${port === '' ? '' : `:${port}`}`,
  );
  return { opens: 'thisComputer', isHeard, origins };
}

const NETS = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vbox|utun|tun|tap|wg|zt)/i;

function networkAddresses(interfaces: Place['interfaces']): string[] {
  const found = Object.entries(interfaces).flatMap(([name, infos]) =>
    (infos ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, rank: rankOf(name, address) })),
  );
  const inNets = found.filter(({ rank }) => Number.isFinite(rank));
  return inNets.sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}

function rankOf(name: string, address: string): number {
  const net = NETS.findIndex((pattern) => pattern.test(address));
  if (net === -1) return Number.POSITIVE_INFINITY;
  return net + (VIRTUAL.test(name) ? NETS.length : 0);
}
