import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { eraseKeptAnswers, keepAnswer, readKeptAnswer } from './kept-answers.ts';

it('MS6: what was answered is kept as last seen, under its name, for its person alone, until they sign out', async () => {
  await keepAnswer({ userId: 'u1', name: 'projects', at: 1, value: [] });
  await keepAnswer({ userId: 'u1', name: 'projects', at: 2, value: ['막차의 우산'] });
  await keepAnswer({ userId: 'u1', name: 'schedule', at: 3, value: ['12월 1일'] });
  expect(await readKeptAnswer('u1', 'projects')).toMatchObject({ at: 2, value: ['막차의 우산'] });
  expect(await readKeptAnswer('u1', 'schedule')).toMatchObject({ at: 3, value: ['12월 1일'] });
  expect(await readKeptAnswer('u2', 'projects')).toBeUndefined();
  await eraseKeptAnswers('u1');
  expect(await readKeptAnswer('u1', 'projects')).toBeUndefined();
  expect(await readKeptAnswer('u1', 'schedule')).toBeUndefined();
});
