import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { eraseKeptProjectList, keepProjectList, readKeptProjectList } from './kept-project-list.ts';
import type { ListedProject } from './project-api.ts';

const project: ListedProject = {
  _id: 'p1',
  title: '막차의 우산',
  projectType: 'feature',
  colour: 1,
  startDate: null,
  endDate: null,
  archivedAt: null,
  role: 'owner',
};

it('the list of my projects is kept as last seen, for its person alone, until they sign out', async () => {
  await keepProjectList({ userId: 'u1', at: 1, projects: [] });
  await keepProjectList({ userId: 'u1', at: 2, projects: [project] });
  expect(await readKeptProjectList('u1')).toEqual({ userId: 'u1', at: 2, projects: [project] });
  expect(await readKeptProjectList('u2')).toBeUndefined();
  await eraseKeptProjectList('u1');
  expect(await readKeptProjectList('u1')).toBeUndefined();
});
