import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { isInsideHost } from './inside-host.ts';

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.0.7', true],
  ['ollama', true],
  ['nas.local', true],
  ['mail.example.kr', false],
  ['8.8.8.8', false],
  ['[2001:db8::1]', false],
  ['local.example.kr', false],
])('%s is spoken to in the clear: %s', (host, inside) => expect(isInsideHost(host)).toBe(inside));

it.each([
  ['http://127.0.0.1:11434/v1', true],
  ['http://ollama:11434/v1', true],
  ['https://model.example.kr/v1', true],
  ['http://model.example.kr/v1', false],
])('AI_BASE_URL is https outside of the own network: %s', (url, taken) => {
  const read = () => readConfig({ AI_BASE_URL: url });
  if (taken) expect(read().ai?.baseUrl).toBe(url);
  else expect(read).toThrow('https 주소여야 합니다');
});

it.each([
  ['http://127.0.0.1:9000/ddak', undefined],
  ['https://s3.example.kr/ddak/team', undefined],
  ['http://s3.example.kr/ddak', 'https 주소여야 합니다'],
  ['https://s3.example.kr/', '버킷까지 적은 주소여야 합니다'],
])('FS12: DDAK_S3_URL names a bucket, by https outside of the own network: %s', (url, refused) => {
  const read = () => readConfig({ DDAK_S3_URL: url });
  if (refused) expect(read).toThrow(refused);
  else expect(read().s3?.url).toBe(url);
});

it('the checking of certificates is turned off nowhere', () => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const files = globSync('**/*.ts', { cwd: here }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(100);
  const off = /rejectUnauthorized|TLS_REJECT_UNAUTHORIZED|checkServerIdentity/;
  expect(files.filter((file) => off.test(readFileSync(`${here}/${file}`, 'utf8')))).toEqual([]);
});
