import { expect, it } from 'vitest';
import { roomText } from './room-text.ts';

it('the room for files reads in MB and GB', () => {
  const MiB = 1024 * 1024;
  expect(roomText({ usedBytes: 0, limitBytes: 2048 * MiB })).toBe('0MB / 2GB');
  expect(roomText({ usedBytes: 1536 * MiB, limitBytes: 12288 * MiB })).toBe('1.5GB / 12GB');
});
