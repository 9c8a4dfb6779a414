import { expect, it } from 'vitest';
import type { Delivery } from './delivery-api.ts';
import { deliveryWords } from './reader-delivery.ts';

const of = (status: Delivery['status'], hasAccount = false, mail: 'smtp' | 'outbox' = 'smtp') =>
  deliveryWords({ recipient: 'crew:1', channel: 'mail', status, at: 0 }, { hasAccount, mail })?.text;

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
});
