import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { isLost, lostTargetWords, lostWords } from './lost-cargo.ts';

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
  const owner = () => production.ownerId;
  const words = (cargo: typeof both | { kind: 'rows'; ids: string[] }, who: () => string | null = owner) =>
    lostWords(before, production.state, cargo, who);
  const name = [...production.state.projectMember.values()].find(({ userId }) => userId === owner())!.name;
  expect(words(both)).toContain(` · 끄는 사이에 ${name} 님이 이 씬을 지웠어요.`);
  expect(words({ kind: 'rows', ids: [rows[1]!] })).toMatch(
    /^S#2 · 끄는 사이에 .* 님이 이 촬영일을 지웠어요\.$/,
  );
  expect(words(both, () => null)).toContain('끄는 사이에 누가 이 씬을 지웠어요.');
});

it('TT27: the day that it hangs over is said to be gone, with who removed it', () => {
  const production = new Production();
  const [gone, stays] = [production.day('2026-12-01'), production.day('2026-12-02')];
  const before = production.state;
  production.run('removeTimetable', { timetableId: gone });
  const over = (timetableId: string) =>
    lostTargetWords(
      before,
      production.state,
      { kind: 'day', timetableId, afterRowId: null },
      () => production.ownerId,
    );
  expect(over(gone)).toMatch(/^1회차 12\.1 화 · 끄는 사이에 .+ 님이 이 촬영일을 지웠어요\.$/);
  expect(over(stays)).toBeNull();
  expect(lostTargetWords(before, production.state, { kind: 'pool' }, () => null)).toBeNull();
});
