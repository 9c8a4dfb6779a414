import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { VapidKeys } from './open-vapid-keys.ts';
import type { PushRequest } from './post-push.ts';
import type { PushMessage } from './push-message.ts';

/** A notice of yesterday says nothing any more. */
const TTL_SECONDS = 24 * 60 * 60;
const MOST = { title: 80, body: 400, path: 300, tag: 100 };

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** At most so many signs; emoji and the like are not cut in two. */
function cut(text: string, most: number): string {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
}

/** PU5: what a device is told: never more than a push takes (4096 bytes). */
export function payloadOf({ title, body, path, tag }: PushMessage): string {
  if (!/^\/(?![/\\])/.test(path) || path.length > MOST.path || tag.length > MOST.tag)
    throw new Error('a push has a path of the app and a short tag');
  return JSON.stringify({ title: cut(title, MOST.title), body: cut(body, MOST.body), path, tag });
}

/** PU6: 32 signs that any service takes, the same for the same key; the service learns nothing of it. */
export const topicOf = (key: string): string => hash(key).slice(0, 32);

/** What was sent under which key: whoever has got that needs it no more (PU7). */
export const sentHash = (topic: string, payload: string): string => hash(`${topic}\n${payload}`);

export interface Sender extends VapidKeys {
  /** Where a push service finds who sends: an https origin, or mailto. */
  readonly subject: string;
}

/** RFC 8030, 8188, 8291, 8292: the request that carries a payload to a device, readable by that alone. */
export function composePush(
  { endpoint, p256dh, auth }: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
  { payload, topic }: { readonly payload: string; readonly topic: string },
  vapidDetails: Sender,
): PushRequest {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    ...{ vapidDetails, topic, TTL: TTL_SECONDS },
    ...{ urgency: 'high', contentEncoding: 'aes128gcm' },
  });
  return { endpoint, headers, body };
}
