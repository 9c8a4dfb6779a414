import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { Cargo, DropTarget } from './drop.ts';
import { poolView, startFilter } from './pool-view.ts';
import { previewDrop } from './preview-drop.ts';
import { rowChoices } from './row-choices.ts';
import { sayDrop } from './say-drop.ts';

const film = () => {
  const production = new Production();
  const plan = { plannedMinutes: 70, setName: '편의점' };
  const person = production.character('준호');
  const scenes = [1, 2, 3].map((n) => production.scene(n, { ...plan, setName: n === 3 ? '옥상' : '편의점' }));
  const cast = production.scene(4, plan, [person]);
  const days = ['2026-12-01', '2026-12-02'].map((date) => production.day(date, { calltime: 540 }));
  const preview = (cargo: Cargo, target: DropTarget) => {
    const { now: _, ...ctx } = production.context();
    return previewDrop(production.state, cargo, target, { ...ctx, now: 0 }, production.newId);
  };
  const to = (timetableId: string, afterRowId: string | null = null): DropTarget => ({
    kind: 'day',
    timetableId,
    afterRowId,
  });
  return { production, scenes, cast, first: days[0]!, second: days[1]!, preview, to };
};

describe('the answer before the drop', () => {
  it('says when the day would end, in the words of the card', () => {
    const { production, scenes, first, preview, to } = film();
    production.allocate(first, scenes[0]!);
    const card = preview({ kind: 'scenes', ids: [scenes[1]!] }, to(first));
    expect(card).toMatchObject({ title: '1회차로 옮기면', end: { before: '10:10', after: '11:20' } });
    expect(card!.lines).toEqual([{ text: '근로 2시간 20분 · 12시간 안', tone: 'plain' }]);
  });

  it('says what the day that is left gains', () => {
    const { production, scenes, first, second, preview, to } = film();
    const rows = production.allocate(first, scenes[0]!, scenes[1]!);
    const card = preview({ kind: 'rows', ids: [rows[1]!] }, to(second));
    expect(card!.lines.map((line) => line.text)).toContain('1회차 종료 11:20 → 10:10');
  });

  it('counts new places and people as a burden', () => {
    const { production, scenes, cast, first, preview, to } = film();
    production.allocate(first, scenes[0]!);
    const texts = preview({ kind: 'scenes', ids: [scenes[2]!, cast] }, to(first))!.lines;
    expect(texts).toContainEqual({ text: '장소 +1곳', tone: 'up' });
    expect(texts).toContainEqual({ text: '배우 +1명', tone: 'up' });
  });

  it('CO8: says how many more moves the day has, and how many fewer the day that is left', () => {
    const { production, scenes, first, second, preview, to } = film();
    const rows = production.allocate(first, scenes[0]!, scenes[2]!);
    production.allocate(second, scenes[1]!);
    const texts = preview({ kind: 'rows', ids: [rows[1]!] }, to(second))!.lines;
    expect(texts).toContainEqual({ text: '이동 +1번', tone: 'up' });
    expect(texts.map(({ text }) => text)).toContain('1회차 종료 11:20 → 10:10 · 이동 −1번');
  });

  it('CO9: says what the plan would cost more or less, to who may read costs alone', () => {
    const { production, scenes, first, second, preview, to } = film();
    const rows = production.allocate(first, scenes[0]!, scenes[1]!);
    production.run('setCostRates', {
      ratesId: production.newId(),
      patch: { shootDay: 1_000_000, crewDay: 2_000_000 },
    });
    const cargo: Cargo = { kind: 'rows', ids: [rows[1]!] };
    // A day more, and its place.
    const dearer = { text: '비용 +₩3,700,000', tone: 'up' };
    expect(preview(cargo, to(second))!.lines).toContainEqual(dearer);
    const reader = { ...production.context({ as: production.member('editor') }), now: 0 };
    const said = previewDrop(production.state, cargo, to(second), reader, production.newId)!;
    expect(said.lines.map(({ text }) => text).join()).not.toMatch(/₩/);
    production.run('moveRows', { rowIds: [rows[1]!], toTimetableId: second, afterRowId: null });
    expect(preview(cargo, { kind: 'pool' })!.lines).toContainEqual({
      ...dearer,
      text: '비용 −₩3,700,000',
      tone: 'down',
    });
  });

  it('CO8: says how much longer the cast waits, also where a scene goes back to the pool', () => {
    const { production, cast, scenes, first, second, preview, to } = film();
    const third = production.day('2026-12-03', { calltime: 540 });
    const [character] = production.state.scene.get(cast)!.characters;
    const other = production.scene(5, { plannedMinutes: 70, setName: '편의점' }, [character!._id]);
    const [row] = production.allocate(first, cast);
    production.allocate(second, scenes[0]!);
    expect(preview({ kind: 'scenes', ids: [other] }, to(third))!.lines).toContainEqual({
      text: '배우 대기 +1일',
      tone: 'up',
    });
    production.allocate(third, other);
    const back = preview({ kind: 'rows', ids: [row!] }, { kind: 'pool' })!.lines;
    expect(back).toContainEqual({ text: '배우 대기 −1일', tone: 'down' });
  });

  it('warns beyond twelve hours', () => {
    const { production, scenes, first, preview, to } = film();
    const [row] = production.allocate(first, scenes[0]!);
    production.run('editRow', { rowId: row!, patch: { minutes: 700 } });
    const card = preview({ kind: 'scenes', ids: [scenes[1]!] }, to(first, row!));
    expect(card!.lines[0]).toEqual({ text: '근로 12시간 초과 50분', tone: 'up' });
  });

  it('PC14: tells one more scene of somebody who is away, and how much less would warn', () => {
    const { production, cast, first, second, preview, to } = film();
    const [character] = production.state.scene.get(cast)!.characters;
    const other = production.scene(5, { plannedMinutes: 70, setName: '편의점' }, [character!._id]);
    const dates = { from: '2026-12-01', to: '2026-12-01', start: null, end: null, note: '' };
    const away = { kind: 'unavailable' as const, ...dates };
    production.run('editCharacter', { characterId: character!._id, patch: { availability: [away] } });
    const [row] = production.allocate(first, cast);
    const texts = preview({ kind: 'scenes', ids: [other] }, to(first, row!))!.lines;
    expect(texts).toContainEqual({
      text: '준호는 이날 안 돼요: 12.1 화 불가. S#4, S#5에 필요해요.',
      tone: 'up',
    });
    const gone = preview({ kind: 'rows', ids: [row!] }, to(second))!.lines;
    expect(gone).toContainEqual({ text: '점검 −1개', tone: 'down' });
    expect(gone.map(({ text }) => text).join()).not.toContain('준호');
  });

  it('gives the reason where the drop would be refused', () => {
    const { production, scenes, first, preview, to } = film();
    production.run('editTimetable', { timetableId: first, patch: { locked: true } });
    const card = preview({ kind: 'scenes', ids: [scenes[0]!] }, to(first));
    expect(card).toMatchObject({ end: null, lines: [{ tone: 'up' }] });
    expect(card!.lines[0]!.text).toContain('잠긴');
  });

  it('speaks of the order when rows stay on their day', () => {
    const { production, scenes, first, preview, to } = film();
    const rows = production.allocate(first, scenes[0]!, scenes[1]!);
    const card = preview({ kind: 'rows', ids: [rows[1]!] }, to(first));
    expect(card).toMatchObject({ title: '1회차 순서를 바꾸면', end: { before: '11:20', after: '11:20' } });
  });

  it('is silent where nothing would change', () => {
    const { production, scenes, first, preview, to } = film();
    const rows = production.allocate(first, scenes[0]!, scenes[1]!);
    expect(preview({ kind: 'rows', ids: [rows[1]!] }, to(first, rows[0]!))).toBeNull();
    expect(preview({ kind: 'scenes', ids: [scenes[2]!] }, { kind: 'pool' })).toBeNull();
  });

  it('TT2: names a day of a second unit with it, in the card, in what is said of the drop, in the pool and the menu', () => {
    const { production, scenes, first, preview, to } = film();
    const other = production.day('2026-12-01', { unit: 'B', calltime: 540 });
    const off = production.day('2026-12-05', { unit: 'B', dayKind: '준비', calltime: 540 });
    const cargo: Cargo = { kind: 'scenes', ids: [scenes[0]!] };
    const titles = [first, other, off].map((day) => preview(cargo, to(day))?.title);
    expect(titles).toEqual(['1회차로 옮기면', '1회차 B팀으로 옮기면', '12.5 토 B팀 자리로 옮기면']);
    expect(sayDrop(production.state, cargo, to(other))).toBe('S#1 씬을 1회차 B팀으로 옮겼어요.');
    production.allocate(other, scenes[0]!);
    const filter = { ...startFilter, allocationOnly: false };
    const pool = poolView(production.state, production.boardId, filter);
    expect(pool.groups[0]?.items[0]?.days).toBe('1회차 B팀');
    const phaseData = { kind: '식사', label: '', minutes: 60, note: '' } as const;
    const rowId = production.newId();
    production.run('addPhaseRow', { rowId, timetableId: other, afterRowId: null, phaseData });
    const choices = rowChoices(production.state, production.boardId).map(({ label }) => label);
    expect(choices).toContain('1회차 B팀 12.1 화처럼');
  });
});
