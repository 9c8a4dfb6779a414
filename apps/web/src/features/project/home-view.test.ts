import type { ProjectHome } from '@ddak/domain';
import { expect, it } from 'vitest';
import { comingCall, freeColour, homeStage, sortedOut, waitingOf } from './home-view.ts';
import type { ListedProject } from './project-api.ts';

const HOUR = 3_600_000;
const call = (callAt: number, cancels = false): ProjectHome['call'] => ({
  ...{ callsheetId: 's', dayText: '2회차 / 총 3회차', date: '2026-12-02', time: '08:00', team: '' },
  ...{ place: '편의점', address: '', callAt, cancels },
});
const project = (_id: string, home: Partial<ProjectHome>): ListedProject => ({
  ...{ _id, title: _id, projectType: 'feature', colour: 1, startDate: null, endDate: null },
  ...{ archivedAt: null, role: 'member' },
  home: { call: null, progress: null, nextDay: null, requests: 0, unsent: [], ...home },
});

it('HM4: the call that comes first stands above the projects, until twelve hours after it', () => {
  const projects = [
    project('later', { call: call(30 * HOUR) }),
    project('soon', { call: call(20 * HOUR) }),
    project('off', { call: call(10 * HOUR, true) }),
  ];
  expect(comingCall(projects, 0)?.project._id).toBe('soon');
  expect(comingCall(projects, 32 * HOUR)?.project._id).toBe('later');
  expect(comingCall(projects, 42 * HOUR)).toBeNull();
});

it('HM4: who takes part in nothing is shown the ways in, or what they wait for', () => {
  expect([homeStage(1, 1), homeStage(0, 1), homeStage(0, 0)]).toEqual(['work', 'waits', 'begins']);
});

it('HM3: tells what waits for me, each with its place', () => {
  const unsent = [
    { callsheetId: 'a', date: '2026-12-02', dayName: '2회차', isIssued: true },
    { callsheetId: 'b', date: '2026-12-03', dayName: '', isIssued: false },
  ];
  const waiting = waitingOf([project('p', { requests: 2, unsent })], (date) => date.slice(5));
  expect(waiting.map(({ title, hint, to }) => [title, hint, to])).toEqual([
    ['참여 요청 2건', '답을 기다려요', '/projects/p/crew'],
    ['2회차 12-02 일촬표', '발행한 뒤 바뀌었어요', '/projects/p/callsheets/a'],
    ['12-03 일촬표', '아직 발행하지 않았어요', '/projects/p/callsheets/b'],
  ]);
});

it('SA6: a sample stands apart: it is neither worked on nor put away', () => {
  const sample = { ...project('s', {}), isSample: true };
  const away = { ...project('a', {}), archivedAt: 5 };
  const sorted = sortedOut([sample, project('p', {}), away, { ...sample, _id: 't', archivedAt: 5 }]);
  const ids = Object.entries(sorted).map(([where, list]) => [where, list.map(({ _id }) => _id)]);
  expect(Object.fromEntries(ids)).toEqual({ samples: ['s', 't'], open: ['p'], archived: ['a'] });
});

it('a new project has a colour that the others have not', () => {
  expect(freeColour([])).toBe(1);
  expect(freeColour([{ colour: 1 }, { colour: 5 }])).toBe(3);
  expect(freeColour(Array.from({ length: 10 }, (_, colour) => ({ colour })))).toBe(1);
});
