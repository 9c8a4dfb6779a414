import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { isLost, lostWords } from './lost-cargo.ts';

it('TT27: what hangs at the pointer is lost when all of it is gone, and it is said what became of it', () => {
  const production = new Production();
  const scenes = [production.scene(1), production.scene(2)] as const;
  const dayId = production.day('2026-12-01');
  const rows = production.allocate(dayId, ...scenes);
  const before = production.state;
  const [both, waiting] = [{ kind: 'rows', ids: rows } as const, { kind: 'scenes', ids: scenes } as const];
  production.run('removeScenes', { sceneIds: [scenes[0]] });
  expect([isLost(production.state, both), isLost(production.state, waiting)]).toEqual([false, false]);
  production.run('removeTimetable', { timetableId: dayId });
  expect([isLost(production.state, both), isLost(production.state, waiting)]).toEqual([true, false]);
  expect(lostWords(before, production.state, both)).toBe('끄는 사이에 누가 이 씬을 지웠어요.');
  const second = { ...both, ids: [rows[1]!] };
  expect(lostWords(before, production.state, second)).toBe('끄는 사이에 누가 이 촬영일을 지웠어요.');
});
