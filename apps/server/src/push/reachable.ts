import { lookup as ask, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isInsideHost } from '../inside-host.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** Where pushes may go: to the public net; `loopback`, in tests: to this machine, too. */
export type Reach = 'public' | 'loopback';

/** A name that has come to an address where nothing is sent to (PU3). */
export class AddressRefused extends Error {}

/** Whether something may be sent to an address (no name). */
export const isReachable = (address: string, reach: Reach): boolean =>
  isPublicAddress(address) || (reach === 'loopback' && isLoopback(address));

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/**
 * PU3: whether an endpoint is one by its form: https at its usual port, a name of the public net or an address of it,
 * no user, no fragment. What the name comes to is looked at when something is sent.
 */
export function isEndpoint(text: string, reach: Reach): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const host = hostOf(url);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (reach === 'loopback' && (isLoopback(host) || host === 'localhost'))
    return ['http:', 'https:'].includes(url.protocol);
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return isIP(host) === 0 ? !isInsideHost(host) : isPublicAddress(host);
}

type Resolve = (
  host: string,
  options: { readonly all: true; readonly family?: number },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveByDns: Resolve = (host, options, done) => ask(host, options, done);

/**
 * Looks a name up for the very connection that is made: what was looked at is what is spoken to, however the name
 * changes. A name of which any address is none to be reached is refused.
 */
export const guardedLookup =
  (reach: Reach, resolve: Resolve = resolveByDns): LookupFunction =>
  (host, { all, family }, done) => {
    const wanted = typeof family === 'number' ? { family } : {};
    resolve(host, { all: true, ...wanted }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isReachable(address, reach)))
        return done(new AddressRefused('an endpoint leads to an address that is not public'), '');
      if (all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
