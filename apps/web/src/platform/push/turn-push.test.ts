import type { PushSubscriptionSent } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import type { PushBrowser } from './browser-push.ts';
import { type PushFacts, type PushPlace, pushPlaceOf } from './push-place.ts';
import { isOnHere, keepPush, type PushServer, turnOffPush, turnOnPush } from './turn-push.ts';

const FINE: PushFacts = {
  ...{ isSecure: true, isApplePhone: false, isInstalled: false, canPush: true, permission: 'default' },
};

describe('PU10: whether notices can come to a browser', () => {
  it.each<[string, Partial<PushFacts>, PushPlace]>([
    ['they can', {}, 'ready'],
    ['they may already', { permission: 'granted' }, 'ready'],
    ['the person has said no', { permission: 'denied' }, 'blocked'],
    ['there is no https', { isSecure: false, canPush: false }, 'insecure'],
    ['an iPhone without https', { isSecure: false, canPush: false, isApplePhone: true }, 'insecure'],
    ['an iPhone, in the browser', { canPush: false, isApplePhone: true }, 'homeScreen'],
    ['an iPhone, from the home screen', { isApplePhone: true, isInstalled: true }, 'ready'],
    [
      'an old iPhone, from the home screen',
      { canPush: false, isApplePhone: true, isInstalled: true },
      'unsupported',
    ],
    ['a browser within a chat app', { canPush: false }, 'unsupported'],
  ])('%s', (_what, facts, place) => expect(pushPlaceOf({ ...FINE, ...facts })).toBe(place));
});

const sub = (endpoint: string): PushSubscriptionSent => ({
  endpoint: `https://push.example.com/${endpoint}`,
  keys: { p256dh: 'p', auth: 'a' },
});

/** A browser and a server, and what was done to them. */
function world(start: {
  readonly here?: string;
  readonly hereKey?: string;
  readonly there?: string;
  readonly key?: string | null;
  readonly allows?: boolean;
  readonly serviceAway?: boolean;
}) {
  const { key = 'K1', allows = true, serviceAway = false } = start;
  const did: string[] = [];
  let here = start.here === undefined ? null : { sent: sub(start.here), publicKey: start.hereKey ?? 'K1' };
  let there = start.there === undefined ? null : sub(start.there).endpoint;
  const browser: PushBrowser = {
    place: async () => 'ready',
    isAllowed: () => allows,
    ask: async () => {
      did.push('ask');
      return allows;
    },
    current: async () => here,
    subscribe: async (publicKey) => {
      if (serviceAway) throw new DOMException('', 'AbortError');
      did.push('subscribe');
      here = { sent: sub('new'), publicKey };
      return here.sent;
    },
    unsubscribe: async () => {
      did.push('unsubscribe');
      here = null;
    },
  };
  const server: PushServer = {
    publicKey: async () => key,
    endpoint: async () => there,
    put: async (sent) => {
      did.push('put');
      there = sent.endpoint;
    },
    remove: async () => {
      did.push('remove');
      there = null;
    },
  };
  return { browser, server, did, isOn: () => isOnHere(here, { endpoint: there, publicKey: key }) };
}

describe('PU10: turning notices on and off', () => {
  it('asks the person first, then subscribes, then tells the server', async () => {
    const { browser, server, did, isOn } = world({});
    expect([await turnOnPush(browser, server), did, isOn()]).toEqual([
      'on',
      ['ask', 'subscribe', 'put'],
      true,
    ]);
    did.length = 0;
    await turnOffPush(browser, server);
    expect([did, isOn()]).toEqual([['remove', 'unsubscribe'], false]);
  });

  it('subscribes nobody who does not allow it, and says when the service is away', async () => {
    const no = world({ allows: false });
    expect([await turnOnPush(no.browser, no.server), no.did]).toEqual(['notAllowed', ['ask']]);
    const away = world({ serviceAway: true });
    expect([await turnOnPush(away.browser, away.server), away.isOn()]).toEqual(['noService', false]);
    const off = world({ key: null });
    expect([await turnOnPush(off.browser, off.server), off.did]).toEqual(['noService', ['ask']]);
  });

  it('takes the subscription that the browser has, unless it is of another key', async () => {
    const had = world({ here: 'old' });
    expect([await turnOnPush(had.browser, had.server), had.did]).toEqual(['on', ['ask', 'put']]);
    const other = world({ here: 'old', hereKey: 'K0' });
    expect([await turnOnPush(other.browser, other.server), other.did]).toEqual([
      ...['on', ['ask', 'subscribe', 'put']],
    ]);
  });

  it('is on only where the server sends to this very browser', () => {
    expect(world({ here: 'a', there: 'a' }).isOn()).toBe(true);
    expect(world({ here: 'a', there: 'b' }).isOn()).toBe(false);
    expect(world({ here: 'a' }).isOn()).toBe(false);
    expect(world({ there: 'a' }).isOn()).toBe(false);
    expect(world({ here: 'a', there: 'a', hereKey: 'K0' }).isOn()).toBe(false);
  });
});

describe('PU11: notices that are on stay on', () => {
  it.each<[string, Parameters<typeof world>[0], readonly string[]]>([
    ['all is well', { here: 'a', there: 'a' }, []],
    ['they are off: nothing is turned on', { here: 'a' }, []],
    ['the person has taken the browser’s leave back', { here: 'a', there: 'b', allows: false }, []],
    ['the browser has made itself another subscription', { here: 'b', there: 'a' }, ['put']],
    ['the browser has dropped it', { there: 'a' }, ['subscribe', 'put']],
    ['the server has another key', { here: 'a', there: 'a', hereKey: 'K0' }, ['subscribe', 'put']],
    ['the server sends none any more', { here: 'b', there: 'a', key: null }, []],
  ])('%s', async (_what, start, done) => {
    const { browser, server, did } = world(start);
    await keepPush(browser, server);
    expect(did).toEqual(done);
  });
});
