import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { pushDevice, senderOf } from '../testing/push-device.ts';
import { composePush, payloadOf, topicOf } from './compose-push.ts';

const message = { title: '3회차 집합 시간', body: '집합 08:00 → 07:30', path: '/project/1', tag: 'call' };
// Drawn by the library, which fills a private key up to its 32 bytes.
const sender = { ...webPush.generateVAPIDKeys(), subject: 'mailto:no-reply@ddak.example' };

describe('a push', () => {
  it('PU5: is never more than a push takes, and says what is cut off', () => {
    const long = '🎬'.repeat(5_000);
    const payload = payloadOf({ ...message, title: long, body: long, path: `/${'a'.repeat(299)}` });
    const { body } = composePush(device(), { payload, topic: topicOf('a') }, sender);
    expect(body.length).toBeLessThanOrEqual(4096);
    expect(JSON.parse(payload).title).toBe(`${'🎬'.repeat(79)}…`);
    const quoted = payloadOf({ ...message, title: '\u0001'.repeat(500), body: '\u0001'.repeat(5_000) });
    expect(
      composePush(device(), { payload: quoted, topic: topicOf('a') }, sender).body.length,
    ).toBeLessThanOrEqual(4096);
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'project/1', ''])(
    'leads nowhere but into the app: %j',
    (path) => expect(() => payloadOf({ ...message, path })).toThrow('a path of the app'),
  );

  it('PU6: has the same Topic for the same key, of 32 signs that every service takes', () => {
    expect(topicOf('callsheet 1 판 2')).toBe(topicOf('callsheet 1 판 2'));
    expect(topicOf('callsheet 1 판 2')).not.toBe(topicOf('callsheet 1 판 3'));
    for (const key of ['', 'a', '가'.repeat(1_000)]) expect(topicOf(key)).toMatch(/^[\w-]{32}$/);
  });

  it('PU5: is encrypted to one device, signed, urgent and kept for a day', () => {
    const { subscription, read } = pushDevice('https://push.example.com/a?b=c');
    const { endpoint, keys } = subscription;
    const sent = { payload: payloadOf(message), topic: topicOf('a') };
    const { headers, body } = composePush({ endpoint, ...keys }, sent, sender);
    expect(headers).toMatchObject({ TTL: 86_400, Urgency: 'high', Topic: sent.topic });
    expect(headers['Content-Encoding']).toBe('aes128gcm');
    expect(body.toString('latin1')).not.toContain('project');
    expect(read({ body })).toEqual(message);
    expect(() => pushDevice(endpoint).read({ body })).toThrow();
    const said = senderOf({ headers: { authorization: String(headers.Authorization) } });
    expect(said).toMatchObject({ aud: 'https://push.example.com', sub: 'mailto:no-reply@ddak.example' });
  });
});

const device = () => {
  const { endpoint, keys } = pushDevice('https://push.example.com/a').subscription;
  return { endpoint, ...keys };
};
