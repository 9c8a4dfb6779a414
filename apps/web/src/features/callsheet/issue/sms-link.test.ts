import { expect, it } from 'vitest';
import { smsLink } from './sms-link.ts';

it('CS53: a link goes by the device’s own text message to one person', () => {
  const link = smsLink('010-0000-1234', 'https://ddak.example/c/abc');
  const [to, body = ''] = link.split('?&body=');
  expect([to, decodeURIComponent(body)]).toEqual(['sms:01000001234', '일촬표 https://ddak.example/c/abc']);
});
