import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { openPost } from './post-push.ts';
import { AddressRefused, guardedLookup, isEndpoint } from './reachable.ts';

describe('PU3: an endpoint by its form', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://8.8.8.8/abc',
  ])('%s is one', (url) => expect(isEndpoint(url, 'public')).toBe(true));

  it.each([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://somebody@fcm.googleapis.com/abc',
    'https://:secret@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com/abc#here',
    'https://localhost/abc',
    'https://localhost./abc',
    'https://push.localhost/abc',
    'https://nas.local/abc',
    'https://database/abc',
    'https://metadata.google.internal/abc',
    'https://127.0.0.1/abc',
    'https://127.1/abc',
    'https://2130706433/abc',
    'https://0x7f.0.0.1/abc',
    'https://0.0.0.0/abc',
    'https://10.0.0.1/abc',
    'https://100.64.0.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://172.16.0.1/abc',
    'https://192.168.0.1/abc',
    'https://198.18.0.1/abc',
    'https://224.0.0.1/abc',
    'https://255.255.255.255/abc',
    'https://[::]/abc',
    'https://[::1]/abc',
    'https://[::ffff:127.0.0.1]/abc',
    'https://[::ffff:8.8.8.8]/abc',
    'https://[64:ff9b::7f00:1]/abc',
    'https://[2002:7f00:1::]/abc',
    'https://[2001::1]/abc',
    'https://[fc00::1]/abc',
    'https://[fe80::1]/abc',
    'https://[fec0::1]/abc',
    'https://[ff02::1]/abc',
    'https://[2001:db8::1]/abc',
    'ftp://fcm.googleapis.com/abc',
    'file:///etc/passwd',
    'nonsense',
  ])('%s is none', (url) => expect(isEndpoint(url, 'public')).toBe(false));

  it('is of this machine where the configuration of tests says so, and of nothing else inside', () => {
    for (const url of ['http://127.0.0.1:4000/push/a', 'http://localhost:4000/a', 'http://[::1]:4000/a'])
      expect([url, isEndpoint(url, 'loopback')]).toEqual([url, true]);
    for (const url of ['http://10.0.0.1/a', 'https://192.168.0.1/a', 'http://fcm.googleapis.com/a'])
      expect([url, isEndpoint(url, 'loopback')]).toEqual([url, false]);
  });
});

const named = (...addresses: string[]) =>
  guardedLookup('public', (_host, _options, done) =>
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );
/** Whom a connection would be made to. */
const spokenTo = (lookup: ReturnType<typeof named>, all: boolean) =>
  new Promise((resolve) => {
    lookup('push.example.com', { all }, (error, address) => resolve(error ?? address));
  });

describe('PU3: an endpoint by what its name comes to', () => {
  it.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, by IPv6', ['::1']],
    ['this machine, as an IPv4 address within IPv6', ['::ffff:127.0.0.1']],
    ['a private network', ['10.1.2.3']],
    ['a private network among public ones', ['142.250.0.1', '192.168.0.1']],
    ['the network of a provider', ['100.100.0.1']],
    ['the machine’s own metadata', ['169.254.169.254']],
    ['an own network of IPv6', ['fd00::1']],
    ['nothing', []],
  ])('is refused where that is %s', async (_what, addresses) => {
    for (const all of [true, false])
      expect(await spokenTo(named(...addresses), all)).toBeInstanceOf(AddressRefused);
  });

  it('is spoken to where all of it is public, at the very address that was looked at', async () => {
    expect(await spokenTo(named('142.250.0.1', '2a00:1450::1'), false)).toBe('142.250.0.1');
    expect(await spokenTo(named('142.250.0.1', '2a00:1450::1'), true)).toEqual([
      { address: '142.250.0.1', family: 4 },
      { address: '2a00:1450::1', family: 6 },
    ]);
  });

  it('is refused when something is sent, whatever was said when it came: by name and by address', async () => {
    const post = openPost({ reach: 'public' });
    const sent = { headers: {}, body: Buffer.from('a') };
    // A real name of this machine, looked up as any other.
    for (const endpoint of ['https://localhost/a', 'https://127.0.0.1/a', 'https://[::1]/a'])
      await expect(post({ ...sent, endpoint }), endpoint).rejects.toBeInstanceOf(AddressRefused);
    const turned = openPost({ reach: 'public', lookup: named('127.0.0.1') });
    await expect(turned({ ...sent, endpoint: 'https://push.example.com/a' })).rejects.toBeInstanceOf(
      AddressRefused,
    );
    post.close();
    turned.close();
  });
});
