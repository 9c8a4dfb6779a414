import { describe, expect, it } from 'vitest';
import { linkOf, titleOf } from './link-of.ts';

describe('an address that somebody types', () => {
  it('is https where they do not say it, and stays what they say', () => {
    expect(linkOf(' naver.me/abc ')).toBe('https://naver.me/abc');
    expect(linkOf('example.com:8080/a')).toBe('https://example.com:8080/a');
    expect(linkOf('http://192.168.0.7/')).toBe('http://192.168.0.7/');
    expect(linkOf('javascript:alert(1)')).toBe('javascript:alert(1)');
  });

  it('is called by whose it is where it has no title', () => {
    expect(titleOf('https://www.example.com/a/b')).toBe('example.com');
  });
});
