import type { Notice } from '@ddak/protocol';
import { expect, it } from 'vitest';
import { groupNotices } from './group-notices.ts';

const at = (text: string): number => Date.parse(`${text}+09:00`);
const notice = (createdAt: number): Notice => ({
  ...{ _id: `${createdAt}`, projectId: 'p', projectTitle: '막차의 우산', title: '', body: '', path: '/' },
  ...{ kind: 'call', createdAt, readAt: null },
});

it('NT4: tells notices by the day, as people name it', () => {
  const times = ['2026-11-22T23:59:00', '2026-11-22T08:00:00', '2026-11-21T10:00:00', '2026-11-02T10:00:00'];
  const days = groupNotices(
    times.map((text) => notice(at(text))),
    at('2026-11-22T23:59:30'),
  );
  expect(days.map(({ day, notices }) => [day, notices.length])).toEqual([
    ['오늘', 2],
    ['어제', 1],
    ['11.2', 1],
  ]);
});
