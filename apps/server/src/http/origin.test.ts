import { describe, expect, it } from 'vitest';
import { isOwnOrigin, isPrivateHost } from './origin.ts';

const check = (origin: string | undefined, host: string, publicUrl?: string, site?: string): boolean =>
  isOwnOrigin({ headers: { origin, 'sec-fetch-site': site }, host, protocol: 'http' }, publicUrl);

describe('the origin check', () => {
  it('takes scheme and Host for ours on this machine and its own network', () => {
    expect(check('http://localhost:3000', 'localhost:3000')).toBe(true);
    expect(check('http://192.168.0.7:3000', '192.168.0.7:3000')).toBe(true);
    expect(check('http://[::1]:3000', '[::1]:3000')).toBe(true);
  });

  it('refuses another port, another scheme, another host', () => {
    expect(check('http://localhost:4000', 'localhost:3000')).toBe(false);
    expect(check('https://localhost:3000', 'localhost:3000')).toBe(false);
    expect(check('http://evil.example', 'localhost:3000')).toBe(false);
    expect(check('null', 'localhost:3000')).toBe(false);
  });

  it('refuses a public name that points at us, as long as PUBLIC_URL does not say that it is ours', () => {
    expect(check('http://rebound.example', 'rebound.example')).toBe(false);
    expect(check('https://ddak.example', 'internal:3000', 'https://ddak.example')).toBe(true);
    expect(check('http://localhost:3000', 'localhost:3000', 'https://ddak.example')).toBe(false);
  });

  it('goes by Fetch-Metadata where there is no Origin, and lets programs pass that are no browsers', () => {
    expect(check(undefined, 'localhost:3000', undefined, 'cross-site')).toBe(false);
    expect(check(undefined, 'localhost:3000', undefined, 'same-site')).toBe(false);
    expect(check(undefined, 'localhost:3000', undefined, 'same-origin')).toBe(true);
    expect(check(undefined, 'localhost:3000')).toBe(true);
  });

  it('believes neither header where they disagree', () => {
    expect(check('http://localhost:3000', 'localhost:3000', undefined, 'same-origin')).toBe(true);
    expect(check('http://localhost:3000', 'localhost:3000', undefined, 'cross-site')).toBe(false);
    expect(check('http://evil.example', 'localhost:3000', undefined, 'same-origin')).toBe(false);
  });

  it.each([
    ['127.0.0.1:3000', true],
    ['10.1.2.3', true],
    ['172.31.255.1', true],
    ['172.32.0.1', false],
    ['169.254.1.1', true],
    ['[fd00::1]:80', true],
    ['8.8.8.8', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['', false],
  ])('knows whether %s is private', (host, expected) => {
    expect(isPrivateHost(host)).toBe(expected);
  });
});
