import { isIPv4, isIPv6 } from 'node:net';

/**
 * What an address counts as, where attempts are counted by address: an IPv6 address by its /64, since one line holds
 * all of that; an IPv4 address inside IPv6 as itself.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** The eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  const [front = '', back] = address.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':').flatMap(groupsOfPart));
  const head = groups(front);
  const tail = back === undefined ? [] : groups(back);
  const zeros = back === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(zeros).fill('0'), ...tail];
}

/** An IPv4 address at the end stands for two groups. */
function groupsOfPart(part: string): string[] {
  if (!part.includes('.')) return [Number.parseInt(part, 16).toString(16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}
