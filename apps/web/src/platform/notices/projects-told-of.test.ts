import type { Notice } from '@ddak/protocol';
import { expect, it } from 'vitest';
import { projectsToldOf } from './projects-told-of.ts';

const notice = (projectId: string | null, readAt: number | null): Notice => ({
  ...{
    _id: `${Math.random()}`,
    projectId,
    projectTitle: projectId && `작품 ${projectId}`,
    title: '',
    body: '',
    path: '/',
  },
  ...{ kind: 'call', createdAt: 0, readAt },
});

it('NT4: tells of which projects there is something, and how much of it is new', () => {
  const notices = [
    notice('b', null),
    notice('a', 1),
    notice(null, null),
    notice('b', null),
    notice('a', null),
  ];
  expect(projectsToldOf(notices)).toEqual([
    { projectId: 'b', title: '작품 b', unread: 2 },
    { projectId: 'a', title: '작품 a', unread: 1 },
  ]);
});
