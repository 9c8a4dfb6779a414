import { expect, it } from 'vitest';
import type { Delivery } from './delivery-api.ts';
import { deliveryWords } from './reader-delivery.ts';

const of = (status: Delivery['status'], hasAccount = false, mail: 'smtp' | 'outbox' = 'smtp') =>
  deliveryWords({ mail: { ...MAIL, status } }, { hasAccount, mail })?.text;
const MAIL = { recipient: 'crew:1', channel: 'mail', status: 'sent', at: 0 } as const;

it('CS49: says of each message what became of it', () => {
  expect(
    (['waiting', 'sent', 'bounced', 'failed', 'unreachable'] as const).map((status) => of(status)),
  ).toEqual([
    '보내는 중',
    '메일 보냄',
    '메일이 되돌아왔어요',
    '메일을 보내지 못했어요',
    '이메일 주소가 없어요',
  ]);
  expect(of('unreachable', true)).toBe('이메일을 아직 확인하지 않은 사람');
});

it('CS49: never says that a mail was sent where none leaves the server', () => {
  expect(of('sent', false, 'outbox')).toBeUndefined();
  expect(of('unreachable', false, 'outbox')).toBeUndefined();
});

it('CS49: needs no mail where a notice has reached somebody', () => {
  const push = { ...MAIL, channel: 'push' } as const;
  const about = { hasAccount: true, mail: 'smtp' } as const;
  const [bounced, sent] = [{ ...MAIL, status: 'bounced' } as const, MAIL];
  expect(deliveryWords({ mail: bounced, push }, about)).toEqual({ text: '알림 보냄', isTrouble: false });
  expect(deliveryWords({ mail: sent, push }, about)?.text).toBe('알림과 메일 보냄');
  const app = { ...MAIL, channel: 'app' } as const;
  expect(deliveryWords({ mail: sent, app }, about)?.text).toBe('메일 보냄');
  expect(deliveryWords({ mail: sent, app }, { hasAccount: true, mail: 'outbox' })?.text).toBe('앱에 알림');
});
