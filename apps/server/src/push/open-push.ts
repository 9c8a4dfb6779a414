import type { Id } from '@ddak/domain';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openOrm, type Pool } from '../db/pool.ts';
import { PushSubscriptions, type StoredSubscription } from '../db/push-subscriptions.ts';
import { asAccount } from '../db/reader.ts';
import { composePush, payloadOf, type Sender, sentHash, topicOf } from './compose-push.ts';
import { openVapidKeys } from './open-vapid-keys.ts';
import { openPost, type Post } from './post-push.ts';
import { type Push, type PushMessage, type PushOutcome, PushUnavailable } from './push-message.ts';
import { AddressRefused, isEndpoint, type Reach } from './reachable.ts';

export interface PushParts {
  readonly config: Pick<Config, 'dataDir' | 'push' | 'publicUrl' | 'mail'>;
  readonly pool: Pool;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
  /** How requests leave, where not by the net. */
  readonly post?: Post;
}

export interface OpenPush extends Push {
  /** The key that browsers subscribe with; null where pushes are off. */
  readonly publicKey: string | null;
  /** PU3: whether something may be sent there, by its form. */
  takes(endpoint: string): boolean;
  close(): void;
}

const OFF: OpenPush = {
  publicKey: null,
  takes: () => false,
  send: async () => 'nowhere',
  close: () => {},
};

const addressIn = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from.trim();

function senderOf({ dataDir, publicUrl, mail }: PushParts['config']): Sender {
  const keys = openVapidKeys(dataDir);
  const isPublic = publicUrl?.startsWith('https:');
  return { ...keys, subject: isPublic && publicUrl ? publicUrl : `mailto:${addressIn(mail.from)}` };
}

/** The way out to people's devices. */
export function openPush(parts: PushParts): OpenPush {
  const { config, pool } = parts;
  if (config.push === 'off') return OFF;
  const reach: Reach = config.push === 'loopback' ? 'loopback' : 'public';
  const post = parts.post ?? openPost({ reach });
  const sender = senderOf(config);
  const subscriptions = new PushSubscriptions(openOrm(pool));
  const each = { ...parts, post, sender, subscriptions, reach };
  return {
    publicKey: sender.publicKey,
    takes: (endpoint) => isEndpoint(endpoint, reach),
    send: (userId, message) => asAccount(userId, () => sendToAll(each, userId, message)),
    close: () => post.close(),
  };
}

interface SendParts extends Pick<PushParts, 'log' | 'now'> {
  readonly post: Post;
  readonly sender: Sender;
  readonly subscriptions: PushSubscriptions;
  readonly reach: Reach;
}

async function sendToAll(
  parts: SendParts,
  userId: Id,
  message: PushMessage & { readonly key: string },
): Promise<PushOutcome> {
  const sent = { payload: payloadOf(message), topic: topicOf(message.key) };
  const devices = await parts.subscriptions.livingOf(userId, parts.now());
  const told = await Promise.allSettled(devices.map((device) => sendToOne(parts, device, sent)));
  // The others have got it all the same, and do not get it again (PU7).
  for (const one of told) if (one.status === 'rejected') throw one.reason;
  const outcomes = told.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'));
  return outcomes.find((one) => one === 'sent') ?? outcomes.find((one) => one === 'refused') ?? 'nowhere';
}

async function sendToOne(
  { post, sender, subscriptions, reach, log, now }: SendParts,
  device: StoredSubscription,
  sent: { readonly payload: string; readonly topic: string },
): Promise<PushOutcome> {
  const hash = sentHash(sent.topic, sent.payload);
  if (device.sentHash === hash) return 'sent';
  // One that was taken under other settings.
  if (!isEndpoint(device.endpoint, reach)) return 'refused';
  const status = await post(composePush(device, sent, sender)).catch((error: unknown) => {
    if (error instanceof AddressRefused) return null;
    throw new PushUnavailable('a push service does not answer', { cause: error });
  });
  if (status !== null && status >= 200 && status < 300) {
    await subscriptions.markSent(device._id, hash, now());
    return 'sent';
  }
  if (status === 404 || status === 410) {
    await subscriptions.remove(device._id);
    return 'nowhere';
  }
  if (status === 429 || (status !== null && status >= 500))
    throw new PushUnavailable(`a push service answers ${status}`);
  log.warn({ status }, 'a push is not taken');
  return 'refused';
}
